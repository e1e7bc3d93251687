import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/content/model/diagnostics';
import { listFiles } from '../../src/node/read/files';
import { brokenSites } from '../support/checks';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();

describe('$accept', () => {
  const accept = (code: string) => `"$accept": [{ "code": "${code}", "reason": "A test." }],`;

  it('suppresses a finding in its object, and reports an entry that no longer suppresses anything', async () => {
    copy.change('index/page.json', '"href": "/finance"', '"href": "/"');
    expect(await copy.codes()).toEqual(['orphan-page']);
    copy.change('finance/page.json', '"title": "Finance",', `${accept('orphan-page')} "title": "Finance",`);
    expect(await copy.codes()).toEqual([]);
    copy.change('index/page.json', '"href": "/"', '"href": "/finance"');
    expect(await copy.codes()).toEqual(['unused-accept']);
  });

  it('works in a dictionary, and in a section for that section alone', async () => {
    copy.change(
      'finance/es.json',
      '"Basta una frase sobre el dinero."',
      '"One sentence on money is enough."',
    );
    copy.change('finance/es.json', '{', `{ ${accept('untranslated')}`);
    expect(await copy.codes()).toEqual([]);
    copy.change('finance/page.json', '"type": "cta",', `${accept('dead-link')} "type": "cta",`);
    expect(await copy.codes()).toEqual(['unused-accept']);
  });

  it('is removed when none of it is needed, and otherwise keeps what is', async () => {
    const before = copy.read('finance/page.json');
    const entry = (code: string) => `{ "code": "${code}", "reason": "A test." }`;
    const accepts = (...codes: string[]) => `"$accept": [${codes.map(entry).join(', ')}]`;
    const accepting = (...codes: string[]) =>
      before.replace('"title": "Finance",', `"title": "Finance", ${accepts(...codes)},`);
    for (const codes of [['orphan-page'], ['orphan-page', 'dead-link']]) {
      copy.write('finance/page.json', accepting(...codes));
      await copy.validate('--fix');
      expect(copy.read('finance/page.json')).not.toContain('$accept');
      expect(JSON.parse(copy.read('finance/page.json'))).toEqual(JSON.parse(before));
    }
    copy.change('index/page.json', '"href": "/finance"', '"href": "/"');
    copy.write('finance/page.json', accepting('dead-link', 'orphan-page'));
    await copy.validate('--fix');
    expect(JSON.parse(copy.read('finance/page.json')).$accept).toMatchObject([{ code: 'orphan-page' }]);
  });

  it('suppresses one place of a mistake, and leaves the others', async () => {
    copy.change('index/page.json', '"href": "/finance"', '"href": "/nowhere"');
    copy.change('finance/page.json', '"href": "/"', '"href": "/nowhere"');
    const filesOf = async () =>
      (await copy.findings()).map(({ code, file }) => `${code} ${path.basename(path.dirname(file))}`);
    const [first = '', ...more] = await filesOf();
    expect([first.startsWith('dead-link'), more]).toEqual([true, []]);
    const pages = ['finance', 'index'];
    for (const [page, other] of [pages, pages.toReversed()] as [string, string][]) {
      const file = `${page}/page.json`;
      const before = copy.read(file);
      copy.write(file, before.replace('{', `{ ${accept('dead-link')}`));
      expect(await filesOf()).toEqual([`dead-link ${other}`]);
      expect((await copy.findings())[0]?.message).not.toContain('documents');
      copy.write(file, before);
    }
    for (const page of pages) copy.change(`${page}/page.json`, '{', `{ ${accept('dead-link')}`);
    expect(await filesOf()).toEqual([]);
  });

  it('on one of two pages with the same title is enough', async () => {
    copy.change('finance/page.json', '"title": "Finance",', '"title": "Home",');
    expect(await copy.codes()).toEqual(['duplicate-title']);
    copy.change('index/page.json', '"title": "Home",', `"title": "Home", ${accept('duplicate-title')}`);
    expect(await copy.codes()).toEqual([]);
  });

  it('suppresses what is found on its page, and what is found in the whole site', async () => {
    copy.change('_site/site.json', '"Finance"', '"Finance 24"');
    copy.change('_site/es.json', '{', '{ "Finance 24": "Finanzas 25",');
    copy.change('index/page.json', '"title": "Write to us"', '"title": "Write to us 12"');
    copy.change('_site/es.json', '{', '{ "Write to us 12": "Escríbanos 13",');
    expect(await copy.codes()).toEqual(expect.arrayContaining(['number-mismatch', 'number-mismatch']));
    copy.change('_site/es.json', '{', `{ ${accept('number-mismatch')}`);
    expect(await copy.codes()).not.toContain('number-mismatch');
    expect(await copy.codes()).not.toContain('unused-accept');
  });

  it('cannot suppress an error that would break the page', async () => {
    copy.change('finance/page.json', '"type": "hero",', `${accept('unknown-section')} "type": "hero",`);
    expect(await copy.codes()).toEqual(['wrong-accept']);
  });
});

describe('--fix', () => {
  it('moves the entry of a text that was moved, and what a machine wrote stays unread', async () => {
    const [text, spanish] = ['From 3.2 to 12 months', 'De 3,2 a 12 meses'];
    copy.change('finance/page.json', `"subtitle": "${text}",`, '');
    copy.change(
      'index/page.json',
      '"title": "Write to us",',
      `"title": "Write to us", "subtitle": "${text}",`,
    );
    copy.change('finance/es.json', '{', `{ "$machine": ["${spanish}"],`);
    await copy.validate('--fix');
    expect(JSON.parse(copy.read('index/es.json'))).toEqual({ $machine: [spanish], [text]: spanish });
    expect(copy.read('finance/es.json')).not.toContain(spanish);
    expect(await copy.codes()).toEqual(['unread-translation']);
  });

  it('makes only the certain corrections, changes nothing else, and lists them', async () => {
    const before = copy.read('finance/page.json');
    copy.change('finance/page.json', '"subtitle": "One', '"subtitel": "One');
    copy.change('finance/page.json', '"type": "hero"', '"type": "herro"');
    copy.change('finance/page.json', '"background": "muted",', '"background": "mutde"');
    copy.change('index/page.json', '"href": "/finance" }]', '"href": "/finance" },]');
    const { stdout, stderr, status } = await copy.validate('--fix');
    expect(copy.read('finance/page.json')).toBe(before);
    expect(stderr.match(/^fixed /gm)?.length).toBeGreaterThanOrEqual(5);
    expect(stdout).toContain('0 errors, 0 warnings');
    expect(status).toBe(0);
  });

  it('says of each file what was wrong there, or where that is said', async () => {
    for (const page of ['finance', 'index'])
      copy.change(`${page}/page.json`, '../../../../schemas', '../schemas');
    const { stderr } = await copy.validate('--fix');
    expect(stderr).toMatch(/finance\/page.json .*\[wrong-value\] ".*" does not lead from here/);
    expect(stderr).toMatch(/index\/page.json .*\[wrong-value\] as in .*finance\/page.json\n/);
  });

  it('removes unused entries, adds missing ones, and sorts dictionaries', async () => {
    copy.change('finance/page.json', '"From 3.2 to 12 months"', '"Quite another sentence here"');
    copy.change(
      'finance/es.json',
      '"One sentence',
      '"Nobody says this.": "Nadie.",\n  "Nor this.": "Tampoco.",\n  "One sentence',
    );
    const { stdout, status } = await copy.validate('--fix', '--format', 'json');
    // The Spanish of the old sentence may still be useful, so it is kept until the new one is translated.
    expect(JSON.parse(copy.read('finance/es.json'))).toMatchObject({ 'Quite another sentence here': '' });
    expect(JSON.parse(stdout).diagnostics.map(({ code }: Diagnostic) => code)).toContain('wrong-length');
    expect(status).toBe(1);
  });

  it('removes every entry that no text uses', async () => {
    copy.change(
      'finance/es.json',
      '"One sentence',
      '"Nobody says this.": "Nadie.",\n  "Nor this.": "Tampoco.",\n  "One sentence',
    );
    const before = readFileSync(path.join(brokenSites, '_valid/finance/es.json'), 'utf8');
    expect((await copy.validate('--fix')).status).toBe(0);
    expect(copy.read('finance/es.json')).toBe(before);
  });

  it('changes nothing when no correction is certain, and nothing outside the given paths', async () => {
    copy.change('finance/page.json', '"href": "/"', '"href": "/zzzzzzz"');
    copy.change('sitemap/page.json', '"type": "hero"', '"type": "herro"');
    const before = listFiles(copy.pages).map((name) => copy.read(name));
    await copy.validate('--fix', copy.file('finance'));
    expect(listFiles(copy.pages).map((name) => copy.read(name))).toEqual(before);
  });
});
