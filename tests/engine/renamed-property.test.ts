import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/checks/core/check-site';
import { applyFixes, fixesOf } from '../../src/content/json/fix';
import { locate } from '../../src/content/json/locate';
import { compileSchemas } from '../../src/content/schema/compile-schemas';
import type { Schema } from '../../src/content/schema/schema';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import { listFiles, readSchemaFiles } from '../../src/node/read/files';
import { copyProject } from '../support/copy-project';
import { site } from '../support/firm';
import { runCommandIn } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

/** Metrics whose items have `value` instead of `improvement`. */
function renamed(files: ReadonlyMap<string, unknown>): Map<string, unknown> {
  const file = 'sections/metrics.schema.json';
  const schema = structuredClone(files.get(file)) as Schema;
  const items = schema.properties?.items?.items;
  const { improvement, ...properties } = items?.properties ?? {};
  Object.assign(items ?? {}, {
    properties: { ...properties, value: { ...improvement, renamedFrom: 'improvement' } },
    required: items?.required?.map((name) => (name === 'improvement' ? 'value' : name)),
  });
  return new Map(files).set(file, schema);
}

const schemas = compileSchemas(renamed(readSchemaFiles()));
const files: ReadFiles = {
  documents: new Map([...site.sources].map(([file, { text }]) => [file, text])),
  images: site.images,
};

function diagnose(from: ReadFiles) {
  const loaded = loadSite(from, schemas);
  return locate(checkSite(loaded, schemas), (file) => loaded.sources.get(file)?.text);
}

/** The site with every certain correction made. */
function corrected(from: ReadFiles): ReadFiles {
  const loaded = loadSite(from, schemas);
  const textOf = (name: string) => loaded.sources.get(name)?.text;
  const texts = applyFixes(fixesOf(checkSite(loaded, schemas), textOf), textOf);
  const documents = new Map([...from.documents, ...texts]);
  return { ...from, documents };
}

describe('a property that was renamed in its schema', () => {
  it('is one finding for each section with the old name, and gives the new one', () => {
    const sections = site.pages.flatMap(({ source }) =>
      (source.value as { sections: { type: string }[] }).sections.filter(({ type }) => type === 'metrics'),
    );
    const diagnostics = diagnose(files);
    expect(diagnostics).toHaveLength(sections.length);
    for (const { code, message, hint } of diagnostics) {
      expect(code).toBe('outdated-document');
      expect(message).toMatch(/^"improvement" of "items" of a "metrics" section is called "value" now\./);
      expect(hint).toBe('Write "value"; --fix does so in every document.');
    }
  });

  it('is corrected in every document, once, and changes no translation', () => {
    const once = corrected(files);
    expect(diagnose(once)).toEqual([]);
    expect(corrected(once).documents).toEqual(once.documents);
    for (const [file, text] of once.documents) {
      const back = text.replaceAll('"value":', '"improvement":');
      const before = files.documents.get(file)?.replaceAll('"value":', '"improvement":');
      expect(back, file).toBe(before);
    }
  });

  it('that a document has under both names stays as it is, and is said to have both', () => {
    const once = corrected(files);
    const [file, text] = [...once.documents].find(([, one]) => one.includes('"type": "metrics"')) ?? ['', ''];
    const both = text.replace(/("type": "metrics"[\s\S]*?)("value": "[^"]*")/, '$1$2, "improvement": "5%"');
    const findings = diagnose({ ...once, documents: new Map(once.documents).set(file, both) });
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"improvement" of .* is called "value" now, which is there as well\.$/),
    ]);
  });
});

describe('in a copy of the project', () => {
  const copy = temporaryFolder('renamed');
  const run = (...args: string[]) => command('validate-pages', ...args);
  const command = (...args: string[]) => runCommandIn(copy, ...args);
  beforeAll(() => copyProject(copy));

  it('one command applies the new name', () => {
    const file = path.join(copy, 'schemas/sections/metrics.schema.json');
    const changed = renamed(
      new Map([['sections/metrics.schema.json', JSON.parse(readFileSync(file, 'utf8'))]]),
    );
    writeFileSync(file, JSON.stringify(changed.get('sections/metrics.schema.json'), null, 2));
    expect(run().status).toBe(1);
    const { status, stdout } = run('--fix');
    expect(stdout).toContain('0 errors, 0 warnings');
    expect(status).toBe(0);
    const left = listFiles(path.join(copy, 'pages')).filter((name) =>
      /"type": "metrics"[^\]]*"improvement"/.test(readFileSync(path.join(copy, 'pages', name), 'utf8')),
    );
    expect(left).toEqual([]);
  });

  it('examples follow when generated files are rewritten, also where what is around it was renamed', () => {
    const file = path.join(copy, 'schemas/sections/metrics.schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
    const { items, ...properties } = schema.properties ?? {};
    schema.properties = { ...properties, entries: { ...items, renamedFrom: 'items' } };
    const text = JSON.stringify(schema, null, 2)
      .replace('"items": "figures"', '"entries": "figures"')
      .replace(/"required": \[\s*"items"\s*\]/, '"required": ["entries"]');
    writeFileSync(file, text);
    const { status, stdout } = command('generate');
    expect(stdout).toContain('wrote schemas/sections/metrics.examples.json\n');
    expect(status).toBe(0);
    const examples = readFileSync(path.join(copy, 'schemas/sections/metrics.examples.json'), 'utf8');
    expect(examples).toContain('"entries":');
    expect(examples).toContain('"value":');
    expect(examples).not.toContain('"improvement":');
  });

  it('a mistake in a schema is reported at its line, and stops every command with it', () => {
    const file = path.join(copy, 'schemas/sections/metrics.schema.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"minItems"', '"minItemz"'));
    const { status, stderr } = command('generate');
    expect(stderr).toMatch(
      /^schemas\/sections\/metrics\.schema\.json:\d+:\d+ {2}error {2}"minItemz" is not a schema keyword\./,
    );
    expect(stderr).toContain('Did you mean "minItems"?');
    expect(status).toBe(1);
    const checked = run();
    expect(checked.status).toBe(2);
    expect(checked.stderr).toMatch(
      /^error: schemas\/sections\/metrics\.schema\.json:\d+:\d+: "minItemz" is no/,
    );
    expect(checked.stderr.trim().split('\n')).toHaveLength(1);
  });
});
