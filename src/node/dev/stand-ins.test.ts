import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/support/firm';
import { schemas } from '../../../tests/support/project';
import { isRecord } from '../../content/model/is-record';
import { createResolver } from '../../content/resolve/resolve';
import { loadSource, type Page, sectionsOf } from '../../content/site/load';
import { withLastShown, withStandIns } from './stand-ins';

const resolver = createResolver({ ...site, images: new Map() }, schemas);

type Changed = Record<string, unknown> & { sections: object[] };

/** A copy of the page with a changed document. */
function changed(page: Page, change: (document: Changed) => void): Page {
  const document = structuredClone(page.source.value) as Changed;
  change(document);
  return { ...page, source: loadSource(page.source.path, JSON.stringify(document)) };
}

/** The page as shown in Spanish. */
function shown(page: Page, last?: ReturnType<typeof resolver.page>) {
  const possible = withStandIns(page, schemas);
  return withLastShown(resolver.page(possible.page, 'es'), possible.places, page, last, schemas);
}

describe.each(site.pages.map((page) => [page.id, page] as const))('%s', (_id, page) => {
  const last = resolver.page(page, 'es');
  const indexes = [...sectionsOf(page).keys()];

  it.each([
    ['a property too many', (section: object) => ({ ...section, nobodyKnows: 1 })],
    ['a misspelt type', (section: object) => ({ ...section, type: 'hreo' })],
    ['no type', () => ({})],
    ['a text in place of a section', () => 'hero' as unknown as object],
  ])('keeps a section with %s as it was, and shows the others', (_mistake, spoil) => {
    for (const index of indexes) {
      const spoiled = changed(page, ({ sections }) => {
        sections[index] = spoil(sections[index] ?? {});
      });
      expect(shown(spoiled, last)).toEqual(last);
      const first = shown(spoiled);
      expect(first?.sections[index]).toMatchObject({ title: 'This section cannot be shown yet' });
      expect(first?.sections.filter((_, at) => at !== index)).toEqual(
        last.sections.filter((_, at) => at !== index),
      );
    }
  });

  it('says of a new section that it cannot be shown, in its place', () => {
    const longer = changed(page, ({ sections }) => sections.splice(1, 0, { type: 'cta' }));
    const found = shown(longer, last);
    expect(found?.sections[1]).toMatchObject({ title: 'This section cannot be shown yet' });
    expect(found?.sections.toSpliced(1, 1)).toEqual(last.sections);
  });
});

describe('a page', () => {
  const [page] = site.pages;
  if (!page) throw new Error('The site has no page.');
  const last = resolver.page(page, 'es');

  const longTitle = 'Some words more than fit.'.repeat(4);
  it.each<[string, (document: Record<string, unknown>) => void, object]>([
    ['no title', (document) => delete document.title, { title: 'This page has no title yet' }],
    ['no words as a title', (document) => (document.title = ' '), { title: 'This page has no title yet' }],
    ['a list as a title', (document) => (document.title = []), { title: 'This page has no title yet' }],
    [
      'no description',
      (document) => delete document.description,
      { description: 'This page has no description yet.' },
    ],
    [
      'a description that is too short',
      (document) => (document.description = 'Short.'),
      { description: 'Short.' },
    ],
    ['a title that is too long', (document) => (document.title = longTitle), { title: longTitle }],
    ['a breadcrumb that is none', (document) => (document.breadcrumb = 'Home'), { breadcrumb: [] }],
    ['a property that nobody knows', (document) => (document.titel = 'Title'), {}],
    ['a list of aliases that is none', (document) => (document.aliases = 7), {}],
    ['no sections', (document) => delete document.sections, { sections: [] }],
    ['a text for its sections', (document) => (document.sections = 'none'), { sections: [] }],
  ])('with %s is shown with what there is', (_mistake, spoil, expected) => {
    for (const known of [last, undefined])
      expect(shown(changed(page, spoil), known)).toEqual({ ...last, ...expected });
  });

  it('with more sections than a page may have is shown with all of them', () => {
    const many = changed(page, (document) => {
      const [first] = document.sections;
      while (document.sections.length < 30) document.sections.push(first ?? {});
    });
    expect(shown(many).sections).toHaveLength(30);
  });

  it.each(['', '[]', '{ "title": ', 'null'])('says that it cannot be read when its file says %j', (text) => {
    const broken = shown({ ...page, source: loadSource(page.source.path, text) });
    expect(broken).toMatchObject({ id: page.id, title: 'This page cannot be shown yet' });
    expect(broken.sections).toHaveLength(1);
  });

  it('is shown in its own words when a dictionary cannot be read', () => {
    const dictionaries = new Map([['es', loadSource(`${page.id}/es.json`, '{ "a"')]]);
    expect(shown({ ...page, dictionaries })).toMatchObject({ id: page.id, language: 'es' });
  });
});

it('shows a section of another type only once it is valid', () => {
  const page = site.pages.find(({ id }) => id === 'finance');
  if (!page || !isRecord(page.source.value)) throw new Error('There is no page "finance".');
  const other = changed(page, ({ sections }) => {
    sections[2] = { type: 'cta' };
  });
  const found = shown(other, resolver.page(page, 'en'));
  expect(found?.sections[2]).toMatchObject({ title: 'This section cannot be shown yet' });
});
