import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { parseText } from '../../src/content/json/parse';
import { pointerToken } from '../../src/content/model/diagnostics';
import { LiveContent } from '../../src/node/dev/live-content';
import { hashOf } from '../../src/node/project/hash';
import { listFiles } from '../../src/node/read/files';
import { WorkbenchServer } from '../../src/workbench/server/workbench';
import { type Asked, ask, ownHeaders } from '../support/endpoint';
import { runsOf } from '../support/runs';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * Mutates valid requests to the workbench's endpoint: each is answered, every write can be undone, and nothing else changes.
 */
const runs = { numRuns: runsOf(500, 10_000), seed: 38 };

const root = temporaryFolder('endpoint');
const folder = path.join(root, 'pages');
const documents = [
  'finance/page.json',
  'finance/es.json',
  'finance/fr.json',
  '_site/site.json',
  '_site/es.json',
];
let workbench: WorkbenchServer;

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/three-languages'), folder, { recursive: true });
  mkdirSync(path.join(root, 'outside'));
  writeFileSync(path.join(root, 'outside/page.json'), '{}');
  symlinkSync(path.join(root, 'outside'), path.join(folder, 'linked'));
  const content = new LiveContent(folder);
  await content.load();
  workbench = new WorkbenchServer(folder, content);
});

/** The bytes of every file of the site. */
const snapshot = () =>
  Object.fromEntries(
    listFiles(folder)
      .filter((file) => file !== 'linked')
      .map((file) => [file, readFileSync(path.join(folder, file)).toString('latin1')]),
  );
const outside = () =>
  ['outside/page.json'].map((file) => readFileSync(path.join(root, file), 'utf8')).concat(readdirSync(root));

/** The pointers to all values of a document. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([name, part]) => pointersOf(part, pointer + pointerToken(name))),
  ];
}

const model = path.resolve('tests/sites/three-languages');
const pointers = Object.fromEntries(
  documents.map((file) => [file, pointersOf(JSON.parse(readFileSync(path.join(model, file), 'utf8')))]),
);

const value = fc.oneof(
  { weight: 6, arbitrary: fc.string() },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', '\ud800', '\0', '') },
);
const editOf = (file: string) => {
  const pointer = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...(pointers[file] ?? [''])) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/-', '/__proto__', '/constructor/prototype', '/sections/-', '/~2', '/a//b'),
    },
    { weight: 1, arbitrary: fc.string().map((name) => pointerToken(name)) },
  );
  return fc.oneof(
    fc.record({ op: fc.constant('set'), pointer, value }),
    fc.record({ op: fc.constant('insert'), pointer, value }),
    fc.record({ op: fc.constant('remove'), pointer }),
    fc.record({ op: fc.constant('move'), pointer, to: pointer }),
    fc.record({ op: fc.constant('rename'), pointer, name: fc.string() }),
  );
};
const fileEdits = fc.constantFrom(...documents).chain((file) =>
  fc.record({
    file: fc.constant(file),
    hash: fc.constant(`hash of ${file}`),
    edits: fc.array(editOf(file), { minLength: 1, maxLength: 3 }),
  }),
);
const edits = fc.record({
  name: fc.string(),
  files: fc.array(fileEdits, { minLength: 1, maxLength: 2 }),
  force: fc.boolean(),
});
const route = fc.oneof(
  fc.constantFrom(
    '/ledger',
    '/finance',
    '/fr/x',
    '/constructor',
    '/a/b/c',
    '/Ä',
    '/..',
    '/con',
    '//',
    '/x\0y',
  ),
  fc.string(),
);
const page = fc.record({
  route,
  title: fc.string(),
  from: fc.option(fc.constantFrom('/finance', '/', '/nowhere', '/__proto__'), { nil: undefined }),
});
const sampleRoute = fc.oneof(fc.constantFrom('/finance', '/contact', '/', '/ledger'), route);
const pagePlan = fc.oneof(
  fc.record({ from: sampleRoute, to: sampleRoute }),
  fc.record({ route: sampleRoute, instead: fc.option(sampleRoute, { nil: undefined }) }),
);
const named = (what: string, body: fc.Arbitrary<object>) => body.map((sent) => ({ what, sent }));
const written = fc.oneof(
  { weight: 10, arbitrary: named('edits', edits) },
  { weight: 1, arbitrary: named('pages', page) },
  { weight: 1, arbitrary: named('page-plans', pagePlan) },
  { weight: 1, arbitrary: named('throw-away', fc.record({ mark: fc.string(), page: sampleRoute })) },
  { weight: 1, arbitrary: named('undo', fc.record({ skip: fc.boolean() })) },
  { weight: 1, arbitrary: named('redo', fc.constant({})) },
);

/** Texts that no valid request contains. */
const nasty = [
  ...[
    '1e400',
    '-1e400',
    '12345678901234567890',
    '"\\ud800"',
    '"\\u0000"',
    'null',
    'true',
    '-0',
    '{}',
    '[]',
    '"',
    '',
    ',',
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":1}',
    '"../../outside/page.json"',
    '"linked/page.json"',
  ],
  ...[
    '"finance\\u0000/page.json"',
    '"FINANCE/page.json"',
    '"_site/../finance/page.json"',
    `"${'/a'.repeat(30_000)}"`,
  ],
  ...[`${'['.repeat(300)}${']'.repeat(300)}`, `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`, '['.repeat(200_000)],
];

/** Replaces one JSON value, name or character of a text. */
const mutate = (text: string, place: number, piece: string) => {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g)];
  const token = tokens[place % Math.max(tokens.length, 1)];
  if (!token) return piece;
  return text.slice(0, token.index) + piece + text.slice(token.index + token[0].length);
};

const request = fc
  .record({
    asked: written,
    mutations: fc.oneof(
      { weight: 3, arbitrary: fc.constant<[number, string][]>([]) },
      { weight: 4, arbitrary: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...nasty)), { maxLength: 2 }) },
    ),
    repeated: fc.oneof(
      { weight: 60, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.constantFrom(400, 15_000) },
    ),
    headers: fc.oneof(
      { weight: 20, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record({
          'x-workbench-tab': fc.string(),
          'x-workbench-others': fc.string(),
          'content-type': fc.constantFrom(
            'application/json',
            'application/json; charset=latin1',
            'text/plain',
          ),
        }),
      },
    ),
  })
  .map(({ asked, mutations, repeated, headers }): Asked => {
    const { what, sent } = asked;
    if (what === 'edits' && repeated > 1) {
      const [first] = (sent as { files: { edits: object[] }[] }).files;
      if (first) first.edits = Array.from({ length: repeated }, () => first.edits[0] ?? {});
    }
    const body = mutations.reduce((text, [place, piece]) => mutate(text, place, piece), JSON.stringify(sent));
    return { method: 'POST', what, headers: { ...ownHeaders, ...headers }, body };
  });

it('answers any request, can undo any write, and changes nothing else', async () => {
  const before = snapshot();
  const around = outside();
  const hashes = new Map(documents.map((file) => [file, hashOf(before[file] ?? '')]));
  const counts = { written: 0, refused: 0, conflicts: 0 };
  const property = fc.asyncProperty(request, async (asked) => {
    // An edit names the document that it was made for.
    const body = documents.reduce(
      (text, file) => text.replaceAll(`hash of ${file}`, hashes.get(file) ?? ''),
      String(asked.body),
    );
    const { status, ...answer } = await ask(workbench, { ...asked, body });
    expect(status, JSON.stringify(answer)).toBeLessThan(500);
    if (status === 409) counts.conflicts++;
    else if (status !== 200) counts.refused++;
    if (status !== 200) return;
    counts.written++;
    const after = snapshot();
    for (const [file, text] of Object.entries(after))
      if (file.endsWith('.json')) expect([file, parseText(text).faults]).toEqual([file, []]);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      const answer = await ask(workbench, {
        method: 'POST',
        what: 'undo',
        headers: asked.headers,
        body: '{}',
      });
      expect(answer.status).toBe(200);
      expect(snapshot()).toEqual(before);
    }
    const read = { method: 'GET', what: 'document?route=/finance', headers: ownHeaders, body: undefined };
    expect((await ask(workbench, read)).status).toBe(200);
  });
  await fc.assert(property, runs);
  expect(snapshot()).toEqual(before);
  expect(outside()).toEqual(around);
  // If all requests were refused, or all written, the test would show little.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(runs.numRuns / 100);
});
