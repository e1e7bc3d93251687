import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { engineRoot } from '../../src/node/project/project';

/** VS Code's own JSON service, reading the schemas from disk as the editor does. */
const requestedUris: string[] = [];
const service = getLanguageService({
  schemaRequestService: async (uri) => {
    requestedUris.push(uri);
    return readFileSync(fileURLToPath(uri), 'utf8');
  },
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } } },
  },
});

function open(text: string) {
  const uri = pathToFileURL(path.join(engineRoot, 'tests/finance/page.json')).href;
  const document = TextDocument.create(uri, 'json', 1, text.replace('|', ''));
  return {
    document,
    json: service.parseJSONDocument(document),
    position: document.positionAt(text.indexOf('|')),
  };
}
const page = (section: string) =>
  `{ "$schema": "../../schemas/page.schema.json", "title": "Finance", "description": "${'A sentence. '.repeat(6)}", "sections": [${section}] }`;

describe('in VS Code, a page document', () => {
  it('gets completions of section types', async () => {
    const { document, json, position } = open(page('{ "type": "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['"hero"', '"cards"', '"cta"']));
  });

  it.each(['{ "type": | }', '{ "type": "|" }', '{ "type": "he|" }'])(
    'is told what a section of each type is, in %s',
    async (section) => {
      const { document, json, position } = open(page(section));
      const items = (await service.doComplete(document, position, json))?.items ?? [];
      const said = new Map(items.map(({ label, documentation }) => [label, JSON.stringify(documentation)]));
      expect(said.get('"hero"')).toContain('The top of a page');
      expect(said.get('"cta"')).toContain('The closing card');
      expect(said.get('"shared"')).toContain('stands on several pages');
    },
  );

  it("gets completions of a section type's properties", async () => {
    const { document, json, position } = open(page('{ "type": "hero", "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['subtitle', 'variant', 'actions']));
    expect(labels).not.toContain('layers');
  });

  it("gets completions of a property's values", async () => {
    const { document, json, position } = open(page('{ "type": "hero", "variant": "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toContain('"night"');
  });

  it('gets both properties of an accepted finding at once', async () => {
    for (const text of ['{ "$accept": [|] }', page('{ "type": "hero", "$accept": [|] }')]) {
      const { document, json, position } = open(
        text.replace('{ "$acc', '{ "$schema": "../../schemas/page.schema.json", "$acc'),
      );
      const inserted = (await service.doComplete(document, position, json))?.items.map(
        ({ insertText }) => insertText ?? '',
      );
      expect(inserted?.some((one) => one.includes('"code"') && one.includes('"reason"'))).toBe(true);
    }
  });

  it('explains the property under the mouse', async () => {
    const { document, json, position } = open(page('{ "type": "hero", "sub|title": "Text" }'));
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(
      'What this page offers to whom',
    );
  });

  it.each([
    ['an unknown section type', '{ "type": "heroo", "subtitle": "Text" }'],
    ['a misspelt property', '{ "type": "hero", "subtitle": "Text", "varient": "night" }'],
    ['a wrong value', '{ "type": "hero", "subtitle": "Text", "variant": "nigth" }'],
  ])('shows one problem for %s', async (_, section) => {
    const { document, json } = open(page(section));
    expect(await service.doValidation(document, json)).toHaveLength(1);
  });
});

it('finds schemas by their file names, whatever their $id says', async () => {
  const { document, json } = open(page('{ "type": "hero", "subtitle": "Text" }'));
  await service.doValidation(document, json);
  expect(requestedUris.length).toBeGreaterThan(30);
  expect(requestedUris.filter((uri) => !uri.startsWith('file:'))).toEqual([]);
});

describe('a new, empty file', () => {
  const { 'json.schemas': schemas } = JSON.parse(
    readFileSync(path.join(engineRoot, '.vscode/settings.json'), 'utf8'),
  ) as { 'json.schemas': { fileMatch: string[]; url: string }[] };
  service.configure({
    schemas: schemas.map(({ fileMatch, url }) => ({
      fileMatch,
      uri: pathToFileURL(path.join(engineRoot, url)).href,
    })),
  });

  /** The property names that an editor offers in a new file. */
  const completedIn = async (file: string) => {
    const uri = pathToFileURL(path.join(engineRoot, file)).href;
    const document = TextDocument.create(uri, 'json', 1, '{}');
    const parsed = service.parseJSONDocument(document);
    const list = await service.doComplete(document, document.positionAt(1), parsed);
    return list?.items.map(({ label }) => label) ?? [];
  };

  it.each([
    ['pages/finance/page.json', ['title', 'sections']],
    ['pages/use-cases/order-entry/page.json', ['title', 'sections']],
    ['pages/_not-found/page.json', ['title', 'sections']],
    ['pages/_site/site.json', ['brand', 'header']],
    ['pages/_site/glossary.json', ['terms']],
    ['pages/_site/rules.json', ['ignore', 'spelling']],
    ['pages/_site/theme.json', ['light', 'dark', 'accents']],
    ['pages/finance/es.json', ['$accept']],
    ['pages/use-cases/order-entry/fr.json', ['$accept']],
    ['pages/_site/pt-br.json', ['$accept']],
  ])('%s gets completions', async (file, names) => {
    const labels = await completedIn(file);
    expect(labels).toEqual(expect.arrayContaining(['$schema', ...names]));
    // Properties of other kinds of documents must not be offered.
    const others = ['title', 'brand', 'terms', 'spelling', 'light'].filter((name) => !names.includes(name));
    expect(labels.filter((label) => others.includes(label))).toEqual([]);
  });

  it.each(['package.json', 'schemas/sections/hero.examples.json', 'tests/x.json'])(
    '%s gets none',
    async (file) => {
      const labels = await completedIn(file);
      expect(labels.filter((label) => label !== '$schema')).toEqual([]);
    },
  );
});
