import { existsSync } from 'node:fs';
import path from 'node:path';
import { propertiesIn } from '../../content/json/json-in';
import { knownPlaces, newFindings } from '../../content/json/new-findings';
import type { Diagnostic } from '../../content/model/diagnostics';
import type { PageChanges } from '../../content/model/page-changes';
import { engineName } from '../../node/project/place-of';
import { UsageError } from '../../node/project/project';
import { tryTool, whyToolFailed } from '../../node/project/tool';
import { jsonInFile } from '../../node/read/json-file';
import { type ChangedFile, SiteCopy } from './site-copy';
import type { WantedEngine } from './wanted-engine';

/** Runs a command of an engine for a site and waits until it ends. */
export type RunEngine = (command: string, ...args: string[]) => ReturnType<typeof tryTool>;

/** The result of trying a new engine on a copy of a site. */
export interface Trial {
  /** The copy with the new engine installed. */
  folder: string;
  run: RunEngine;
  /** What its `--fix` did, in words. */
  fixed: readonly string[];
  /** Why the site's sources could not be generated. */
  mistakes: readonly string[];
  findings: readonly Diagnostic[];
  /** Findings that the present engine does not report. */
  isNew: ReadonlySet<Diagnostic>;
  /** Everything that is written when the site switches to the engine. */
  changed: readonly ChangedFile[];
  /** The changes to documents, as reviewed by the new engine, or why they are not known. */
  review: readonly PageChanges[] | string;
}

/**
 * Copies a site, installs another engine in the copy and lets it migrate the documents with `--fix`. Writes nothing to the
 * site.
 *
 * @param site its folder
 * @param work an empty folder elsewhere
 * @param present runs the present engine for the site
 * @param tell called before each slow step with a description
 * @throws UsageError if npm cannot install the engine, or the engine cannot read the site
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
  const before = diagnosticsOf(present('validate-pages', '--format', 'json'), 'The engine of this site');
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
    isNew: newOnes(before, findings, site, folder),
    changed: [...changes, ...copy.packages(wanted)],
    review: hasChanged ? reviewSince(copy.commit, run) : [],
  };
}

/** Runs the engine installed in a folder for the site there. */
function runnerOf(folder: string): RunEngine {
  const program = path.join(folder, 'node_modules', engineName, 'scripts/bin/page-builder.cjs');
  return (command, ...args) => tryTool(process.execPath, [program, command, ...args], { cwd: folder });
}

/** @throws UsageError if the engine could not check the site at all */
function diagnosticsOf(result: ReturnType<RunEngine>, engine: string): Diagnostic[] {
  const { diagnostics } = result.status === 2 ? {} : propertiesIn(String(result.stdout));
  if (diagnostics) return diagnostics as Diagnostic[];
  throw new UsageError(`${engine} cannot check this site: ${whyToolFailed(result)}`);
}

/** Regenerates the lists of a site's own sources. @returns schema errors as the engine reports them */
function generate(folder: string, run: RunEngine): string[] {
  if (!['src/site', 'schemas/site'].some((name) => existsSync(path.join(folder, name)))) return [];
  const result = run('generate');
  if (result.status === 0) return [];
  const lines = String(result.stderr).trimEnd().split('\n');
  return lines.some((line) => line !== '') ? lines : [whyToolFailed(result)];
}

/** The new findings, compared by properties that are stable across unrelated edits. */
function newOnes(
  earlier: Diagnostic[],
  current: Diagnostic[],
  site: string,
  folder: string,
): Set<Diagnostic> {
  const reader = (root: string) => (file: string) => {
    const value = jsonInFile(path.join(root, file));
    return value === undefined ? undefined : { value };
  };
  const isThere = (file: string) => existsSync(path.join(folder, file));
  const { added: own } = newFindings(current, knownPlaces(earlier, reader(site)), reader(folder), isThere);
  return new Set(own as Diagnostic[]);
}

/** Compares the documents with the new engine, which knows what was renamed. @returns the reason if that is impossible */
export function reviewSince(commit: string | undefined, run: RunEngine): readonly PageChanges[] | string {
  if (commit === undefined) return 'git is not here.';
  const result = run('review', commit, '--format', 'json');
  const { pages } = propertiesIn(String(result.stdout));
  return (pages as readonly PageChanges[] | undefined) ?? whyToolFailed(result);
}
