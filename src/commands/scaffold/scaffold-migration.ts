import { sectionFilesOf } from '../../content/model/section-files';
import { UsageError } from '../../node/project/project';
import { readSchemaFiles } from '../../node/read/files';
import { Files, json, namePattern } from './scaffold';

/**
 * A template for a migration with a section before and after it, which tests verify.
 *
 * @param name the name of the migration: `metrics-notes`
 * @param type the section type that it applies to
 * @param month when the schema changed, as `2026-11`: migrations are applied in the order of their names
 * @throws UsageError if the name is invalid, or the section type does not exist
 */
export function migrationFiles(name: string, type: string, month: string): Files {
  if (!namePattern.test(name))
    throw new UsageError(
      `"${name}" is not a name for a migration. Write it like metrics-notes: lower-case letters from a to z, digits and hyphens.`,
    );
  const schemas = readSchemaFiles();
  const { [type]: sectionFile } = sectionFilesOf(schemas);
  if (sectionFile === undefined)
    throw new UsageError(
      `There is no section type "${type}": schemas/sections and schemas/site have one file for each.`,
    );
  const [section] = Object.values(schemas.get(`${sectionFile}.examples.json`) as Record<string, object>);
  const file = `schemas/migrations/${month}-${name}`;
  const example = json({ type, ...section });
  return new Files([
    [`${file}.ts`, code(type)],
    [`${file}.before.json`, example],
    [`${file}.after.json`, example],
  ]);
}

function code(type: string): string {
  return `import type { Migration } from '../../src/content/schema/migration';

const migration: Migration = {
  title: 'Say what changed: the findings of old documents say it.',
  types: ['${type}'],
  migrate(section) {
    for (const { item, pointer } of section.items('items')) {
      // A section that has nothing old stays as it is.
      if ('old' in item) section.rename(\`\${pointer}/old\`, 'new');
    }
  },
};

export default migration;
`;
}
