import { readFileSync } from 'node:fs';
import { locate } from '../../content/json/locate';
import type { Diagnostic, Finding } from '../../content/model/diagnostics';
import { schemaFaults } from '../../content/schema/schema-faults';
import { projectPlace } from '../project/place-of';
import { UsageError } from '../project/project';

/** Mistakes in schemas or section type examples. The message is one line about the first. */
export class SchemaMistakes extends UsageError {
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file that a diagnostic names. */
  readonly textOf: (file: string) => string | undefined;

  constructor(diagnostics: readonly Diagnostic[], textOf: SchemaMistakes['textOf']) {
    const [{ file, line, column, message, hint } = {}] = diagnostics as [Diagnostic?];
    const more = diagnostics.length > 1 ? ` (${diagnostics.length - 1} more: npm run generate)` : '';
    super(`${file}:${line}:${column}: ${message} ${hint ?? ''}${more}`);
    this.diagnostics = diagnostics;
    this.textOf = textOf;
  }
}

/** Sources with planned changes, by path below the project; undefined for a file to be removed. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/** Mistakes at their places. @param findings at least one, by path below `schemas/` */
export function mistakesIn(findings: readonly Finding[], drafts: Drafts = new Map()): SchemaMistakes {
  const textOf = (file: string) => drafts.get(file) ?? sourceText(file);
  return new SchemaMistakes(locateInSchemas(findings, textOf), textOf);
}

/**
 * Throws if there are mistakes in schemas or examples.
 *
 * @param findings by path below `schemas/`
 * @param drafts sources with planned changes
 * @throws SchemaMistakes if there are any
 */
export function requireNone(findings: readonly Finding[], drafts?: Drafts): void {
  if (findings.length > 0) throw mistakesIn(findings, drafts);
}

const sourceText = (file: string) => readFileSync(projectPlace(file), 'utf8');

/** Locates findings, each at its first place. @param findings by path below `schemas/` */
export function locateInSchemas(findings: readonly Finding[], textOf = sourceText): Diagnostic[] {
  const inProject = findings.map(({ others: _, ...one }) => ({ ...one, file: `schemas/${one.file}` }));
  return locate(inProject, textOf);
}

/**
 * Ensures that schemas are valid.
 *
 * @param files parsed, by path below `schemas/`
 * @throws SchemaMistakes if they are not
 */
export function requireSchemas(files: ReadonlyMap<string, unknown>, drafts?: Drafts): void {
  requireNone(schemaFaults(files), drafts);
}
