import { describe, expect, it } from 'vitest';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { planReplacement } from '../../src/commands/refactor/replace-copy';
import { compareSites } from '../../src/commands/review/compare-sites';
import { completionsAt } from '../../src/content/report/complete';
import { createResolver } from '../../src/content/resolve/resolve';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { diagnose, schemas, siteContextOf, validSite, withFiles } from '../support/checks';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const section = '_shared/start/section.json';
const dictionary = '_shared/start/es.json';
const finance = 'finance/page.json';
const home = 'index/page.json';
const textOf = (file: string) => validSite.documents.get(file) ?? '';

/** A shared section with a text in a dictionary of its own. */
const letter = {
  type: 'cta',
  id: 'letter',
  title: 'Read our letter',
  background: 'muted',
  actions: [{ label: 'Get Started', href: '/finance' }],
};
const written = JSON.stringify({ $schema: '../../../../../schemas/section.schema.json', ...letter });
const spanish = JSON.stringify({ 'Read our letter': 'Lea nuestra carta' });

/** A page with more sections at its end. */
function ending(file: string, ...more: object[]): string {
  const document = JSON.parse(textOf(file));
  return JSON.stringify({ ...document, sections: [...document.sections, ...more] }, null, 2);
}
const place = (more: object = {}) => ({ type: 'shared', name: 'start', ...more });

const files = {
  [section]: written,
  [dictionary]: spanish,
  [home]: ending(home, place()),
  [finance]: ending(finance, place({ id: 'news', background: 'default' })),
};
const site = withFiles(validSite, files);
const changed = (changes: Record<string, string | undefined>) =>
  withFiles(validSite, { ...files, ...changes });
const findingsIn = (files: ReadFiles) =>
  diagnose(files).map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);

function resolved(files: ReadFiles, id: string, language: string) {
  const loaded = loadSite(files, schemas);
  const page = loaded.pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return createResolver({ ...loaded, images: new Map() }, schemas)
    .page(page, language)
    .sections.at(-1);
}

/** Writes the site to disk. */
function writeAll(changes: Record<string, string> = files): void {
  for (const [file, text] of Object.entries(changes)) copy.add(file, text);
}

const look = () => scanned(copy.pages, schemas);

describe('a page that shows a shared section', () => {
  it('has no findings, and contains the section in every language', () => {
    expect(findingsIn(site)).toEqual([]);
    expect(resolved(site, 'index', 'en')).toEqual(letter);
    // Its own dictionary comes first, then the one for all pages; links stay in the language.
    expect(resolved(site, 'index', 'es')).toMatchObject({
      title: 'Lea nuestra carta',
      actions: [{ label: 'Empezar', href: '/es/finance' }],
    });
  });

  it('may give it another anchor and background', () => {
    expect(resolved(site, 'finance', 'es')).toMatchObject({
      id: 'news',
      background: 'default',
      title: 'Lea nuestra carta',
    });
  });

  it('keeps its own translations apart from those of the section', () => {
    const mine = JSON.stringify({ ...JSON.parse(textOf('finance/es.json')), 'Read our letter': 'Otra' });
    expect(resolved(changed({ 'finance/es.json': mine }), 'finance', 'es')).toMatchObject({
      title: 'Lea nuestra carta',
    });
    // The page's dictionary has an unused entry then.
    expect(findingsIn(changed({ 'finance/es.json': mine }))).toEqual([
      'unused-translation finance/es.json /Read our letter',
    ]);
  });

  it('is linked to by the anchor that the section has there, and by no other', () => {
    const link = (href: string) =>
      findingsIn(changed({ [section]: written.replace('"/finance"', JSON.stringify(href)) }));
    expect(link('/finance#news')).toEqual([]);
    expect(link('/#letter')).toEqual([]);
    expect(link('/finance#letter')).toEqual([`dead-anchor ${section} /actions/0/href`]);
    // A link without a path leads to each page that shows the section.
    expect(link('#letter')).toEqual([`dead-anchor ${section} /actions/0/href`]);
    expect(link('#main')).toEqual([]);
  });
});

describe('a mistake in a shared section', () => {
  const mistakes: [string, string, string[]][] = [
    [
      'a property that nobody knows',
      written.replace('"title"', '"tilte"'),
      [`unknown-property ${section} /tilte`],
    ],
    ['a type that nobody knows', written.replace('"cta"', '"ctaa"'), [`unknown-section ${section} /type`]],
    ['no JSON', written.slice(0, -1), [`json-syntax ${section} `]],
    ['a list in its place', '[]', [`wrong-type ${section} `]],
    ['a page in its place', textOf(finance), [`wrong-type ${section} `]],
    ['a dead link', written.replace('"/finance"', '"/lost"'), [`dead-link ${section} /actions/0/href`]],
    [
      'a text without translation',
      written.replace('Get Started', 'Begin here'),
      [`missing-translation ${section} /actions/0/label`],
    ],
    [
      'a text that was changed',
      written.replace('Read our letter', 'Read our letters'),
      [`stale-translation ${section} /title`],
    ],
    [
      'another shared section in it',
      '{ "type": "shared", "name": "start" }',
      [`unknown-section ${section} /type`],
    ],
    [
      'a main heading',
      '{ "type": "hero", "subtitle": "One sentence on money is enough." }',
      [`heading-outline ${section} /type`],
    ],
  ];
  it.each(mistakes)('is found once, in its document: %s', (_, text, expected) => {
    const own = findingsIn(changed({ [section]: text })).filter(
      // Unused entries after the change are not what this tests.
      (line) => !line.startsWith('unused-translation') && !line.includes('_shared/start/es.json'),
    );
    expect(own.filter((line) => !line.startsWith('missing-translation') || expected.includes(line))).toEqual(
      expected,
    );
  });

  it('is found in its dictionaries, too', () => {
    expect(findingsIn(changed({ [dictionary]: undefined }))).toEqual([`missing-document ${section} `]);
    const more = JSON.stringify({ ...JSON.parse(spanish), 'Read our news': 'Lea' });
    expect(findingsIn(changed({ [dictionary]: more }))).toEqual([
      `unused-translation ${dictionary} /Read our news`,
    ]);
  });

  it('may be an invalid name', () => {
    const { [section]: text, ...rest } = files;
    const renamed = withFiles(validSite, {
      ...rest,
      [dictionary]: undefined,
      '_shared/Start/section.json': text,
      '_shared/Start/es.json': spanish,
    });
    expect(findingsIn(renamed)).toContain('wrong-route _shared/Start/section.json ');
  });

  it('may be a file that does not belong there', () => {
    expect(findingsIn(changed({ '_shared/start/notes.txt': 'x' }))).toEqual([
      'unexpected-file _shared/start/notes.txt ',
    ]);
    expect(findingsIn(changed({ '_shared/a/b/section.json': written }))).toEqual([
      'unexpected-file _shared/a/b/section.json ',
    ]);
  });

  it('may be an id that the page already has, unless the page gives it another', () => {
    const findingsWith = (more: object) =>
      findingsIn(changed({ [home]: ending(home, { ...place(), ...more }, { ...place(), ...more }) }));
    expect(findingsWith({})).toEqual([`duplicate-anchor ${home} /sections/3/name`]);
    const ids = ending(home, place({ id: 'one' }), place({ id: 'two' }));
    expect(findingsIn(changed({ [home]: ids }))).toEqual([]);
  });
});

it('a shared section shows an image by a path from its own document', () => {
  const hero = written
    .replace('"type":"cta"', '"type":"gallery"')
    .replace(/"actions".*\]/, '"items":[{"image":"../../_site/team.svg","imageAlt":"Write to us"}]');
  const files = changed({ [section]: hero });
  expect(findingsIn(files)).toEqual([]);
  const lost = findingsIn(changed({ [section]: hero.replace('../../_site', '../_site') }));
  expect(lost).toEqual([`missing-image ${section} /items/0/image`]);
  const silent = findingsIn(changed({ [section]: hero.replace(',"imageAlt":"Write to us"', '') }));
  expect(silent).toEqual([`missing-alt ${section} /items/0/image`]);
});

it('the name of a shared section is completed', () => {
  const context = siteContextOf(site);
  const marked = '{ "sections": [{ "type": "shared", "name": "" }] }';
  const offered = completionsAt(context, finance, marked, marked.indexOf('""') + 1);
  expect(offered).toMatchObject([{ kind: 'section', label: 'start', detail: 'Read our letter' }]);
  // Links in it, and its texts in its dictionary.
  const inside = '{ "type": "cta", "actions": [{ "href": "" }] }';
  const links = completionsAt(context, section, inside, inside.indexOf('""') + 1);
  expect(links.map(({ label }) => label)).toContain('/finance');
  expect(completionsAt(context, dictionary, '{ "" }', 3).map(({ label }) => label)).toContain(
    'Read our letter',
  );
});

it('a shared section is found by its name, its texts and its links', () => {
  writeAll();
  const finder = new UseFinder(copy.pages, schemas);
  const places = (text: string) => finder.find(text).places.map(({ file, pointer }) => `${file} ${pointer}`);
  expect(places('start')).toEqual(
    expect.arrayContaining([`${finance} /sections/2/name`, `${home} /sections/2/name`]),
  );
  expect(places('Read our letter')).toEqual([`${dictionary} /Read our letter`, `${section} /title`]);
  expect(places('/finance')).toContain(`${section} /actions/0/href`);
  expect(places('#letter')).toEqual([`${section} /id`]);
});

it('a shared section follows a page that moves, and words that are replaced', async () => {
  writeAll();
  executePlan(planPageMove(await look(), copy.pages, { from: '/finance', to: '/money' }));
  expect(JSON.parse(copy.read(section)).actions[0].href).toBe('/money');
  executePlan(
    planReplacement(await look(), copy.pages, { from: 'letter', to: 'leaflet', keepsTranslations: true }),
  );
  expect(JSON.parse(copy.read(section)).title).toBe('Read our leaflet');
  expect(Object.keys(JSON.parse(copy.read(dictionary)))).toEqual(['Read our leaflet']);
  expect(await copy.codes()).toEqual([]);
});

it('a shared section is reviewed once, with the pages that show it', () => {
  const before = loadSite(site, schemas);
  const after = loadSite(
    changed({ [section]: written.replace('Read our letter', 'Read the letter') }),
    schemas,
  );
  expect(compareSites(before, after, schemas)).toMatchObject([
    {
      title: 'Shared section start, on /finance, /',
      changes: [{ before: 'Read our letter', after: 'Read the letter' }],
    },
  ]);
});

it('development shows a saved shared section, and an error in its place if it cannot be shown', async () => {
  writeAll();
  const content = new LiveContent(copy.pages);
  await content.load();
  const shown = () => JSON.parse(content.file('content/en/finance.json') ?? '{}').sections.at(-1);
  expect(shown()).toMatchObject({ type: 'cta', id: 'news', title: 'Read our letter' });
  copy.write(section, written.replace('Read our', 'Get our'));
  await content.saved([section]);
  expect(shown()).toMatchObject({ title: 'Get our letter' });
  copy.write(section, written.replace('"title"', '"tilte"'));
  const fresh = new LiveContent(copy.pages);
  await fresh.load();
  expect(JSON.parse(fresh.file('content/en/finance.json') ?? '{}').sections).toHaveLength(3);
  expect(fresh.report).toContain('tilte');
});
