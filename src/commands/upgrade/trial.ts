import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../content/model/diagnostics';
import { newFindings, placesOf } from '../../content/model/new-findings';
import { engineName } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import type { PageChanges } from '../review/changes';
import { type ChangedFile, SiteCopy } from './site-copy';
import type { WantedEngine } from './wanted-engine';

/** Runs a command of an engine for a site, and waits for its end. */
export type RunEngine = (command: string, ...args: string[]) => ReturnType<typeof tryTool>;

/** What a new engine makes of a copy of a site. */
export interface Trial {
  /** The copy, in which the new engine is installed. */
  folder: string;
  /** What runs the new engine there. */
  run: RunEngine;
  /** What its `--fix` did, in words. */
  fixed: readonly string[];
  /** Why sources of the site could not be generated anew. */
  mistakes: readonly string[];
  findings: readonly Diagnostic[];
  /** Those that the present engine does not have. */
  isNew: ReadonlySet<Diagnostic>;
  /** Everything that is written when the site takes the engine. */
  changed: readonly ChangedFile[];
  /** What the changed documents say otherwise, by the new engine's own review; undefined where git is not there to ask. */
  review: readonly PageChanges[] | undefined;
}

/**
 * Copies a site, gives the copy another engine and lets that bring documents along, as `--fix` does. Nothing of the site is written.
 *
 * @param site its folder
 * @param work an empty folder elsewhere
 * @param present what runs the present engine for the site
 * @param tell told what is done, before it takes its time
 * @throws UsageError when npm cannot install the engine, or it cannot read the site
 */
export function tryEngine(
  site: string,
  wanted: WantedEngine,
  work: string,
  present: RunEngine,
  tell: (what: string) => void,
): Trial {
  const copy = new SiteCopy(site, work);
  const { folder } = copy;
  tell('installing it in a folder elsewhere');
  copy.install(wanted);
  const run = runnerOf(folder);
  tell('trying it with the documents');
  const known = diagnosticsOf(present('validate-pages', '--format', 'json'), 'The engine of this site');
  const mistakes = generate(folder, run);
  const checked = run('validate-pages', '--fix', '--format', 'json');
  const findings = diagnosticsOf(checked, `${engineName} ${wanted.version}`);
  const changes = copy.changes();
  const hasChanged = changes.some(({ file }) => file.startsWith('pages/'));
  return {
    ...{ folder, run, mistakes, findings },
    fixed: String(checked.stderr)
      .split('\n')
      .flatMap((line) => (line.startsWith('fixed ') ? line.slice('fixed '.length) : [])),
    isNew: newOnes(known, findings, site, folder),
    changed: [...changes, ...copy.packages(wanted)],
    review: hasChanged ? reviewSince(copy.commit, run) : [],
  };
}

/** Runs the engine that is installed in a folder, for the site in it. */
function runnerOf(folder: string): RunEngine {
  const program = path.join(folder, 'node_modules', engineName, 'scripts/bin/page-builder.cjs');
  return (command, ...args) => tryTool(process.execPath, [program, command, ...args], { cwd: folder });
}

/** @throws UsageError when the engine could not check at all */
function diagnosticsOf(result: ReturnType<RunEngine>, engine: string): Diagnostic[] {
  try {
    if (result.status !== 2) return JSON.parse(String(result.stdout)).diagnostics as Diagnostic[];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(`${engine} cannot check this site: ${whyToolFailed(result)}`);
}

/** Makes the lists of a site's own sources anew. @returns what is wrong with its schemas, in the words of the engine */
function generate(folder: string, run: RunEngine): string[] {
  if (!['src/site', 'schemas/site'].some((name) => existsSync(path.join(folder, name)))) return [];
  const result = run('generate');
  if (result.status === 0) return [];
  const lines = String(result.stderr).trimEnd().split('\n');
  return lines.some((line) => line !== '') ? lines : [whyToolFailed(result)];
}

/** The findings that are new, by what stays the same when something else is edited. */
function newOnes(known: Diagnostic[], found: Diagnostic[], site: string, folder: string): Set<Diagnostic> {
  const reader = (root: string) => (file: string) => {
    try {
      return { value: JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown };
    } catch {
      return undefined;
    }
  };
  const isThere = (file: string) => existsSync(path.join(folder, file));
  const { found: own } = newFindings(found, placesOf(known, reader(site)), reader(folder), isThere);
  return new Set(own as Diagnostic[]);
}

/** What the documents say otherwise, as the new engine reads both states: it knows what was renamed. */
function reviewSince(commit: string | undefined, run: RunEngine): readonly PageChanges[] | undefined {
  if (commit === undefined) return undefined;
  try {
    return JSON.parse(String(run('review', commit, '--format', 'json').stdout)).pages as PageChanges[];
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
