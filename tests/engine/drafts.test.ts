import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { pageFiles } from '../../src/commands/scaffold/scaffold-page';
import { isError } from '../../src/content/model/diagnostics';
import { withoutLinks } from '../../src/content/site/unpublished';
import { listFiles } from '../../src/node/read/files';
import { diagnose, validSite, withFiles } from '../support/checks';
import { site } from '../support/firm';
import { schemas } from '../support/project';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const { work, pages, out } = copy;

const finance = 'finance/page.json';
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const draft = (words: string) =>
  textOf(finance).replace('"title": "Finance",', `"title": "Finance",\n  ${words},`);
const findingsIn = (changes: Record<string, string>) =>
  diagnose(withFiles(validSite, changes)).map(({ code, severity, file }) => `${severity} ${code} ${file}`);
const build = (drafts = false) => buildSite({ pages, out, drafts });

describe.each([
  ['a draft', '"draft": true', true],
  ['a page of a later day', '"publishFrom": "2999-01-31"', true],
  ['a page of an earlier day', '"publishFrom": "2020-01-31"', false],
  ['a page whose last day is over', '"publishUntil": "2020-01-31"', true],
  ['a page whose last day is to come', '"publishFrom": "2020-01-31", "publishUntil": "2999-01-31"', false],
  ['a page that is no draft', '"draft": false', false],
  ['a draft of an earlier day', '"draft": true, "publishFrom": "2020-01-31"', true],
])('%s', (_, words, isDraft) => {
  it(isDraft ? 'may lack what others may not, which is a warning' : 'may lack as little as any other', () => {
    // A draft with a first day stays a draft then.
    const usual = /"draft": true.*"publishFrom"/.test(words) ? [`warning wrong-period ${finance}`] : [];
    expect(findingsIn({ [finance]: draft(words) })).toEqual(usual);
    const open = draft(words).replace('"title": "Finance"', '"title": "Money that nobody translated"');
    const severity = isDraft ? 'warning' : 'error';
    expect(findingsIn({ [finance]: open })).toContain(`${severity} missing-translation ${finance}`);
    const mistaken = findingsIn({ [finance]: draft(`${words}, "no-such": 1`) });
    expect(mistaken.toSorted()).toEqual([`${severity} unknown-property ${finance}`, ...usual]);
  });

  it(`is ${isDraft ? 'neither built nor linked to' : 'built and linked to'}`, async () => {
    copy.write(finance, draft(`${words}, "aliases": ["/money"]`));
    const { diagnostics, leftOut } = await build();
    expect(diagnostics.filter(isError)).toEqual([]);
    expect(leftOut).toMatch(isDraft ? /^left out: (1 draft|\/finance \((from|until) )/ : /^$/);
    for (const file of ['finance.html', 'es/finance.html', 'content/en/finance.json', 'money.html'])
      expect(existsSync(path.join(out, file)), file).toBe(!isDraft);
    for (const file of listFiles(out).filter((name) => /\.(html|json|xml)$/.test(name)))
      if (isDraft) expect(copy.built(file), file).not.toContain('/finance');
    expect(copy.built('sitemap.xml').includes('/finance')).toBe(!isDraft);
    expect(copy.built('sitemap.html').includes('href="/finance"')).toBe(!isDraft);
  });

  it(`is built with drafts included, ${isDraft ? 'and marked as one' : 'without a mark'}`, async () => {
    copy.write(finance, draft(words));
    await build();
    await build(true);
    const isOver = words.includes('Until": "2020');
    const marks = isOver
      ? ['No longer published', 'Ya no se publica']
      : ['Draft: not published yet', 'Borrador: aún no se publica'];
    expect(copy.built('finance.html').includes(marks[0] ?? '')).toBe(isDraft);
    expect(copy.built('es/finance.html').includes(marks[1] ?? '')).toBe(isDraft);
    expect(copy.built('finance.html').includes('content="noindex"')).toBe(isDraft);
    expect(copy.built('sitemap.html')).toContain('href="/finance"');
    expect(copy.built('index.html')).not.toContain('Draft: not published yet');
  });
});

it('what a scheduled page lacks says when it becomes an error, and what a draft lacks does not', () => {
  const hintsOf = (words: string) =>
    diagnose(withFiles(validSite, { [finance]: draft(`${words}, "no-such": 1`) }))
      .filter(({ code }) => code === 'unknown-property')
      .map(({ hint }) => hint);
  expect(hintsOf('"publishFrom": "2999-01-31"')).toEqual([expect.stringContaining('From 2999-01-31 on')]);
  for (const words of ['"draft": true', '"publishUntil": "2020-01-31"', '"publishFrom": "2020-01-31"'])
    expect(hintsOf(words)).toEqual([expect.not.stringContaining('is published')]);
});

it('an error that a draft shares with a published page stays an error', () => {
  const text = 'Money that nobody translated';
  const both = {
    [finance]: draft('"draft": true').replace('"title": "Finance"', `"title": "${text}"`),
    'index/page.json': textOf('index/page.json').replace(/"title": "Home"/, `"title": "${text}"`),
  };
  expect(findingsIn(both).filter((one) => one.includes('missing-translation'))).toEqual([
    expect.stringMatching(/^error/),
  ]);
});

it('a shared entry without its text stops nobody while only drafts need it', () => {
  const text = 'Money that nobody translated';
  const shared = textOf('_site/es.json').replace('{', `{\n  "${text}": "",`);
  const severities = (changes: Record<string, string>) =>
    findingsIn({ '_site/es.json': shared, ...changes }).filter((one) => one.endsWith('_site/es.json'));
  const titled = (document: string) => document.replace(/"title": "(Finance|Home)"/, `"title": "${text}"`);
  const asDraft = { [finance]: titled(draft('"draft": true')) };
  const published = { 'index/page.json': titled(textOf('index/page.json')) };
  expect(severities(asDraft)).toEqual(['warning wrong-length _site/es.json']);
  expect(severities(published)).toEqual(['error wrong-length _site/es.json']);
  expect(severities({ ...asDraft, ...published })).toEqual(['error wrong-length _site/es.json']);
  // Another entry is no reason, and one that nothing needs is as before.
  const blank = shared.replace(/"Write to us": "[^"]*"/, '"Write to us": ""');
  expect(severities({ ...asDraft, '_site/es.json': blank }).toSorted()).toEqual([
    'error wrong-length _site/es.json',
    'warning wrong-length _site/es.json',
  ]);
});

it('the home page and the 404 page cannot be drafts', () => {
  for (const file of ['index/page.json', '_not-found/page.json']) {
    const text = textOf(file).replace('"title":', '"draft": true,\n  "title":');
    expect(findingsIn({ [file]: text })).toContain(`error needed-draft ${file}`);
  }
});

it('a site that needs a link to a draft can only be built with drafts included', async () => {
  copy.write(finance, draft('"draft": true'));
  copy.change('_site/site.json', '"Finance", "href": "/"', '"Finance", "href": "/finance"');
  const { diagnostics } = await build();
  expect(diagnostics.filter(isError).map(({ code }) => code)).toEqual(['needed-draft']);
  expect((await build(true)).diagnostics.filter(isError)).toEqual([]);
});

describe('a section of the site without some of its links', () => {
  const sections = site.pages.flatMap(({ route, source }) => {
    const { sections: all = [] } = source.value as { sections?: { type: string }[] };
    return all.map((section, index) => [`${route} ${index} ${section.type}`, section] as const);
  });

  it.each(sections)('%s: is still valid, and has none of them', (_, section) => {
    const hrefs = new Set(JSON.stringify(section).match(/(?<="href":")\/[^"#]*/g));
    const validate = schemas.section(section.type);
    const fields = schemas.sectionFields(section.type);
    expect(withoutLinks(fields, section, new Set(['/no-such-page']))).toEqual(section);
    for (const paths of [hrefs, ...[...hrefs].map((href) => new Set([href]))]) {
      const left = withoutLinks(fields, section, paths);
      if (left === undefined) continue;
      expect(validate?.(left), JSON.stringify(validate?.errors)).toBe(true);
      for (const href of paths) expect(JSON.stringify(left)).not.toContain(`"href":"${href}"`);
    }
  });
});

it('a new page is no mistake as a draft, and cannot be published before its texts are written', async () => {
  const description = 'What other houses have lent to us this year, and until when it stays.';
  const files = pageFiles(work, '/lent-works', schemas, { description });
  for (const [file, text] of files) copy.add(`../${file}`, text);
  for (const drafts of [false, true]) expect((await build(drafts)).diagnostics.filter(isError)).toEqual([]);
  copy.change('lent-works/page.json', '"draft": true,', '');
  const errors = (await build()).diagnostics.filter(isError).map(({ code, file }) => `${code} ${file}`);
  expect(errors).toEqual(['wrong-length lent-works/es.json', 'wrong-length lent-works/es.json']);
});

it('the title of a new page that nobody has translated is reported on the sitemap page', async () => {
  for (const [file, text] of pageFiles(work, '/lent', schemas, { description: 'x'.repeat(60) }))
    if (file.startsWith('pages/sitemap/')) copy.add(`../${file}`, text);
  const translations = JSON.parse(copy.read('sitemap/es.json'));
  expect(translations).toMatchObject({ $machine: ['Lent'], Lent: 'Lent' });
  const { diagnostics } = await build();
  const codes = diagnostics.filter(({ file }) => file.startsWith('sitemap/')).map(({ code }) => code);
  expect(codes).toContain('unread-translation');
});
