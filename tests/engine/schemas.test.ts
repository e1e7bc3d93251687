import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bundledSchemas } from '../../src/commands/generate/bundled-schemas';
import { readSchemaFiles } from '../../src/node/read/files';
import { validSite } from '../support/checks';
import { runCommand } from '../support/run-command';

/** The schema files as other programs see them: known only by their own $id. */
const files = new Map(
  [...readSchemaFiles()].filter(([name]) => name.endsWith('.schema.json')) as [string, Named][],
);
interface Named {
  $id: string;
}

/** AJV without the additions of this project, as ajv-cli uses it. */
const plainAjv = () => new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

const document = (file: string) => JSON.parse(validSite.documents.get(file) ?? '');
const documents = ['finance/page.json', '_site/site.json', 'finance/es.json', '_site/glossary.json'];
const kinds = ['page', 'site', 'dictionary', 'glossary'];
const wrong = {
  ...document('finance/page.json'),
  sections: [{ type: 'hero', subtitle: 3, motive: 'ledger' }],
};

it.each([...files])('the $id of %s says where it is', (name, { $id }) => {
  expect($id).toBe(`https://page-documents.example/schemas/${name}`);
});

describe('another validator', () => {
  it.each([
    ['in the order of their names', (a: string, b: string) => (a < b ? -1 : 1)],
    ['the other way round', (a: string, b: string) => (a < b ? 1 : -1)],
  ])('reads all schemas by their $id, %s', (_, order) => {
    const ajv = plainAjv();
    for (const [, schema] of [...files].sort(([a], [b]) => order(a, b))) ajv.addSchema(schema);
    for (const [index, kind] of kinds.entries()) {
      const validate = ajv.getSchema(`https://page-documents.example/schemas/${kind}.schema.json`);
      expect(validate?.(document(documents[index] ?? '')), kind).toBe(true);
    }
    const validate = ajv.getSchema('https://page-documents.example/schemas/page.schema.json');
    expect(validate?.(wrong)).toBe(false);
    expect(validate?.errors).toMatchObject([
      { keyword: 'additionalProperties', instancePath: '/sections/0' },
      { keyword: 'type', instancePath: '/sections/0/subtitle' },
      { keyword: 'if', instancePath: '/sections/0' },
    ]);
  });

  it.each(kinds)('reads the schema of a %s from one file alone', (kind) => {
    const bundle = bundledSchemas(files).get(`${kind}.schema.json`);
    const validate = plainAjv().compile(bundle ?? {});
    expect(validate(document(documents[kinds.indexOf(kind)] ?? ''))).toBe(true);
    expect(validate({ $schema: 3 })).toBe(false);
    if (kind === 'page') expect(validate(wrong)).toBe(false);
  });
});

it('generate --bundle prints a schema with everything that it refers to', () => {
  const { stdout, status } = runCommand('generate', '--bundle', 'page');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual(bundledSchemas(files).get('page.schema.json'));
  expect(runCommand('generate', '--help').stdout).toContain(
    '(dictionary, glossary, page, redirects, rules, site, theme)',
  );
  const { stderr, status: refused } = runCommand('generate', '--bundle', 'pages');
  expect(refused).toBe(2);
  expect(stderr).toContain('use dictionary, glossary, page, redirects, rules, site, theme.');
});
