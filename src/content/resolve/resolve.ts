import { datedPage } from '../model/dated';
import type { Language } from '../model/languages';
import { routesIn } from '../model/local-routes';
import { pageIdOf } from '../model/routes';
import { sharedType } from '../model/section-files';
import { mapFields, typeOf } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { takeAccepts } from '../site/accept';
import { partPath, partRoutes } from '../site/list-pages';
import { readList, routeAbove } from '../site/lists';
import { entriesOf, type Page, sectionsOf } from '../site/load';
import { draftOf, isOver, isUnpublished, withoutLinks } from '../site/unpublished';
import { today as currentDay } from '../text/days';
import type { PageDocument, ResolvedImage, Section } from '../types.generated';
import { feedsShown } from './feed';
import { createFieldMapper } from './field-values';
import { createListFiller } from './filled-lists';
import { longWordsOf } from './long-words';
import { withAnchors } from './made-anchors';
import { createSectionResolver } from './resolve-sections';
import { resolveSite } from './resolve-site';
import type { ResolvedPage, ResolvedSite } from './resolved-page';
import type { SharedContent } from './shared-content';

/** An image for link previews: its address, and the size of that variant. */
function sharedImage({ src, srcSet = '', width, height }: ResolvedImage) {
  const [, shown] =
    srcSet
      .split(', ')
      .find((one) => one.startsWith(`${src} `))
      ?.split(' ') ?? [];
  const wide = shown === undefined ? width : Number.parseInt(shown, 10);
  return { src, width: wide, height: Math.round((height * wide) / width) };
}

/** A further page of a list: with its own path and words, and without the date metadata of the first. */
function partOf(
  { dated: _, hasLongWords: __, titleWord: ___, ...first }: ResolvedPage,
  sections: Section[],
  number: number,
  count: number,
  schemas: SchemaSet,
): ResolvedPage {
  const route = partPath(first.route, number);
  return {
    ...first,
    id: pageIdOf(route),
    route,
    ...(first.routes && { routes: partRoutes(first.routes, number) }),
    sections,
    ...longWordsOf({ ...first, sections }, schemas),
    part: { number, count, of: first.id },
  };
}

export interface Resolver {
  page(page: Page, language: Language): ResolvedPage;
  /** The page, followed by further pages of its list if that is paginated: see `goesOn`. */
  parts(page: Page, language: Language): [ResolvedPage, ...ResolvedPage[]];
  site(language: Language): ResolvedSite;
}

/**
 * Makes the resolver of a site. Copy is the key of its own translation: see `createTranslator`. Expects documents
 * without errors: check first.
 */
export function createResolver(site: SharedContent, schemas: SchemaSet): Resolver {
  const { languages, today = currentDay(), now = today } = site;
  const mapperOf = createFieldMapper(site, today);
  const section = createSectionResolver(site, schemas, mapperOf);
  const fill = createListFiller(site, schemas, today);

  const parts: Resolver['parts'] = (source, language) => {
    const { page } = takeAccepts(source);
    const { value } = page.source;
    // They have mappers of their own, which end that of the page.
    const shared = sectionsOf(page).map((one) =>
      typeOf(one) === sharedType ? section.shared(one, language) : undefined,
    );
    const entries = entriesOf(page.dictionaries.get(language));
    const map = mapperOf(page.id, page.source.path, entries, language);
    const document = mapFields(
      schemas.pageFields,
      withoutLinks(schemas.pageFields, value, site.unpublished),
      map,
    ) as PageDocument;
    const written = sectionsOf(page).flatMap(
      (one, index) => shared[index] ?? section.own(one, map, language) ?? [],
    );
    const routes = routesIn(value, languages);
    const brought = new Set(shared.flat());
    const isOwn = (one: Section) => !brought.has(one);
    const [begin, ...others] = fill(written, { route: page.route, routes, language, isOwn });
    const sections = withAnchors(begin, schemas);
    const further = others.map((part) => withAnchors(part, schemas));
    const lists = written.filter(({ type }) => type === schemas.typeFor.list).map(readList);
    const feeds = feedsShown(lists, site, language);
    const { title, breadcrumb = [] } = document;
    const first: ResolvedPage = {
      id: page.id,
      route: page.route,
      ...(routes && { routes }),
      language,
      title,
      description: document.description,
      breadcrumb,
      sections,
      ...longWordsOf({ title, breadcrumb, sections }, schemas),
      ...headOf(page, document, site, now),
      ...(feeds.length > 0 && { feeds }),
    };
    return [
      first,
      ...further.map((sections, index) => partOf(first, sections, index + 2, further.length + 1, schemas)),
    ];
  };

  return {
    page: (source, language) => parts(source, language)[0],
    parts,
    site: (language) => resolveSite(site, schemas, mapperOf, now, language),
  };
}

/** What search engines, previews and lists are told of a page; what does not apply is omitted. */
function headOf(
  page: Page,
  { noindex, socialImage, teaser }: PageDocument,
  { datedLists }: SharedContent,
  now: string,
): Pick<ResolvedPage, 'isUnindexed' | 'socialImage' | 'dated' | 'isDraft' | 'isOver'> {
  const above = routeAbove({ id: page.id, isUnindexed: noindex === true });
  const dated = datedPage(above, teaser, datedLists, (image) => sharedImage(image).src);
  const draft = draftOf(page.source.value as Record<string, unknown>);
  return {
    ...(noindex && { isUnindexed: true }),
    ...(socialImage && { socialImage: sharedImage(socialImage) }),
    ...(dated && { dated }),
    ...(isUnpublished(draft, now) && { isDraft: true }),
    ...(isOver(draft, now) && { isOver: true }),
  };
}
