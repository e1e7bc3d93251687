import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { jsonIn } from '../../content/json/json-in';
import { isRecord } from '../../content/model/is-record';
import { engineName } from '../../node/project/place-of';
import { reason, UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { compareVersions, isVersion } from './versions';

interface PresentEngine {
  version: string;
  /** Its specifier in the site's package: a version range, a folder, an archive, an address. */
  spec: string;
}

/** The engine to switch to. */
export interface WantedEngine {
  version: string;
  /** The specifier for installing it elsewhere on this machine: paths are absolute. */
  spec: string;
  /** The specifier for the site's package. */
  written: string;
}

const isArchive = /\.t(ar\.)?gz$/;

/** Files that together identify an engine. */
const partsOfEngine = ['scripts/bin/page-builder.cjs', 'schemas/page.schema.json'];

/** Options for every npm call: little output, no install scripts, and few retries without a network. */
export const npmOptions: readonly string[] = [
  ...['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'],
];

/**
 * Finds the requested engine for a site without running any of it.
 *
 * @param requested a version, a folder, an archive from `npm pack`, or an address; by default the registry's newest
 * @param from the folders that relative paths are resolved in, in this order
 * @returns undefined if the newest is the present one
 * @throws UsageError if it does not exist, is not an engine, is older, or is the present one
 */
export function findEngine(
  requested: string | undefined,
  present: PresentEngine,
  site: string,
  from: readonly string[],
): WantedEngine | undefined {
  const name = (requested ?? newestFor(present)).replace(/^file:/, '');
  const wanted = /^https?:\/\//.test(name)
    ? packed(name, name, site)
    : (onDisk(name, site, from) ?? ofRegistry(name, present, site));
  const order = compareVersions(wanted.version, present.version);
  if (order === 0 && requested === undefined) return undefined;
  if (order === 0)
    throw new UsageError(
      `This site has ${engineName} ${present.version} already. An engine is known by the version in its package.json.`,
    );
  if (order < 0)
    throw new UsageError(
      `${engineName} ${wanted.version} is older than ${present.version}, which this site has: documents do not go back. Take an earlier state of the site from git instead.`,
    );
  return wanted;
}

/**
 * The registry is asked for the newest version only if the site's engine came from it; otherwise a package of that name could
 * be somebody else's.
 */
function newestFor({ spec }: PresentEngine): string {
  if (!isOfRegistry(spec))
    throw new UsageError(
      `This site has its engine from ${spec}. Name the new one, a folder or an archive that npm pack made: npm run upgrade -- ../${engineName}-0.2.0.tgz --plan only says what it would change.`,
    );
  return 'latest';
}

function isOfRegistry(spec: string): boolean {
  return !/[/\\:]/.test(spec) && !isArchive.test(spec);
}

/** The folder or archive of a name. @throws UsageError if a path does not exist, or is not an engine */
function onDisk(name: string, site: string, from: readonly string[]): WantedEngine | undefined {
  const file = from.map((folder) => path.resolve(folder, name)).find((place) => existsSync(place));
  // A word without a slash that is not a file name is a version.
  const isPath = /[/\\]|^[.~]/.test(name) || isArchive.test(name);
  if (file === undefined && isPath) throw new UsageError(`There is no folder or archive "${name}".`);
  if (file === undefined || (!isPath && isVersion(name))) return undefined;
  const written = `file:${path.relative(site, file).replaceAll(path.sep, '/')}`;
  if (!statSync(file).isDirectory()) {
    if (!isArchive.test(name)) throw notPacked(name);
    return { ...packed(file, name, site), spec: `file:${file}`, written };
  }
  const missing = partsOfEngine.find((part) => !existsSync(path.join(file, part)));
  const { name: called, version } = packageOf(file);
  if (missing !== undefined || called !== engineName || typeof version !== 'string')
    throw notAnEngine(name, missing);
  return { version, spec: `file:${file}`, written };
}

function packageOf(folder: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return isRecord(value) ? value : {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {};
    throw new UsageError(`${folder} cannot be read: ${reason(error)}`);
  }
}

/** A version or tag in the registry. @throws UsageError if it does not exist */
function ofRegistry(name: string, { spec }: PresentEngine, site: string): WantedEngine {
  if (!/^[\w.-]+$/.test(name)) throw new UsageError(`"${name}" is not a version, folder or archive.`);
  const wanted = packed(`${engineName}@${name.replace(/^v(?=\d)/, '')}`, `${engineName} ${name}`, site);
  // Keeps the precision of the present range.
  const [sign = '^'] = isOfRegistry(spec) ? (/^[~^]?(?=\d)/.exec(spec) ?? []) : [];
  return { ...wanted, written: sign + wanted.version };
}

/**
 * What npm reports about a package without unpacking it.
 *
 * @param spec the specifier for npm
 * @param name as the user gave it
 */
function packed(spec: string, name: string, cwd: string): WantedEngine {
  const result = tryTool('npm', ['pack', spec, '--dry-run', '--json', ...npmOptions], { cwd });
  const answer = jsonIn(String(result.stdout));
  const [{ name: called, version, files } = {} as Packed] = Array.isArray(answer) ? (answer as Packed[]) : [];
  if (result.status !== 0 || version === undefined) throw whyNot(name, answer, whyToolFailed(result));
  const paths = new Set(files?.map((file) => file.path));
  const missing = partsOfEngine.find((part) => !paths.has(part));
  if (called !== engineName || missing !== undefined) throw notAnEngine(name, missing);
  return { version, spec, written: spec };
}

interface Packed {
  name?: string;
  version?: string;
  files?: { path: string }[];
}

function notPacked(name: string): UsageError {
  return new UsageError(`${name} is no archive that npm pack made: those end in .tgz.`);
}

/** @param missing a file that an engine has; undefined if its package has another name */
function notAnEngine(name: string, missing: string | undefined): UsageError {
  const lacked = missing ?? `"name": "${engineName}" in its package.json`;
  return new UsageError(`${name} is not an engine: it has no ${lacked}.`);
}

const unreachable =
  /^(E(CONN\w+|AI_AGAIN|TIMEDOUT|NETUNREACH|HOSTUNREACH|SOCKETTIMEDOUT)|ENOTFOUND|FETCH_ERROR|ENOTCACHED)$/;

/** Explains npm's error codes in one line. */
function whyNot(name: string, answer: unknown, otherwise: string): UsageError {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {};
  const code = String(error.code ?? '');
  if (unreachable.test(code))
    return new UsageError(
      `${name} cannot be fetched: no answer (${code}). A folder or an archive needs no network: npm run upgrade -- ../${engineName}-0.2.0.tgz --plan only says what it would change.`,
    );
  if (code === 'E404' || code === 'ETARGET')
    return new UsageError(`There is no ${name} in the registry (${code}).`);
  if (code === 'TAR_BAD_ARCHIVE' || code === 'EUSAGE') return notPacked(name);
  return new UsageError(`npm cannot read ${name}: ${String(error.summary ?? otherwise).split('\n')[0]}`);
}
