import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolders } from '../../src/commands/generate/check-list';
import { checks } from '../../src/content/checks';
import { pageNeeds } from '../../src/content/checks/core/needs';
import { applyEdits } from '../../src/content/json/fix';
import { engineRoot } from '../../src/node/project/project';
import { listFiles } from '../../src/node/read/files';
import { diagnose, validSite, withFiles } from '../support/checks';

it('the valid site has no findings', () => {
  expect(diagnose(validSite)).toEqual([]);
});

it('two mistakes in one document give two findings: neither hides the other', () => {
  const text = validSite.documents.get('finance/page.json') ?? '';
  const changed = text.replace('"subtitle"', '"subtitel"').replace('"href": "/"', '"href": "/fianance"');
  const codes = diagnose(withFiles(validSite, { 'finance/page.json': changed })).map(({ code }) => code);
  expect(codes).toEqual(['unknown-property', 'dead-link']);
});

it('a dictionary without a page document belongs to no page', () => {
  const findings = diagnose(withFiles(validSite, { 'abandoned/es.json': '{ "Nobody": "Nadie" }' }));
  expect(findings).toMatchObject([{ code: 'unexpected-file', file: 'abandoned/es.json' }]);
});

it('every check has its own code, which is the name of its file', () => {
  const codes = checks.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const files = checkFolders.flatMap((folder) =>
    existsSync(path.join(engineRoot, folder)) ? listFiles(path.join(engineRoot, folder)) : [],
  );
  // Folders hold what several checks share.
  const checkFiles = files.filter((file) => !/\/|index\.ts$|\.(test|cases)\.ts$/.test(file));
  expect(codes.map((code) => `${code}.ts`)).toEqual(checkFiles);
});

it('a check that needs something of pages or of the site looks at pages, or at the site', () => {
  for (const { code, needs = [], page, site } of checks)
    for (const need of needs) expect(need in pageNeeds ? page : site, `${code} needs ${need}`).toBeDefined();
});

describe("a link to the site's own address", () => {
  const linkTo = (href: string) =>
    withFiles(validSite, {
      'finance/page.json': (validSite.documents.get('finance/page.json') ?? '').replace('"/"', () =>
        JSON.stringify(href),
      ),
    });
  const site = 'https://www.example.com';

  it.each([
    [site, '/'],
    [`${site}/`, '/'],
    [`${site}/finance`, '/finance'],
    [`${site}/finance/`, '/finance'],
    [`${site}/finance.html`, '/finance'],
    [`${site}/es/finance`, '/finance'],
    [`${site}/es`, '/'],
    [`${site}/#start`, '/#start'],
    ['https://WWW.example.com/finance', '/finance'],
  ])('%s is corrected to %s', (href, path) => {
    const files = linkTo(href);
    const findings = diagnose(files);
    expect(findings).toMatchObject([{ code: 'own-address', hint: `Write "${path}".` }]);
    const text = files.documents.get('finance/page.json') ?? '';
    const mended = applyEdits(
      text,
      findings.flatMap(({ edit }) => edit ?? []),
    );
    expect(mended).toContain(`"href": "${path}"`);
    expect(diagnose(withFiles(files, { 'finance/page.json': mended }))).toEqual([]);
  });

  it.each([
    [`${site}/nope`, 'dead-link'],
    [`${site}/es/nope`, 'dead-link'],
    [`${site}/nope#start`, 'dead-link'],
    [`${site}/#nope`, 'own-address'],
  ])('%s is checked like a path: %s', (href, code) => {
    expect(diagnose(linkTo(href)).map((finding) => finding.code)).toEqual([code]);
  });

  it.each([`${site}/sitemap.xml`, 'https://www.example.com.evil.example/nope', 'https://example.com/nope'])(
    '%s is not a page of this site',
    (href) => {
      expect(diagnose(linkTo(href))).toEqual([]);
    },
  );
});

describe('a page whose folder was renamed', () => {
  const document = validSite.documents.get('finance/page.json') ?? '';
  const renamed = (text: string, folder = 'accounts-and-ledgers') =>
    withFiles(validSite, {
      'finance/page.json': undefined,
      'finance/es.json': undefined,
      [`${folder}/page.json`]: text,
      [`${folder}/es.json`]: validSite.documents.get('finance/es.json'),
    });

  it.each([
    ['its title stands beside a link', document, 'accounts-and-ledgers'],
    [
      'its breadcrumb still ends at the old path',
      document.replace(
        '"sections"',
        '"breadcrumb": [{ "name": "Home", "href": "/" }, { "name": "Home", "href": "/finance" }], "sections"',
      ),
      'accounts-and-ledgers',
    ],
    ['its folder was moved', document.replace('"Finance"', '"Write to us"'), 'company/finance'],
  ])('is reported, with the alias that keeps the old path working: %s', (_, text, folder) => {
    const [finding, ...rest] = diagnose(renamed(text, folder)).filter(({ code }) => code === 'dead-link');
    expect(rest).toEqual([]);
    expect(finding?.hint).toContain(`is at /${folder} now`);
    expect(finding?.hint).toContain(`${folder}/page.json`);
    expect(finding?.hint).toContain('"aliases": ["/finance"]');
  });
});

it('a rewritten text is reported together with the dictionary entry that it left unused', () => {
  const text = (validSite.documents.get('finance/page.json') ?? '').replace(
    'One sentence on money is enough.',
    'Close your books before lunch.',
  );
  expect(diagnose(withFiles(validSite, { 'finance/page.json': text }))).toMatchObject([
    { code: 'missing-translation', hint: expect.stringContaining('"One sentence on money is enough."') },
  ]);
});
