import { readFileSync } from 'node:fs';
import { exampleFaults } from '../../content/checks/core/example-faults';
import { applyFixes, fixesOf } from '../../content/json/fix';
import { compileSchemas } from '../../content/schema/compile-schemas';
import type { SchemaSet } from '../../content/schema/schemas';
import { projectPlace } from '../../node/project/place-of';
import { migrations } from '../../node/read/migrations.generated';
import { type Drafts, requireNone } from '../../node/read/schema-mistakes';

/** The check that reports documents of an earlier schema version. */
const outdated = 'outdated-document';

/** As many as a schema has levels, and more. */
const maxRounds = 50;

/**
 * Applies migrations to examples, as `--fix` does to documents.
 *
 * @param files parsed schema files and examples by path in `schemas/`; migrated examples are replaced
 * @param drafts sources about to be written
 * @param isStrict whether each example must be valid afterwards, which cannot hold while a schema is being changed
 * @returns the schemas, and the texts of the migrated examples by path in the project
 * @throws SchemaMistakes if an example has to be valid and is not
 */
export function migratedExamples(
  files: Map<string, unknown>,
  drafts: Drafts,
  isStrict: boolean,
): { schemas: SchemaSet; examples: { path: string; content: string }[] } {
  const schemas = compileSchemas(files, migrations);
  const written = new Map<string, string>();
  const textOf = (file: string) =>
    written.get(file) ??
    drafts.get(`schemas/${file}`) ??
    readFileSync(projectPlace(`schemas/${file}`), 'utf8');
  let faults = exampleFaults(files, schemas);
  // What is inside of a renamed list may have been renamed, too.
  for (let round = 0; round < maxRounds; round++) {
    const old = faults.filter(({ code }) => code === outdated);
    const fixed = applyFixes(fixesOf(old, textOf), textOf);
    if (fixed.size === 0) break;
    for (const [file, content] of fixed) {
      written.set(file, content);
      files.set(file, JSON.parse(content));
    }
    faults = exampleFaults(files, schemas);
  }
  const examples = [...written].map(([file, content]) => ({ path: `schemas/${file}`, content }));
  const texts = new Map([...drafts, ...examples.map(({ path, content }) => [path, content] as const)]);
  if (isStrict) requireNone(faults, texts);
  return { schemas, examples };
}
