import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { URI, Utils } from 'vscode-uri';
import { pageFiles } from '../../src/commands/scaffold/scaffold-page';
import { folderNamedBy, isPublishedSchema, schemaNameOf } from '../../src/content/site/schema-paths';
import { engineRoot } from '../../src/node/project/project';
import { readSchemaFiles } from '../../src/node/read/files';
import { newPageFiles } from '../../src/workbench/server/new-page';
import { callCommand } from '../support/call-command';
import { brokenSites } from '../support/checks';
import { schemas } from '../support/project';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
afterEach(() => {
  for (const name of ['schemas', 'engine'])
    rmSync(path.join(site.work, name), { recursive: true, force: true });
});
const usual = '../../../../schemas/page.schema.json';

/** VS Code's completions in an empty section of a page with this $schema; none if it does not find the schema. */
async function completionsWith($schema: string): Promise<string[]> {
  const service = getLanguageService({
    // Both work as in VS Code's JSON server.
    schemaRequestService: async (uri) => {
      const { scheme, fsPath } = URI.parse(uri);
      if (scheme !== 'file' || !existsSync(fsPath)) throw new Error('There is no schema.');
      return readFileSync(fsPath, 'utf8');
    },
    workspaceContext: {
      resolveRelativePath: (relative, resource) =>
        Utils.resolvePath(URI.parse(resource.slice(0, resource.lastIndexOf('/') + 1)), relative).toString(),
    },
  });
  const text = `{ "$schema": ${JSON.stringify($schema)}, "title": "Finance", "sections": [{ "type": "" }] }`;
  const uri = pathToFileURL(path.join(brokenSites, '_valid/finance/page.json')).href;
  const document = TextDocument.create(uri, 'json', 1, text);
  const position = document.positionAt(text.indexOf('""') + 1);
  const list = await service.doComplete(document, position, service.parseJSONDocument(document));
  return (list?.items ?? []).map(({ label }) => label);
}

describe('a path leads to a schema for the checks if it does for VS Code', () => {
  it.each([
    usual,
    './../../../../schemas/page.schema.json',
    '../../../../schemas/sections/../page.schema.json',
    '../../../..//schemas/page.schema.json',
  ])('%s', async ($schema) => {
    expect(folderNamedBy('finance/page.json', $schema)).toBe('../../../schemas');
    expect(await completionsWith($schema)).toContain('"hero"');
  });

  it.each([
    '../../../schemas/page.schema.json',
    '../../../../../schemas/page.schema.json',
    '..\\..\\..\\..\\schemas\\page.schema.json',
    '../../../../schemas/page.schema.json#',
    '../../../../schemas/Page.schema.json',
    '../../../../schemas',
    '../../../../schemas/dictionary.schema.json',
    'https://json-schema.org/draft/2020-12/schema',
    '',
  ])('%s, which does not lead there', async ($schema) => {
    expect(folderNamedBy('finance/page.json', $schema)).not.toBe('../../../schemas');
    expect(isPublishedSchema('finance/page.json', $schema)).toBe(false);
    expect(await completionsWith($schema)).not.toContain('"hero"');
  });
});

it('the schemas may be in a folder with a space', () => {
  const $schema = '../../our engine/schemas/page.schema.json';
  expect(folderNamedBy('finance/page.json', $schema)).toBe('../our engine/schemas');
});

it('every schema of a document belongs to some file', () => {
  const documents = [
    'index/page.json',
    'index/pt-br.json',
    '_shared/start/section.json',
    ...['site', 'glossary', 'rules', 'redirects', 'theme'].map(inSite),
  ];
  const parts = ['defs.schema.json', 'shared.schema.json'];
  const schemaNames = [...readSchemaFiles().keys()].filter((name) => /^[a-z]+\.schema\.json$/.test(name));
  expect([...documents.map(schemaNameOf), ...parts].sort()).toEqual(schemaNames.sort());
});

const inSite = (name: string) => `_site/${name}.json`;

describe('the location of the schemas decides', () => {
  const wrong = async () =>
    (await site.findings()).flatMap(({ code, file, pointer }) =>
      pointer === '/$schema' ? [`${code} ${path.basename(path.dirname(file))}`] : [],
    );

  it('when all documents of a site name another folder, and --fix corrects them all', async () => {
    expect(await wrong()).toEqual([]);
    cpSync(path.join(engineRoot, 'schemas'), path.join(site.work, 'schemas'), { recursive: true });
    // One mistake, one finding: its fix corrects every document.
    expect(await wrong()).toEqual(['wrong-value _site']);
    await site.validate('--fix');
    expect(await wrong()).toEqual([]);
    expect(site.read('finance/page.json')).toContain('"$schema": "../../schemas/page.schema.json"');
    expect(site.read('_site/glossary.json')).toContain('"$schema": "../../schemas/glossary.schema.json"');
    expect((await site.validate()).status).toBe(0);
  });

  it('when most documents name a folder that does not exist', async () => {
    const engine = path.join(site.work, 'engine');
    cpSync(path.join(engineRoot, 'schemas'), path.join(engine, 'schemas'), { recursive: true });
    site.change('finance/page.json', usual, '../../engine/schemas/page.schema.json');
    expect(await wrong()).toEqual(['wrong-value _site']);
    await site.validate('--fix');
    expect(await wrong()).toEqual([]);
    expect(site.read('finance/page.json')).toContain('"$schema": "../../engine/schemas/page.schema.json"');
  });
});

it('a single document must name the same folder as the others, wherever the site is', async () => {
  site.change('finance/page.json', usual, '../../../schemas/page.schema.json');
  const { stdout } = await site.validate();
  expect(stdout).toContain(`Write "${usual}".`);
  await site.validate('--fix');
  expect(site.read('finance/page.json')).toContain(usual);
});

describe('a written document names the schemas of its site, wherever they are', () => {
  const schemasOf = (files: Iterable<[string, string]>) =>
    Object.fromEntries([...files].map(([file, text]) => [file, JSON.parse(text).$schema]));

  it('by new:page', () => {
    const files = pageFiles(site.work, '/finance/ledger', schemas, {}, 'pages');
    expect(schemasOf(files)).toMatchObject({
      'pages/finance/ledger/page.json': '../../../../../schemas/page.schema.json',
      'pages/finance/ledger/es.json': '../../../../../schemas/dictionary.schema.json',
    });
  });

  it('by the workbench', async () => {
    const checker = await scanned(site.pages, schemas);
    const page = { route: '/ledger', title: 'Ledger', from: '/finance' };
    const files = newPageFiles(site.pages, page, schemas, checker.languages, (file) => checker.text(file));
    expect(schemasOf(files)).toMatchObject({
      'ledger/page.json': usual,
      'ledger/es.json': '../../../../schemas/dictionary.schema.json',
    });
  });

  it('by new:language', async () => {
    expect((await callCommand('new-language', 'fr', '--pages', site.pages)).status).toBe(0);
    for (const file of ['finance/fr.json', '_site/fr.json'])
      expect(JSON.parse(site.read(file)).$schema).toBe('../../../../schemas/dictionary.schema.json');
  });

  it('by move, deeper and back', async () => {
    const before = site.read('finance/page.json');
    const move = (from: string, to: string) =>
      callCommand('move', from, to, '--pages', site.pages, '--write', '--no-alias');
    expect(await move('/finance', '/money/finance')).toMatchObject({ status: 0 });
    expect(JSON.parse(site.read('money/finance/page.json')).$schema).toBe(`../${usual}`);
    expect(await site.codes()).not.toContain('wrong-value');
    expect(await move('/money/finance', '/finance')).toMatchObject({ status: 0 });
    expect(site.read('finance/page.json')).toBe(before);
  });
});
