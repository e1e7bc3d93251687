import { readFileSync } from 'node:fs';
import { locate } from '../../content/json/locate';
import type { Diagnostic, Finding } from '../../content/model/diagnostics';
import { schemaFaults } from '../../content/schema/schema-faults';
import { placeOf } from '../project/place-of';
import { UsageError } from '../project/project';

/** Mistakes in schemas or in the examples of section types, as one line that names the first. */
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

/** Sources as they are going to be, by their paths below the project; undefined for one that goes. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/**
 * Makes sure that there are no mistakes in schemas or examples.
 *
 * @param findings by their path below `schemas/`
 * @param drafts sources as they are going to be
 * @throws SchemaMistakes when there are some
 */
export function requireNone(findings: readonly Finding[], drafts: Drafts = new Map()): void {
  if (findings.length === 0) return;
  const textOf = (file: string) => drafts.get(file) ?? readFileSync(placeOf(file), 'utf8');
  const inProject = findings.map(({ others: _, ...one }) => ({ ...one, file: `schemas/${one.file}` }));
  throw new SchemaMistakes(locate(inProject, textOf), textOf);
}

/** Makes sure that schemas are schemas. @param files by their path below `schemas/`, parsed @throws SchemaMistakes where they are not */
export function requireSchemas(files: ReadonlyMap<string, unknown>, drafts?: Drafts): void {
  requireNone(schemaFaults(files), drafts);
}
