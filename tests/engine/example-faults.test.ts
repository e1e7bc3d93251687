import { expect, it } from 'vitest';
import { exampleFaults } from '../../src/content/checks/core/example-faults';
import { applyFixes, fixesOf } from '../../src/content/json/fix';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import type { Migration } from '../../src/content/schema/migration';
import { schemaFiles, schemas } from '../support/project';

const file = 'sections/metrics.examples.json';
const [first = ''] = Object.keys(schemaFiles.get(file) as object);

/** What is found after the first example of metrics was changed. */
function faultsAfter(change: (section: Record<string, unknown>) => void): string[] {
  const examples = structuredClone(schemaFiles.get(file)) as Record<string, Record<string, unknown>>;
  change(examples[first] ?? {});
  const files = new Map([...schemaFiles, [file, examples] as const]);
  return exampleFaults(files, schemas).map(({ code, ...at }) => `${code} ${at.file} ${at.pointer}`);
}

it('finds nothing in the existing examples', () => {
  expect(faultsAfter(() => {})).toEqual([]);
});

it.each([
  [(section: Record<string, unknown>) => delete section.items, `missing-property ${file} /${first}`],
  [
    (section: Record<string, unknown>) => Object.assign(section, { subtitel: 'x' }),
    `unknown-property ${file} /${first}/subtitel`,
  ],
  [
    (section: Record<string, unknown>) => Object.assign(section, { title: 7 }),
    `wrong-type ${file} /${first}/title`,
  ],
  [
    (section: Record<string, unknown>) => Object.assign(section, { items: [] }),
    `wrong-count ${file} /${first}/items`,
  ],
  [
    (section: Record<string, unknown>) => Object.assign(section, { type: 'metrix' }),
    `unknown-section ${file} /${first}/type`,
  ],
])('reports a mistake at its place in the file of examples (%#)', (change, place) => {
  expect(faultsAfter(change)).toEqual([place]);
});

it('reports a type without examples', () => {
  const files = new Map(schemaFiles);
  files.delete(file);
  expect(exampleFaults(files, schemas)).toMatchObject([
    { file: 'sections/metrics.schema.json', message: 'The section type "metrics" has no examples.' },
  ]);
});

it('fixes an example in an earlier form where it is in the file of examples', () => {
  const migrate: Migration = {
    title: 'The title is the heading now.',
    types: ['metrics'],
    migrate(section) {
      if ('heading' in section.value) section.rename('/heading', 'title');
    },
  };
  const examples = structuredClone(schemaFiles.get(file)) as Record<string, Record<string, unknown>>;
  const { title, ...section } = examples[first] ?? {};
  const old = JSON.stringify({ ...examples, [first]: { ...section, heading: title } });
  const files = new Map([...schemaFiles, [file, JSON.parse(old)] as const]);
  const faults = exampleFaults(files, compileSchemas(files, [migrate]), ['metrics']);
  expect(faults).toMatchObject([{ code: 'outdated-document', file, pointer: `/${first}` }]);
  const textOf = () => old;
  expect(applyFixes(fixesOf(faults, textOf), textOf)).toEqual(
    new Map([[file, old.replace('"heading"', '"title"')]]),
  );
});
