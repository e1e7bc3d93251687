import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { Checker } from '../../src/node/check/checker';
import { LiveContent } from '../../src/node/dev/live-content';
import { diagnose, findingsOf, validSite, withFiles } from '../support/checks';
import { schemas } from '../support/project';
import { SiteCopy } from '../support/site-copy';

const reason = 'It was written by somebody else.';
const finance = validSite.documents.get('finance/page.json') ?? '';
const spanish = validSite.documents.get('finance/es.json') ?? '';
/**
 * The findings, as `code severity file`, of a site with these rules, two dead links, British words and an English dictionary
 * entry.
 */
const findingsUnder = (rules: unknown) => {
  const british = 'One grey page on money is enough.';
  const files = withFiles(validSite, {
    'finance/page.json': finance
      .replace('"/#start"', '"/nowhere"')
      .replace('One sentence on money is enough.', british),
    'finance/es.json': `{ "${british}": "${british}", "From 3.2 to 12 months": "De 3,2 a 12 meses" }`,
    'index/page.json': (validSite.documents.get('index/page.json') ?? '').replace('"/finance"', '"/nowhere"'),
    '_site/rules.json': JSON.stringify(rules),
  });
  return diagnose(files).map(({ code, severity, file }) => `${code} ${severity} ${file}`);
};
const usual = findingsUnder({});

it('the fixtures give the expected findings without rules', () => {
  expect(usual).toEqual([
    'untranslated warning finance/es.json',
    'spelling warning finance/page.json',
    'dead-link error finance/page.json',
  ]);
});

it.each<[string, unknown, string[]]>([
  ['off', { spelling: { severity: 'off', reason } }, usual.toSpliced(1, 1)],
  [
    'an error',
    { spelling: { severity: 'error', reason } },
    usual.with(1, 'spelling error finance/page.json'),
  ],
  [
    'a warning',
    { 'dead-link': { severity: 'warning', reason } },
    usual.with(2, 'dead-link warning finance/page.json'),
  ],
  ['no severity is the usual one', { spelling: { reason, ignore: ['index'] } }, usual],
  ['off in a folder', { untranslated: { ignore: ['finance'], reason } }, usual.toSpliced(0, 1)],
  [
    'off in a folder, for what stands elsewhere too',
    { 'dead-link': { ignore: ['finance'], reason } },
    [...usual.toSpliced(2, 1), 'dead-link error index/page.json'],
  ],
  [
    'a folder of which nothing counts',
    { ignore: [{ folder: 'finance', reason }] },
    ['dead-link error index/page.json'],
  ],
  ['a folder whose name is a beginning of another', { ignore: [{ folder: 'sitemap', reason }] }, usual],
  ['an option: words that are right here', { spelling: { allow: ['Grey'], reason } }, usual.toSpliced(1, 1)],
  ['an option that allows another word', { spelling: { allow: ['catalogue'], reason } }, usual],
])('%s', (_, rules, expected) => {
  expect(findingsUnder(rules)).toEqual(expected);
});

it('of a folder that does not count, a finding names nothing', () => {
  const rename = (id: string, from: string) =>
    (validSite.documents.get(`${id}/page.json`) ?? '').replace(from, '"/finence"');
  const files = (ignore: unknown[]) =>
    withFiles(validSite, {
      'finance/page.json': rename('finance', '"/#start"'),
      'index/page.json': rename('index', '"/finance"'),
      '_site/rules.json': JSON.stringify({ ignore }),
    });
  const linksIn = (ignore: unknown[]) => findingsOf(files(ignore), 'dead-link');
  expect(linksIn([])).toMatchObject([{ others: [{}] }]);
  for (const [folder, other] of [
    ['finance', 'index'],
    ['index', 'finance'],
  ]) {
    const [found] = linksIn([{ folder, reason }]);
    expect(found).toMatchObject({ file: `${other}/page.json`, others: [] });
  }
});

it('two pages with one title are no mistake where one of them does not count', () => {
  const files = (ignore: unknown[]) =>
    withFiles(validSite, {
      'finance/page.json': finance.replace('"title": "Finance"', '"title": "Home"'),
      '_site/rules.json': JSON.stringify({ ignore }),
    });
  const titlesIn = (folder: string) =>
    diagnose(files(folder === '' ? [] : [{ folder, reason }])).filter(
      ({ code }) => code === 'duplicate-title',
    ).length;
  expect(['', 'finance', 'index', 'sitemap'].map(titlesIn)).toEqual([1, 0, 0, 1]);
});

it('an empty name of a folder is one mistake', () => {
  const files = withFiles(validSite, {
    '_site/rules.json': JSON.stringify({ ignore: [{ folder: '', reason }] }),
  });
  expect(diagnose(files).map(({ code }) => code)).toEqual(['wrong-length']);
});

it('a check that cannot be turned off still counts', () => {
  expect(
    findingsUnder({ 'missing-image': { severity: 'off', reason }, ignore: [{ folder: 'index', reason }] }),
  ).toContain('wrong-rule error _site/rules.json');
  const broken = withFiles(validSite, {
    'finance/es.json': `${spanish} ,`,
    '_site/rules.json': JSON.stringify({ ignore: [{ folder: 'finance', reason }] }),
  });
  expect(diagnose(broken).map(({ code }) => code)).toEqual(['json-syntax']);
});

const site = new SiteCopy();

it('apply wherever findings are used, as soon as they are saved', async () => {
  site.change('finance/page.json', '"href": "/"', '"href": "/nowhere"');
  const checker = new Checker(site.pages, schemas);
  await checker.follow();
  const live = new LiveContent(site.pages);
  await live.load();
  expect(live.diagnostics).toMatchObject([{ code: 'dead-link', severity: 'error' }]);
  const build = () => buildSite({ pages: site.pages, out: `${site.work}/out`, only: new Set() });
  expect((await build()).diagnostics).toMatchObject([{ code: 'dead-link', severity: 'error' }]);
  const rules = { 'dead-link': { severity: 'warning', reason } };
  site.write('_site/rules.json', JSON.stringify(rules));
  await checker.update();
  expect(checker.findings()).toMatchObject([{ code: 'dead-link', severity: 'warning' }]);
  await live.update();
  expect(live.diagnostics).toMatchObject([{ code: 'dead-link', severity: 'warning' }]);
  expect((await build()).diagnostics).toMatchObject([{ code: 'dead-link', severity: 'warning' }]);
});

it('a changed option makes cached findings invalid', async () => {
  site.change('finance/page.json', '"subtitle": "From', '"subtitle": "A grey From');
  site.change('finance/es.json', '"From', '"A grey From');
  const look = async () => {
    const checker = new Checker(site.pages, schemas, {
      cacheFileOf: (settings) =>
        `${site.work}/${Buffer.from(JSON.stringify(settings)).toString('base64url').slice(-40)}`,
      cachedFrom: 0,
    });
    await checker.scan();
    return checker.findings().map(({ code }) => code);
  };
  expect(await look()).toEqual(['spelling']);
  site.write('_site/rules.json', JSON.stringify({ spelling: { allow: ['grey'], reason } }));
  expect(await look()).toEqual([]);
});
