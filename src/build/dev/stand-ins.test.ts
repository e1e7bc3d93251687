import { describe, expect, it } from 'vitest';
import { schemas, site } from '../../../tests/project';
import { isRecord } from '../../content/fields';
import { loadSource, type Page, sectionsOf } from '../../content/load';
import { createResolver } from '../../content/resolve';
import { withLastShown, withStandIns } from './stand-ins';

const resolver = createResolver({ ...site, images: new Map() }, schemas);

/** The page after a change of its document. */
function changed(page: Page, change: (document: { title?: string; sections: object[] }) => void): Page {
  const document = structuredClone(page.source.value) as { sections: object[] };
  change(document);
  return { ...page, source: loadSource(page.source.path, JSON.stringify(document)) };
}

/** The page as it is shown in Spanish. */
function shown(page: Page, last?: ReturnType<typeof resolver.page>) {
  const possible = withStandIns(page, site.languages, schemas);
  return possible && withLastShown(resolver.page(possible.page, 'es'), possible.places, page, last, schemas);
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

  it('cannot be shown without a title, or with a document that cannot be read', () => {
    expect(
      shown(
        changed(page, (document) => delete document.title),
        last,
      ),
    ).toBeUndefined();
    const half = page.source.text.slice(0, 200);
    expect(shown({ ...page, source: loadSource(page.source.path, half) }, last)).toBeUndefined();
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
