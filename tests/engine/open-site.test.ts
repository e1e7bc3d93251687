import { renameSync, rmSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rangeOf, toEdits } from '../../src/commands/language-server/convert';
import { OpenSite } from '../../src/commands/language-server/open-site';
import { schemas } from '../support/checks';
import { SiteCopy } from '../support/site-copy';

const site = new SiteCopy();
const page = 'finance/page.json';

/** The site as opened in an editor, checked once. */
async function open(): Promise<OpenSite> {
  const opened = new OpenSite(site.pages, schemas, 'open-site');
  await opened.look();
  expect(codes(opened)).toEqual([]);
  return opened;
}
const codes = ({ diagnostics }: OpenSite) => diagnostics.map(({ code, file }) => `${code} ${file}`);
const replaced = (file: string, from: string, to: string) => {
  expect(site.read(file)).toContain(from);
  return site.read(file).replace(from, () => to);
};
const wrong = () => replaced(page, '"muted"', '"mutted"');

describe('unsaved text', () => {
  it('is checked in place of the file on disk, until it is closed', async () => {
    const opened = await open();
    opened.type(page, wrong());
    await opened.settle();
    expect(codes(opened)).toEqual([`wrong-value ${page}`]);
    opened.type(page, undefined);
    await opened.settle();
    expect(codes(opened)).toEqual([]);
  });

  it('affects other documents, too', async () => {
    const opened = await open();
    opened.type(
      'index/page.json',
      replaced('index/page.json', '"href": "/finance"', '"href": "/finance#data"'),
    );
    await opened.settle();
    expect(codes(opened)).toEqual(['dead-anchor index/page.json']);
    opened.type(page, replaced(page, '"type": "cta",', '"type": "cta", "id": "data",'));
    await opened.settle();
    expect(codes(opened)).toEqual([]);
  });

  it('may be a page that is not on disk yet', async () => {
    const opened = await open();
    opened.type('money/page.json', '{');
    await opened.settle();
    expect(codes(opened)).toContain('json-syntax money/page.json');
    opened.type('money/page.json', undefined);
    await opened.settle();
    expect(codes(opened)).toEqual([]);
  });

  it('shows a mistake that concerns several documents in each open one', async () => {
    const opened = await open();
    const text = 'A sentence of two pages that nobody has translated yet.';
    for (const [file, from] of [
      [page, '"Finance"'],
      ['_not-found/page.json', '"Not found"'],
    ] as const) {
      const { title } = JSON.parse(site.read(file));
      opened.type(file, replaced(file, `"title": ${from}`, `"title": ${JSON.stringify(text)}`));
      expect(JSON.stringify(title)).toBe(from);
    }
    await opened.settle();
    const missing = codes(opened).filter((one) => one.startsWith('missing-translation'));
    expect(missing).toEqual(['missing-translation _not-found/page.json', `missing-translation ${page}`]);
  });
});

describe('a change on disk', () => {
  it('is followed: a page is removed, and comes back under another name', async () => {
    const opened = await open();
    renameSync(site.file('finance'), site.file('money'));
    await opened.look(true);
    expect(codes(opened)).toContain('dead-link index/page.json');
    renameSync(site.file('money'), site.file('finance'));
    await opened.look(true);
    expect(codes(opened)).toEqual([]);
  });

  it('does not remove a document that is still open', async () => {
    const opened = await open();
    opened.type(page, site.read(page));
    await opened.settle();
    rmSync(site.file(page));
    await opened.look(true);
    expect(codes(opened)).toEqual([]);
    opened.type(page, undefined);
    await opened.settle();
    expect(codes(opened)).toContain('dead-link index/page.json');
  });

  it('may make the site unreadable for a while', async () => {
    const opened = await open();
    renameSync(site.pages, `${site.pages}-2`);
    await expect(opened.look(true)).rejects.toThrow('cannot be read');
    renameSync(`${site.pages}-2`, site.pages);
    await opened.look(true);
    expect(codes(opened)).toEqual([]);
  });
});

describe('a certain correction', () => {
  it('is called what it does, not by the question of its hint', async () => {
    const opened = await open();
    opened.type(page, wrong());
    await opened.settle();
    const [correction, ...more] = opened.corrections(page);
    expect(more).toEqual([]);
    expect(correction?.title).toBe('Write "muted"');
    expect([...(correction?.files ?? [])]).toEqual([[page, site.read(page)]]);
  });

  it('changes the dictionary along with its text', async () => {
    const opened = await open();
    const text = 'One sentence on money is enough.';
    const faulty = 'One sentence on\u200b money is enough.';
    opened.type(page, replaced(page, text, faulty));
    opened.type('finance/es.json', replaced('finance/es.json', text, faulty));
    await opened.settle();
    const files = new Map(opened.corrections(page).flatMap(({ files }) => [...files]));
    expect(files.get(page)).toBe(site.read(page));
    expect(files.get('finance/es.json')).toBe(site.read('finance/es.json'));
    expect([...opened.allCorrections(page).keys()].sort()).toEqual(['finance/es.json', page]);
  });

  it('is made together with all others, and guesses are not', async () => {
    const opened = await open();
    opened.type(page, wrong().replace('"type": "cta",', '"type": "cta", "id": "Data",'));
    await opened.settle();
    expect(codes(opened)).toHaveLength(2);
    const text = opened.allCorrections(page).get(page) ?? '';
    expect(text).toContain('"muted"');
    expect(text).toContain('"Data"');
  });

  it('is not offered in a file without mistakes', async () => {
    const opened = await open();
    expect(opened.corrections(page)).toEqual([]);
    expect([...opened.allCorrections(page)]).toEqual([]);
  });
});

it('columns count UTF-16 code units', async () => {
  const opened = await open();
  const text = '{ "$schema": "../../../../schemas/page.schema.json", "title🙂": "🙂", "x": 1 }';
  opened.type(page, text);
  await opened.settle();
  const finding = opened.diagnostics.find(({ pointer }) => pointer === '/x');
  const character = text.indexOf('"x"');
  expect(finding && rangeOf(finding)).toEqual({
    start: { line: 0, character },
    end: { line: 0, character: character + 3 },
  });
});

it('an edit turns one text into another, and never splits a character', () => {
  const unit = fc.constantFrom('a', 'b', '\n', '\r\n', '🙂', '🙃', '"', 'é');
  const text = fc.array(unit, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = toEdits(before, after);
      for (const { newText } of edits) expect(() => encodeURIComponent(newText)).not.toThrow();
      const document = TextDocument.create('', 'json', 0, before);
      expect(TextDocument.applyEdits(document, edits)).toBe(after);
    }),
  );
});
