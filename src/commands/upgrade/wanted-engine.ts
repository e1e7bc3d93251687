import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../content/model/is-record';
import { engineName } from '../../node/project/place-of';
import { reason, UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { compareVersions, isVersion } from './versions';

/** The engine that a site has. */
export interface PresentEngine {
  version: string;
  /** What the package of the site calls it: a range of versions, a folder, an archive, an address. */
  spec: string;
}

/** The engine that a site is to have. */
export interface WantedEngine {
  version: string;
  /** What npm installs elsewhere on this machine: paths are absolute. */
  spec: string;
  /** What the package of the site calls it. */
  written: string;
  /** Whether the engine runs where it lies: npm links a folder. */
  isFolder: boolean;
}

const isArchive = /\.t(ar\.)?gz$/;

/** What an engine has, and nothing else has all of it. */
const partsOfEngine = ['scripts/bin/page-builder.cjs', 'schemas/page.schema.json'];

/** What npm is told of every call: to be short, to run no code of packages, and not to try a network that is not there for minutes. */
export const npmOptions: readonly string[] = [
  ...['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'],
];

/**
 * Finds the engine that somebody named for a site. Nothing of it is run.
 *
 * @param given a version, a folder, an archive that `npm pack` made, or an address; undefined for the newest of the registry
 * @param from where relative names are looked up, in this order
 * @returns undefined when the newest one is the present one
 * @throws UsageError when there is none, it is no engine, is older, or is the present one
 */
export function findEngine(
  given: string | undefined,
  present: PresentEngine,
  site: string,
  from: readonly string[],
): WantedEngine | undefined {
  const name = (given ?? newestFor(present)).replace(/^file:/, '');
  const found = /^https?:\/\//.test(name)
    ? packed(name, name, site)
    : (onDisk(name, site, from) ?? ofRegistry(name, present, site));
  const order = compareVersions(found.version, present.version);
  if (order === 0 && given === undefined) return undefined;
  if (order === 0)
    throw new UsageError(
      `This site has ${engineName} ${present.version} already. An engine is known by the version in its package.json.`,
    );
  if (order < 0)
    throw new UsageError(
      `${engineName} ${found.version} is older than ${present.version}, which this site has: documents do not go back. Take an earlier state of the site from git instead.`,
    );
  return found;
}

/** Only a site that has its engine from a registry is told by one what is new: elsewhere, a package of that name is somebody else's. */
function newestFor({ spec }: PresentEngine): string {
  if (!isOfRegistry(spec))
    throw new UsageError(
      `This site has its engine from ${spec}. Name the new one, a folder or an archive that npm pack made: npm run upgrade -- ../${engineName}-0.2.0.tgz`,
    );
  return 'latest';
}

function isOfRegistry(spec: string): boolean {
  return !/[/\\:]|\.t(ar\.)?gz$/.test(spec);
}

/** The folder or archive of that name. @throws UsageError when there is none where a path was meant, or it is no engine */
function onDisk(name: string, site: string, from: readonly string[]): WantedEngine | undefined {
  const file = from.map((folder) => path.resolve(folder, name)).find((place) => existsSync(place));
  // A word without a slash that no file is called by is a version.
  const isPath = /[/\\]|^[.~]|\.t(ar\.)?gz$/.test(name);
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
    throw notAnEngine(name, missing ?? `"name": "${engineName}" in its package.json`);
  return { version, spec: `file:${file}`, written, isFolder: true };
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

/** A version, or what the registry calls one. @throws UsageError when it has none of that name */
function ofRegistry(name: string, { spec }: PresentEngine, site: string): WantedEngine {
  if (!/^[\w.-]+$/.test(name)) throw new UsageError(`"${name}" is no version, folder or archive.`);
  const found = packed(`${engineName}@${name.replace(/^v(?=\d)/, '')}`, `${engineName} ${name}`, site);
  // As exact as the site was before.
  const [sign = '^'] = isOfRegistry(spec) ? (/^[~^]?(?=\d)/.exec(spec) ?? []) : [];
  return { ...found, written: sign + found.version };
}

/**
 * What npm says of a package that it need not unpack.
 *
 * @param spec as npm takes it
 * @param name as somebody named it
 */
function packed(spec: string, name: string, cwd: string): WantedEngine {
  const result = tryTool('npm', ['pack', spec, '--dry-run', '--json', ...npmOptions], { cwd });
  const said = jsonIn(String(result.stdout));
  const [{ name: called, version, files } = {} as Packed] = Array.isArray(said) ? (said as Packed[]) : [];
  if (result.status !== 0 || version === undefined) throw whyNot(name, said, whyToolFailed(result));
  const paths = new Set(files?.map((file) => file.path));
  const missing = partsOfEngine.find((part) => !paths.has(part));
  if (called !== engineName || missing !== undefined)
    throw notAnEngine(name, missing ?? `"name": "${engineName}" in its package.json`);
  return { version, spec, written: spec, isFolder: false };
}

interface Packed {
  name?: string;
  version?: string;
  files?: { path: string }[];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notPacked(name: string): UsageError {
  return new UsageError(`${name} is no archive that npm pack made: those end in .tgz.`);
}

function notAnEngine(name: string, missing: string): UsageError {
  return new UsageError(`${name} is no engine: it has no ${missing}.`);
}

const unreachable =
  /^(E(CONN\w+|AI_AGAIN|TIMEDOUT|NETUNREACH|HOSTUNREACH|SOCKETTIMEDOUT)|ENOTFOUND|FETCH_ERROR|ENOTCACHED)$/;

/** What npm means by its codes, in one line. */
function whyNot(name: string, said: unknown, otherwise: string): UsageError {
  const error = isRecord(said) && isRecord(said.error) ? said.error : {};
  const code = String(error.code ?? '');
  if (unreachable.test(code))
    return new UsageError(
      `${name} cannot be fetched: no answer (${code}). A folder or an archive needs no network: npm run upgrade -- ../${engineName}-0.2.0.tgz`,
    );
  if (code === 'E404' || code === 'ETARGET')
    return new UsageError(`There is no ${name} in the registry (${code}).`);
  if (code === 'TAR_BAD_ARCHIVE' || code === 'EUSAGE') return notPacked(name);
  return new UsageError(`npm cannot read ${name}: ${String(error.summary ?? otherwise).split('\n')[0]}`);
}
