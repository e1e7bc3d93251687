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
  const textOf = (file: string) =>
    drafts.get(`schemas/${file}`) ?? readFileSync(projectPlace(`schemas/${file}`), 'utf8');
  const faults = exampleFaults(files, schemas);
  const old = faults.filter(({ code }) => code === outdated);
  const examples = [...applyFixes(fixesOf(old, textOf), textOf)].map(([file, content]) => {
    files.set(file, JSON.parse(content));
    return { path: `schemas/${file}`, content };
  });
  if (!isStrict) return { schemas, examples };
  if (examples.length === 0) requireNone(faults, drafts);
  else {
    const written = new Map(examples.map(({ path, content }) => [path, content]));
    requireNone(exampleFaults(files, schemas), new Map([...drafts, ...written]));
  }
  return { schemas, examples };
}
