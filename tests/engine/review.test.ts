import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/commands/review/compare-sites';
import { groupChanges } from '../../src/commands/review/pictures';
import { reviewMarkdown, reviewText } from '../../src/commands/review/report-review';
import { reviewHtml } from '../../src/commands/review/review-page';
import type { Change, PageChanges } from '../../src/content/model/page-changes';
import { loadSite, type ReadFiles, type Site } from '../../src/content/site/load';
import { site } from '../support/firm';
import { schemas } from '../support/project';
import { runCommand } from '../support/run-command';

const files: ReadFiles = {
  documents: new Map([...site.sources].map(([file, { text }]) => [file, text])),
  images: site.images,
};

/** The files of a state of the site, from some folders only: a page is compared with itself. */
function only(folders: ReadonlySet<string>): ReadFiles {
  const isWanted = (file: string) => folders.has(file.slice(0, file.lastIndexOf('/')));
  return { ...files, documents: new Map([...files.documents].filter(([file]) => isWanted(file))) };
}

/** The changes after some files were given other texts; undefined removes a file. */
function changesOf(changes: Record<string, string | undefined>): PageChanges[] {
  const folders = new Set([...Object.keys(changes)].map((file) => file.slice(0, file.lastIndexOf('/'))));
  const part = only(folders.add('_site'));
  const documents = new Map(part.documents);
  for (const [file, text] of Object.entries(changes)) {
    if (text === undefined) documents.delete(file);
    else documents.set(file, text);
  }
  return compareSites(loadSite(part, schemas), loadSite({ ...part, documents }, schemas), schemas);
}

const textOf = (file: string) => files.documents.get(file) ?? '';
const words = (pages: readonly PageChanges[]) =>
  pages.flatMap(({ changes }) => changes.map(({ what }) => what));
interface Section {
  type: string;
  title?: string;
}
interface Document {
  title: string;
  sections: Section[];
}
const nameOf = ({ type, title }: Section) => (title ? `"${title}"` : type);

/** Every object with its properties in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, child]) => [name, turned(child)]),
  );
}

it('finds no change in an unchanged site, however its files are formatted', () => {
  expect(changesOf({})).toEqual([]);
  const laidOut = [...files.documents].map(([file, text]) => [
    file,
    JSON.stringify(turned(JSON.parse(text))),
  ]);
  expect(changesOf(Object.fromEntries(laidOut))).toEqual([]);
});

describe.each(site.pages.map((page) => [page.route, page] as const))('%s', (route, page) => {
  const file = `${page.id}/page.json`;
  const document = page.source.value as Document;
  const write = (changed: Partial<Document>) =>
    changesOf({ [file]: JSON.stringify({ ...document, ...changed }) });

  it('a removed section is the only change', () => {
    for (const [index, section] of document.sections.entries()) {
      const left = document.sections.toSpliced(index, 1);
      expect(words(write({ sections: left }))).toEqual([`Section ${nameOf(section)} is gone`]);
    }
  });

  it('a section moved to the end is the only change', () => {
    const { sections } = document;
    for (const [index, section] of sections.entries()) {
      if (index >= sections.length - 2) continue;
      const reported = write({ sections: [...sections.toSpliced(index, 1), section] });
      expect(words(reported)).toEqual([`Section ${nameOf(section)} moved to the end`]);
    }
  });

  it('a changed text is shown before and after, with what became of its translation', () => {
    const [textChange, ...others] = write({ title: 'Another Title' });
    expect(others).toEqual([]);
    const expected: Partial<Change> = { kind: 'text', what: 'Text "title" changed', before: document.title };
    expect(textChange).toMatchObject({ route, changes: [{ ...expected, after: 'Another Title' }] });
    expect(textChange?.changes[0]?.translations).toEqual([{ language: 'es', state: 'missing' }]);
  });
});

describe('pages', () => {
  const finance = textOf('finance/page.json');
  const spanish = textOf('finance/es.json');

  it('a new page says where it is linked from', () => {
    const linked = textOf('hr/page.json').replace('"href": "/contact"', '"href": "/money"');
    const reported = changesOf({ 'money/page.json': finance, 'hr/page.json': linked });
    expect(reported.map(({ route, changes }) => [route, changes.map(({ what }) => what)])).toEqual([
      ['/hr', ['Link changed']],
      ['/money', ['New page, linked from /hr']],
    ]);
    expect(reported[0]?.changes[0]).toMatchObject({ before: '/contact', after: '/money' });
  });

  it.each([
    ['a text', 'hr/page.json', '"Read about [money](/money#costs)"', '/hr'],
    ['a link to a section', 'hr/page.json', '{ "label": "Costs", "href": "/money#costs" }', '/hr'],
    ['the header', '_site/site.json', '{ "label": "Money", "href": "/money" }', 'header or footer'],
    ['a shared section', '_shared/offer/section.json', '"/money"', 'shared section offer'],
  ])('a new page is linked from %s', (_, file, value, place) => {
    const text = textOf(file) || '{ "type": "cta" }';
    const reported = changesOf({
      'money/page.json': finance,
      [file]: text.replace('{', `{ "own": [${value}],`),
    });
    expect(words(reported)).toContain(`New page, linked from ${place}`);
  });

  it.each([
    ['all pages below its own', 'hr/page.json', '/', {}, '/hr'],
    ['those with a tag that it has', 'hr/page.json', '/', { tag: 'Quay' }, '/hr'],
    ['all pages, in a shared section', '_shared/offer/section.json', '/', {}, 'shared section offer'],
    ['those with another tag', 'hr/page.json', '/', { tag: 'Crane' }, 'nowhere'],
    ['pages elsewhere', 'hr/page.json', '/use-cases', {}, 'nowhere'],
  ])('a new page is linked from a list of %s', (_, file, of, chosen, place) => {
    const money = { ...JSON.parse(finance), teaser: { text: 'Money', tags: ['quay'] } };
    const list = { type: 'listing', of, ...chosen };
    const document = file.startsWith('_') ? list : { ...JSON.parse(textOf(file)), sections: [list] };
    const reported = changesOf({
      'money/page.json': JSON.stringify(money),
      [file]: JSON.stringify(document),
    });
    expect(words(reported)).toContain(`New page, linked from ${place}`);
  });

  it.each([
    [{ draft: true }, 'New page, a draft, linked from nowhere'],
    [{ draft: false }, 'New page, linked from nowhere'],
    [{ publishFrom: '2027-03-01' }, 'New page, published from 2027-03-01, linked from nowhere'],
    [
      { publishFrom: '2027-03-01', publishUntil: '2027-03-31T18:00' },
      'New page, published from 2027-03-01, published until 2027-03-31T18:00, linked from nowhere',
    ],
  ])('a new page that is not published says so: %j', (settings, what) => {
    const money = JSON.stringify({ ...JSON.parse(finance), ...settings });
    expect(words(changesOf({ 'money/page.json': money }))).toEqual([what]);
  });

  it.each([
    [{}, { draft: true }, ['The page is a draft now: it leaves the site']],
    [{ draft: true }, {}, ['The page is not a draft any more']],
    [{ draft: true }, { draft: false }, ['The page is not a draft any more']],
    [{}, { publishFrom: '2027-03-01' }, ['The page is published from another day']],
    [{ publishFrom: '2027-03-01' }, {}, ['The page is published at once']],
    [
      { publishUntil: '2027-03-01' },
      { publishUntil: '2027-04-01' },
      ['The page leaves the site on another day'],
    ],
    [{ publishUntil: '2027-03-01' }, {}, ['The page stays published']],
    [{}, { draft: false }, ['New setting "draft"']],
  ])('a page with %j that gets %j says what becomes of it', (before, after, what) => {
    const file = 'hr/page.json';
    const [old, now] = [before, after].map((settings) => {
      const documents = new Map(only(new Set(['hr', '_site'])).documents);
      documents.set(file, JSON.stringify({ ...JSON.parse(textOf(file)), ...settings }));
      return loadSite({ ...files, documents }, schemas);
    });
    expect(words(compareSites(old as Site, now as Site, schemas))).toEqual(what);
  });

  it('a new page is linked from no text that only names its address', () => {
    const linked = textOf('hr/page.json').replace('{', '{ "own": ["See /money", "/money-laundering"],');
    const reported = changesOf({ 'money/page.json': finance, 'hr/page.json': linked });
    expect(words(reported)).toContain('New page, linked from nowhere');
  });

  it.each([
    [{ from: '/finance', to: '/hr' }, 'The page is gone; its route leads to /hr'],
    [{ from: '/fin*', to: '/hr' }, 'The page is gone, and its route leads nowhere'],
    [{ from: '/*', to: '/old/*' }, 'The page is gone; its route leads to /old/finance'],
    [{ from: '/finance', status: 410 }, 'The page is gone, and its route says that it is gone for good'],
  ])('a deleted page with the redirect %j', (redirect, what) => {
    const reported = changesOf({
      'finance/page.json': undefined,
      'finance/es.json': undefined,
      '_site/redirects.json': JSON.stringify([redirect]),
    });
    expect(words(reported)).toEqual([what]);
  });

  it('a deleted page says where its route redirects', () => {
    expect(words(changesOf({ 'finance/page.json': undefined, 'finance/es.json': undefined }))).toEqual([
      'The page is gone, and its route leads nowhere',
    ]);
    const owner = textOf('hr/page.json').replace('"title":', '"aliases": ["/finance"], "title":');
    const reported = changesOf({
      'finance/page.json': undefined,
      'finance/es.json': undefined,
      'hr/page.json': owner,
    });
    expect(words(reported)).toEqual(['/finance leads here now', 'The page is gone; its route leads to /hr']);
  });

  it('a moved page is neither new nor deleted', () => {
    const moved = finance
      .replace('"title":', '"aliases": ["/finance"], "title":')
      .replaceAll('"/finance"\n', '"/money"\n');
    const reported = changesOf({
      'finance/page.json': undefined,
      'finance/es.json': undefined,
      'money/page.json': moved,
      'money/es.json': spanish,
    });
    expect(words(reported)).toContain('Moved here from /finance');
    expect(reported.map(({ route }) => route)).toEqual(['/money']);
  });
});

describe('items of a list', () => {
  const file = 'proof/page.json';
  interface Item {
    name: string;
    quote: string;
    results: string[];
  }
  const document = JSON.parse(textOf(file)) as { sections: { type: string; items: Item[] }[] };
  const index = document.sections.findIndex(({ type }) => type === 'testimonials');
  const items = document.sections[index]?.items ?? [];
  const [one, two, three] = items as [Item, Item, Item];
  const changed = (...now: Item[]) => {
    const sections = document.sections.with(index, { ...document.sections[index], items: now } as never);
    return changesOf({ [file]: JSON.stringify({ ...document, sections }) }).flatMap(({ changes }) => changes);
  };

  it('one that moved is one change, with its place before and after', () => {
    const [change, ...others] = changed(three, one, two);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      what: `Item "${three.name}" moved from 3rd to 1st`,
      pointer: { before: `/sections/${index}/items/2`, after: `/sections/${index}/items/0` },
      place: { before: index, after: index },
    });
    expect(changed(two, three, one).map(({ what }) => what)).toEqual([
      `Item "${one.name}" moved from 1st to 3rd`,
    ]);
  });

  it('one that moved and says something else is both, and only those', () => {
    expect(changed({ ...three, quote: 'It works.' }, one, two).map(({ what }) => what)).toEqual([
      `Item "${three.name}" moved from 3rd to 1st`,
      'Text "quote" changed',
    ]);
    const results = [...one.results.slice(1), one.results[0] ?? ''];
    expect(changed({ ...one, results }, two, three).map(({ what }) => what)).toEqual([
      `Item "${one.results[0]}" of "results" moved from 1st to 3rd`,
    ]);
  });

  it('a new one, or one that is gone, is one change with its texts; others have not moved', () => {
    const item = { ...one, name: 'A. Example', title: 'Driver', quote: 'It goes.', results: ['a', 'b', 'c'] };
    expect(changed(item, one, two, three)).toMatchObject([
      { what: 'New item "A. Example"', after: 'It goes. · a · b · c · Driver' },
    ]);
    const gone = changed(one, three);
    expect(gone).toMatchObject([{ what: `Item "${two.name}" is gone`, kind: 'item' }]);
    expect(gone[0]?.before).toContain(two.quote);
  });

  it('a link of the header that moved says which list it is of', () => {
    const site = JSON.parse(textOf('_site/site.json'));
    site.header.navigation.unshift(site.header.navigation.pop());
    expect(words(changesOf({ '_site/site.json': JSON.stringify(site) }))).toEqual([
      'Item "Company" of "navigation" moved from 6th to 1st',
    ]);
  });

  it('a new link says where it leads', () => {
    const site = JSON.parse(textOf('_site/site.json'));
    site.header.navigation.push({ label: 'News', href: '/contact' });
    expect(changesOf({ '_site/site.json': JSON.stringify(site) })[0]?.changes).toMatchObject([
      { what: 'New item "News" of "navigation"', after: '/contact · News' },
    ]);
  });
});

describe('the place of a change', () => {
  const { sections } = JSON.parse(textOf('finance/page.json')) as Document;

  it("is the hero for the page's title, if the hero has none of its own", () => {
    const changed = textOf('finance/page.json').replace(/"title": "[^"]*"/, '"title": "Another Title"');
    const hero = sections.findIndex(({ type, title }) => type === 'hero' && title === undefined);
    expect(changesOf({ 'finance/page.json': changed })[0]?.changes[0]?.place).toEqual(
      hero < 0 ? undefined : { before: hero, after: hero },
    );
  });

  it('has pictures of the changed sections, in the languages that changed', () => {
    const { title = '' } = sections[1] ?? {};
    const [page] = changesOf({
      'finance/page.json': textOf('finance/page.json').replace(`"${title}"`, '"Another Heading"'),
      'finance/es.json': textOf('finance/es.json').replace(`"${title}": "`, '"Another Heading": "No: '),
    });
    const groups = page ? groupChanges(page, 'en') : [];
    expect(groups.map(({ name, pictures }) => [name, pictures.map(({ file }) => file)])).toEqual([
      [
        '"Another Heading"',
        ['en', 'es'].flatMap((language) =>
          [1280, 390].flatMap((width) =>
            ['before', 'after'].map((side) => `pictures/finance-2-${language}-${width}-${side}.png`),
          ),
        ),
      ],
    ]);
  });

  it('has pictures of one side for a new section, and none for a section that only moved', () => {
    const turnedOrder = sections.toSpliced(1, 2, ...sections.slice(1, 3).reverse());
    const document = JSON.parse(textOf('finance/page.json'));
    const [moved] = changesOf({
      'finance/page.json': JSON.stringify({ ...document, sections: turnedOrder }),
    });
    expect(moved && groupChanges(moved, 'en').flatMap(({ pictures }) => pictures)).toEqual([]);
    const [added] = changesOf({
      'finance/page.json': JSON.stringify({
        ...document,
        sections: [...sections, { type: 'cta', title: 'One More' }],
      }),
    });
    const sides =
      added && groupChanges(added, 'en').flatMap(({ pictures }) => pictures.map(({ side }) => side));
    expect(sides).toEqual(['after', 'after']);
  });
});

describe('translations', () => {
  const title: string = JSON.parse(textOf('finance/page.json')).sections[1].title;
  const translated: string = JSON.parse(textOf('finance/es.json'))[title];

  it('a changed one is reported if its text stayed the same', () => {
    const changed = textOf('finance/es.json').replace(translated, 'Otra cosa');
    expect(changesOf({ 'finance/es.json': changed })[0]?.changes).toEqual([
      {
        kind: 'translation',
        what: `Spanish of "${title}" changed`,
        language: 'es',
        section: `"${title}"`,
        place: { before: 1, after: 1 },
        text: title,
        before: translated,
        after: 'Otra cosa',
      },
    ]);
  });

  it('one kept for a changed text counts as confirmed', () => {
    const reported = changesOf({
      'finance/page.json': textOf('finance/page.json').replace(`"${title}"`, '"Another Heading"'),
      'finance/es.json': textOf('finance/es.json').replace(`"${title}"`, '"Another Heading"'),
    });
    expect(reported[0]?.changes).toMatchObject([{ translations: [{ language: 'es', state: 'confirmed' }] }]);
    expect(reviewText(reported)).toContain('Text "title" changed (Spanish confirmed)');
  });
});

it('a pull request shows the changed words, without effect as Markdown or HTML', () => {
  const changed = textOf('finance/page.json').replace(
    /"title": "[^"]*"/,
    '"title": "<b>Finance</b> & *more* of [it](/x)"',
  );
  const text = reviewMarkdown(changesOf({ 'finance/page.json': changed }));
  expect(text).toContain('<ins>');
  expect(text).not.toMatch(/<b>|[^\\]\*more|[^\\]\[it/);
  expect(reviewMarkdown([])).toBe('Nothing changed for visitors.\n');
  const pages = changesOf({ 'finance/page.json': changed }).map((page) => ({
    page,
    groups: groupChanges(page, 'en'),
  }));
  const html = reviewHtml({ base: '<main>', pages, notes: ['<i>'], taken: new Map() });
  expect(html).toContain('<ins>');
  expect(html).not.toMatch(/<b>|<main>|<i>/);
  expect(reviewHtml({ base: 'main', pages: [], notes: [], taken: new Map() })).toContain(
    'Nothing changed for visitors',
  );
});

it.each([
  [['nowhere'], 'There is no revision "nowhere" here'],
  [['HEAD', '--format', 'pdf'], 'There is no format "pdf"'],
  [['a', 'b'], 'Call it with one revision'],
])('%j is a usage error', (args, message) => {
  const { status, stderr } = runCommand('review', ...args);
  expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  expect(stderr).toContain(message);
});
