import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Asked, manyEdits, model, serveWorkbench } from '../../../tests/support/served-workbench';

const { folder, ask, textOf } = serveWorkbench();
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a request is refused', () => {
  const edit = { name: 'x', files: [{ file: 'finance/page.json', hash: '', edits: [] }] };
  const editOf = (file: string) => ({ name: 'x', files: [{ file, hash: '', edits: [] }] });
  it.each<[string, number, string, Asked]>([
    ['that another name led to', 403, 'edits', { body: edit, headers: { host: 'pages.example.com' } }],
    ['of another site', 403, 'edits', { body: edit, headers: { origin: 'https://evil.example' } }],
    [
      'of another site on this machine',
      403,
      'edits',
      { body: edit, headers: { origin: 'http://localhost:1' } },
    ],
    [
      'that the browser says is of another site',
      403,
      'edits',
      { body: edit, headers: { 'sec-fetch-site': 'cross-site' } },
    ],
    ['without the token', 403, 'edits', { body: edit, headers: { 'x-workbench-token': '' } }],
    ['to read without the token', 403, 'site', { headers: { 'x-workbench-token': 'guessed' } }],
    ['by another method', 405, 'edits', { method: 'PUT', body: edit }],
    ['that is a form', 415, 'edits', { body: edit, headers: { 'content-type': 'text/plain' } }],
    ['that is too large', 413, 'edits', { body: { name: 'x'.repeat(1_100_000) } }],
    ['that is not JSON', 422, 'edits', { body: Buffer.from('{') }],
    ['without what it needs', 422, 'edits', { body: {} }],
    ['for a file that is none of the site', 422, 'edits', { body: editOf('../package.json') }],
    ['for a file with another name', 422, 'edits', { body: editOf('finance/notes.json') }],
    ['for a file behind a link', 422, 'edits', { body: editOf('linked/page.json') }],
    ['for a file that is not there', 404, 'edits', { body: editOf('nowhere/page.json') }],
    [
      'with a file that is named twice',
      422,
      'edits',
      {
        body: {
          name: 'x',
          files: [...editOf('finance/page.json').files, ...editOf('finance/page.json').files],
        },
      },
    ],
    ['that is nested beyond measure', 422, 'edits', { body: Buffer.from('['.repeat(200_000)) }],
    [
      'with more edits than can be made at once',
      422,
      'edits',
      { body: manyEdits(15_000, { op: 'set', pointer: '/title', value: 'x' }) },
    ],
    ['with a number that JSON cannot keep', 422, 'edits', { body: Buffer.from('{"name":1e400}') }],
    [
      'with a pointer that is longer than any',
      422,
      'edits',
      { body: manyEdits(1, { op: 'set', pointer: '/x'.repeat(9000), value: 1 }) },
    ],
    [
      'for a document that would be nested deeper than any',
      422,
      'edits',
      { body: manyEdits(1, { op: 'set', pointer: '/sections/0/x', value: nested(63) }) },
    ],
    ['for a file whose name has a zero in it', 422, 'edits', { body: editOf('finance/page.json\0') }],
    ['for a page whose name has a zero in it', 422, 'document?route=/finance%00', {}],
    ['for a page without a name', 422, 'document?route=', {}],
    ['for a page that is not there', 404, 'document?route=/nowhere', {}],
    ['for what nobody knows', 404, 'everything', {}],
    ['to add a page that is there', 422, 'pages', { body: { route: '/finance', title: 'Finance' } }],
    ['to add a page where none can be', 422, 'pages', { body: { route: '/fr/x', title: 'X' } }],
    ['for an image that is not there', 404, 'images?file=finance/nowhere.png', {}],
    ['for a file as if it were an image', 422, 'images?file=finance/page.json', {}],
    ['for an image outside', 422, 'images?file=../docs/home.png', {}],
    ['to add an image that is a program', 422, 'images?file=finance/run.sh', { body: Buffer.from('#!') }],
    ['to add an image outside', 422, 'images?file=../x.png', { body: Buffer.from('x') }],
    [
      'to add an image that is none',
      422,
      'images?file=finance/x.png',
      { body: Buffer.from('x'), headers: { 'content-type': 'image/png' } },
    ],
    ['to add an image without its type', 415, 'images?file=finance/x.png', { body: Buffer.from('x') }],
    [
      'to add an image that is too large',
      413,
      'images?file=finance/x.png',
      { body: Buffer.alloc(10_100_000), headers: { 'content-type': 'image/png' } },
    ],
  ])('%s', async (_, status, what, asked) => {
    const before = readdirSync(folder, { recursive: true }).toSorted();
    const answer = await ask(what, asked);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^\S.{10,}[.:]/);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
    expect(textOf('finance/page.json')).toBe(readFileSync(path.join(model, 'finance/page.json'), 'utf8'));
  });
});
