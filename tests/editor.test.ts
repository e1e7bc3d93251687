import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { projectRoot } from '../src/build/project/project';

/** VS Code's own JSON service, reading the schemas from disk as the editor does. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});

function open(text: string) {
  const uri = pathToFileURL(path.join(projectRoot, 'pages/finance/page.json')).href;
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
  it('is completed with the section types', async () => {
    const { document, json, position } = open(page('{ "type": "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['"hero"', '"cards"', '"cta"']));
  });

  it('is completed with the properties of the section type', async () => {
    const { document, json, position } = open(page('{ "type": "hero", "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['subtitle', 'motif', 'actions']));
    expect(labels).not.toContain('layers');
  });

  it('is completed with the values of a property', async () => {
    const { document, json, position } = open(page('{ "type": "hero", "motif": "|" }'));
    const labels = (await service.doComplete(document, position, json))?.items.map(({ label }) => label);
    expect(labels).toContain('"ledger"');
  });

  it('explains a property where the mouse rests', async () => {
    const { document, json, position } = open(page('{ "type": "hero", "sub|title": "Text" }'));
    expect(JSON.stringify(await service.doHover(document, position, json))).toContain(
      'What this page offers to whom',
    );
  });

  it.each([
    ['an unknown section type', '{ "type": "heroo", "subtitle": "Text" }'],
    ['a misspelt property', '{ "type": "hero", "subtitle": "Text", "motive": "ledger" }'],
    ['a wrong value', '{ "type": "hero", "subtitle": "Text", "motif": "legder" }'],
  ])('shows one problem for %s', async (_, section) => {
    const { document, json } = open(page(section));
    expect(await service.doValidation(document, json)).toHaveLength(1);
  });
});
