import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  InsertTextFormat,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShowMessageRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { toItem } from '../../src/commands/language-server/convert';
import type { Completion } from '../../src/content/report/complete';
import { engineRoot } from '../../src/node/project/project';
import { brokenSites } from '../support/checks';
import { runCommand } from '../support/run-command';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const page = 'finance/page.json';
let server: ChildProcess;
let connection: ProtocolConnection;
const published = new Map<string, readonly Diagnostic[]>();
let listeners: (() => void)[] = [];

beforeEach(async () => {
  published.clear();
  server = spawn(process.execPath, ['scripts/run.cjs', 'language-server', '--stdio', '--pages', site.pages], {
    cwd: engineRoot,
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = server;
  if (!stdin || !stdout) throw new Error('The server has no pipes.');
  connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    published.set(uri, diagnostics);
    for (const listener of listeners) listener();
  });
  connection.listen();
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, {
    ...{ processId: process.pid, rootUri: null, capabilities: {} },
  });
  expect(capabilities).toMatchObject({ hoverProvider: true });
  await connection.sendNotification(InitializedNotification.type, {});
});
afterEach(() => {
  connection.dispose();
  server.kill();
});

const position = { line: 0, character: 0 };
const uriOf = (file: string, folder = site.pages) => pathToFileURL(path.join(folder, file)).href;
const codes = (uri: string) => published.get(uri)?.map(({ code }) => code);

/** Waits until the server has published these findings for a file. */
function publishes(uri: string, expected: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const listener = () => {
      if (JSON.stringify(codes(uri)) !== JSON.stringify(expected)) return;
      listeners = listeners.filter((other) => other !== listener);
      resolve();
    };
    listeners.push(listener);
    listener();
  });
}

function openDocument(uri: string, text: string): Promise<void> {
  return connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'json', version: 1, text },
  });
}

it('reports mistakes as somebody types, and offers fixes, explanations and completions', async () => {
  const uri = uriOf(page);
  const text = site.read(page);
  await openDocument(uri, text);
  const line = text.split('\n').findIndex((one) => one.includes('"muted"'));
  const character = (text.split('\n')[line] ?? '').indexOf('"muted"');
  const change = (from: number, to: number, inserted: string, version: number) =>
    connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [
        {
          range: { start: { line, character: from }, end: { line, character: to } },
          text: inserted,
        },
      ],
    });
  await change(character, character + '"muted"'.length, '"mutted"', 2);
  await publishes(uri, ['wrong-value']);
  const range = { start: { line, character }, end: { line, character: character + '"mutted"'.length } };
  expect(published.get(uri)).toEqual([
    {
      ...{ range, severity: 1, code: 'wrong-value', source: 'validate-pages' },
      message: '"mutted" is not a value for "background" in a "cta" section.\nDid you mean "muted"?',
    },
  ]);

  const place = { textDocument: { uri }, position: { line, character: character + 2 } };
  const actions = await connection.sendRequest(CodeActionRequest.type, {
    ...{ textDocument: { uri }, range, context: { diagnostics: [] } },
  });
  expect(actions?.map((action) => (action as CodeAction).kind)).toEqual(['quickfix', 'source.fixAll']);
  const edit = (actions?.[0] as CodeAction | undefined)?.edit?.changes?.[uri];
  expect(edit).toMatchObject([{ newText: '' }]);
  const context = { diagnostics: [], only: ['source.fixAll'] };
  const all = await connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range,
    context: context,
  });
  expect(all).toMatchObject([{ kind: 'source.fixAll', edit: { changes: { [uri]: edit } } }]);

  const hover = await connection.sendRequest(HoverRequest.type, place);
  expect(JSON.stringify(hover)).toContain('Every value is one of those that the schema allows.');

  // A correct value has no explanation, and properties come from the schemas alone.
  const elsewhere = { textDocument: { uri }, position: { line: 0, character: 0 } };
  expect(await connection.sendRequest(HoverRequest.type, elsewhere)).toBeNull();
  expect(await connection.sendRequest(CompletionRequest.type, place)).toEqual([]);

  await change(
    character,
    character + '"mutted"'.length,
    '"muted", "actions": [{ "label": "Get Started", "href": "" }]',
    3,
  );
  const at = character + '"muted", "actions": [{ "label": "Get Started", "href": "'.length;
  const offered = await connection.sendRequest(CompletionRequest.type, {
    ...{ textDocument: { uri }, position: { line, character: at } },
  });
  expect(JSON.stringify(offered)).toContain('"newText":"/sitemap"');
});

it('completes as soon as a document is open', async () => {
  const uri = uriOf(page);
  const text = '{ "sections": [{ "type": "cta", "actions": [{ "href": "" }] }] }';
  await openDocument(uri, text);
  const offered = await connection.sendRequest(CompletionRequest.type, {
    ...{ textDocument: { uri }, position: { line: 0, character: text.indexOf('""') + 1 } },
  });
  expect(JSON.stringify(offered)).toContain('"newText":"/sitemap"');
});

it('leaves the cursor at the translation of a completed text, in editors that can', () => {
  const text = 'From $3 } to \\ months';
  const document = TextDocument.create('', 'json', 0, '{}');
  const inserted = `${JSON.stringify(text)}: "",`;
  const completion = {
    kind: 'text',
    label: text,
    offset: 1,
    length: 0,
    text: inserted,
    caret: inserted.length - 2,
  };
  const [plain, snippet] = [false, true].map((one) => toItem(document, completion as Completion, 0, one));
  expect(plain).toMatchObject({ textEdit: { newText: inserted } });
  expect(plain?.insertTextFormat).toBeUndefined();
  expect(snippet).toMatchObject({
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: { newText: '"From \\$3 \\} to \\\\\\\\ months": "$0",' },
  });
});

it('leads from a link to its page, and from a translation to its text, as both are in the editor', async () => {
  const uri = uriOf(page);
  const text = site.read(page);
  await openDocument(uri, `\n\n${text}`);
  const entries = uriOf('finance/es.json');
  const entry = '{ "One sentence on money is enough.": "Basta." }';
  await openDocument(entries, entry);
  const found = await connection.sendRequest(DefinitionRequest.type, {
    ...{ textDocument: { uri: entries }, position: { line: 0, character: entry.indexOf('Basta') } },
  });
  const line = text.split('\n').findIndex((one) => one.includes('One sentence on money'));
  const character = (text.split('\n')[line] ?? '').indexOf('"One sentence');
  const start = { line: line + 2, character };
  const end = { ...start, character: character + '"One sentence on money is enough."'.length };
  expect(found).toEqual([{ uri, range: { start, end } }]);

  const index = uriOf('index/page.json');
  const link = '{ "sections": [{ "type": "cta", "actions": [{ "href": "/finance" }] }] }';
  await openDocument(index, link);
  const target = await connection.sendRequest(DefinitionRequest.type, {
    ...{ textDocument: { uri: index }, position: { line: 0, character: link.indexOf('/finance') + 2 } },
  });
  expect(target).toEqual([{ uri, range: { start: position, end: position } }]);
});

it('does not name a smaller image that nobody has made', async () => {
  const picture = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#8a7f70' } });
  writeFileSync(site.file('finance/plant.jpg'), await picture.jpeg({ quality: 1 }).toBuffer());
  const uri = uriOf(page);
  const image =
    '"type": "gallery", "items": [{ "image": "./plant.jpg", "imageAlt": "Finance" }] }, { "type": "cta",';
  await openDocument(uri, site.read(page).replace('"type": "cta",', image));
  await publishes(uriOf('finance/plant.jpg'), ['image-too-large']);
  const actions = await connection.sendRequest(CodeActionRequest.type, {
    ...{ textDocument: { uri }, range: { start: position, end: position }, context: { diagnostics: [] } },
  });
  expect(actions).toEqual([]);
});

it('calls a fix what it does', async () => {
  const uri = uriOf(page);
  await openDocument(uri, site.read(page).replace('"muted"', '"mutted"'));
  await publishes(uri, ['wrong-value']);
  const range = published.get(uri)?.[0]?.range ?? { start: position, end: position };
  const [first] =
    (await connection.sendRequest(CodeActionRequest.type, {
      ...{ textDocument: { uri }, range, context: { diagnostics: [] } },
    })) ?? [];
  expect(first?.title).toBe('Write "muted"');
});

it('follows files that are saved and deleted on disk', async () => {
  const index = uriOf('index/page.json');
  rmSync(site.file('finance'), { recursive: true });
  await publishes(index, ['dead-link']);
  cpSync(path.join(brokenSites, '_valid/finance'), site.file('finance'), { recursive: true });
  await publishes(index, []);
});

it('checks another site when one of its documents is opened', async () => {
  const other = path.join(site.work, 'other site');
  mkdirSync(other);
  cpSync(path.join(brokenSites, '_valid'), other, { recursive: true });
  const uri = uriOf(page, other);
  const text = readFileSync(path.join(other, page), 'utf8').replace('"muted"', '"mutted"');
  await openDocument(uri, text);
  await publishes(uri, ['wrong-value']);
  // A file of the same name in the first site is unaffected.
  expect(codes(uriOf(page)) ?? []).toEqual([]);
  rmSync(other, { recursive: true });
});

it('says once that the folder cannot be read, and goes on when it can', async () => {
  const told: string[] = [];
  const first = new Promise<void>((resolve) =>
    connection.onRequest(ShowMessageRequest.type, ({ message }) => {
      told.push(message);
      resolve();
      return null;
    }),
  );
  const uri = uriOf(page);
  await openDocument(uri, readFileSync(site.file(page), 'utf8').replace('"muted"', '"mutted"'));
  await publishes(uri, ['wrong-value']);
  const away = path.join(site.work, 'away');
  renameSync(site.pages, away);
  await first;
  for (let save = 0; save < 3; save++)
    await connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri } });
  rmSync(path.join(away, 'sitemap/es.json'));
  renameSync(away, site.pages);
  await publishes(uriOf('sitemap/page.json'), ['missing-document']);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('cannot be read');
  cpSync(path.join(brokenSites, '_valid/sitemap'), site.file('sitemap'), { recursive: true });
});

it.each([
  'file:///tmp/caf%E9/page.json',
  'file:///%E0%A4%A/page.json',
  'file://server/share/page.json',
  'file:///a%2Fb/page.json',
  'untitled:page.json',
  'vscode-vfs://github/owner/site/pages/page.json',
])('leaves alone what is no file of this machine: %s', async (uri) => {
  await openDocument(uri, '{');
  expect(await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position })).toBeNull();
  expect(await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position })).toEqual(
    [],
  );
  expect(published.has(uri)).toBe(false);
  // It is left open, and the documents of the site are checked as ever.
  const other = uriOf(page);
  await openDocument(other, site.read(page).replace('"muted"', '"mutted"'));
  await publishes(other, ['wrong-value']);
});

it('exits when the editor does', async () => {
  await connection.sendRequest(ShutdownRequest.type);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await connection.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
});

it.each([
  ['a folder that is not there', 'nowhere', 'nowhere cannot be read'],
  ['a folder without a site', 'docs', 'There is no site in docs'],
])('a project with %s gets an error of one line', (_, folder, message) => {
  const { status, stderr, stdout } = runCommand('language-server', '--stdio', '--pages', folder);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
