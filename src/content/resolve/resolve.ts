import { datedPage } from '../model/dated';
import type { Language } from '../model/languages';
import { routesIn } from '../model/local-routes';
import { pageIdOf, sharedSectionId, siteFolder } from '../model/routes';
import { sharedType } from '../model/section-files';
import { type FieldTree, mapFields, typeOf } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { readAccepts } from '../site/accept';
import { partPath, partRoutes } from '../site/list-pages';
import { readList, routeAbove } from '../site/lists';
import { entriesOf, type Page, sectionsOf, sitePage } from '../site/load';
import { resolveTheme } from '../site/theme/theme';
import { accentAt } from '../site/theme/theme-css';
import { draftOf, isOver, isUnpublished, withoutLinks } from '../site/unpublished';
import { dayOf } from '../text/days';
import type { PageDocument, ResolvedImage, Section, SiteDocument } from '../types.generated';
import { feedsShown } from './feed';
import { createFieldMapper } from './field-values';
import { createListFiller } from './filled-lists';
import { createTeller, fillFromPages } from './from-page';
import { headerFit } from './header-fit';
import { longWordsOf } from './long-words';
import type { ResolvedPage, ResolvedSite } from './resolved-page';
import type { SharedContent } from './shared-content';
import { createTranslator } from './translator';

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

/** A further page of a list: with its own path, and without the date metadata of the first. */
function partOf(
  { dated: _, ...first }: ResolvedPage,
  sections: Section[],
  number: number,
  count: number,
): ResolvedPage {
  const route = partPath(first.route, number);
  return {
    ...first,
    id: pageIdOf(route),
    route,
    ...(first.routes && { routes: partRoutes(first.routes, number) }),
    sections,
    part: { number, count, of: first.id },
  };
}

/** Resolves the pages of a site. */
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
  const { languages, today = dayOf(new Date()), now = today, base = '' } = site;
  const shared = new Map([...site.sharedDictionaries].map(([language, one]) => [language, entriesOf(one)]));
  const translatorOf = createTranslator(languages, shared);
  const { unpublished } = site;
  const fieldMapper = createFieldMapper(site, today);
  const { accents } = resolveTheme(site.theme?.value);
  /** Replaces the accent names of a mark with their positions in the theme; any other name is the default accent. */
  const withAccents = (mark: NonNullable<SiteDocument['brand']['mark']>) =>
    mark.map((shape) => {
      if (shape.color === 'ink') return shape;
      const place = accents.findIndex(({ name }) => name === shape.color);
      return { ...shape, color: place < 0 ? 'accent' : accentAt(place) };
    });
  const withoutUnpublished = (tree: FieldTree | undefined, value: unknown) =>
    unpublished?.size ? withoutLinks(tree, value, unpublished) : value;

  const tell = createTeller(site);
  /** Resolves a section; undefined if it depends on a link that is left out. */
  const sectionOf = (section: unknown, map: ReturnType<typeof fieldMapper>, language: Language) => {
    const fields = schemas.sectionFields(typeOf(section));
    const left = withoutUnpublished(fields, section);
    if (left === undefined) return undefined;
    const take = (of: string, what: string) => tell(of, what, language);
    return fillFromPages(fields, left, mapFields(fields, left, map), take) as Section;
  };
  const fill = createListFiller(site, schemas, today);
  /** Resolved shared sections, by language and id. */
  const resolved = new Map<string, Section | undefined>();
  const sharedSectionOf = (id: string, language: Language) => {
    const key = `${language} ${id}`;
    const given = site.sharedSections?.get(id);
    if (!given || resolved.has(key)) return resolved.get(key);
    const { source, dictionaries } = readAccepts(given).page;
    const translate = translatorOf(language, id, entriesOf(dictionaries.get(language)));
    const { $schema: _, ...written } = source.value as Record<string, unknown>;
    const section =
      typeOf(written) === sharedType
        ? undefined
        : sectionOf(written, fieldMapper(source.path, translate, language), language);
    resolved.set(key, section);
    return section;
  };
  /** The shared section that a page refers to, with the page's overrides. */
  const shownSection = (place: unknown, language: Language): Section[] => {
    const { name, id, background } = place as { name?: unknown; id?: unknown; background?: unknown };
    const section = sharedSectionOf(sharedSectionId(String(name)), language);
    if (!section) return [];
    return [
      {
        ...section,
        ...(id !== undefined && { id }),
        ...(background !== undefined && { background }),
      } as Section,
    ];
  };

  const parts: Resolver['parts'] = (given, language) => {
    const { page } = readAccepts(given);
    const shared = sectionsOf(page).map((section) =>
      typeOf(section) === sharedType ? shownSection(section, language) : undefined,
    );
    const translate = translatorOf(language, page.id, entriesOf(page.dictionaries.get(language)));
    const map = fieldMapper(page.source.path, translate, language);
    const source = withoutUnpublished(schemas.pageFields, page.source.value);
    const document = mapFields(schemas.pageFields, source, map) as PageDocument;
    const written = sectionsOf(page).flatMap(
      (section, index) => shared[index] ?? sectionOf(section, map, language) ?? [],
    );
    const feeds = feedsShown(
      written.filter(({ type }) => type === schemas.typeFor.list).map(readList),
      site,
      language,
    );
    const { title, description, breadcrumb = [] } = document;
    const routes = routesIn(page.source.value, languages);
    const { route } = page;
    const brought = new Set(shared.flat());
    const isOwn = (section: Section) => !brought.has(section);
    const [sections, ...further] = fill(written, { route, routes, language, isOwn });
    const above = routeAbove({ id: page.id, isUnindexed: document.noindex === true });
    const dated = datedPage(above, document.teaser, site.datedLists, (image) => sharedImage(image).src);
    const draft = draftOf(page.source.value as Record<string, unknown>);
    const first: ResolvedPage = {
      id: page.id,
      route,
      ...(routes && { routes }),
      language,
      title,
      description,
      breadcrumb,
      sections,
      ...longWordsOf({ title, breadcrumb, sections }),
      ...(document.noindex && { isUnindexed: true }),
      ...(document.socialImage && { socialImage: sharedImage(document.socialImage) }),
      ...(dated && { dated }),
      ...(feeds.length > 0 && { feeds }),
      ...(isUnpublished(draft, now) && { isDraft: true }),
      ...(isOver(draft, now) && { isOver: true }),
    };
    return [
      first,
      ...further.map((sections, index) => partOf(first, sections, index + 2, further.length + 1)),
    ];
  };

  return {
    page: (given, language) => parts(given, language)[0],
    parts,
    site(language) {
      const source = site.siteDocument && readAccepts(sitePage(site.siteDocument, new Map())).page.source;
      const map = fieldMapper(source?.path ?? '', translatorOf(language, siteFolder, {}), language);
      const { $schema: _, ...document } = mapFields(
        schemas.siteFields,
        withoutUnpublished(schemas.siteFields, source?.value),
        map,
      ) as SiteDocument;
      const fit = headerFit(
        document,
        languages.map(({ name }) => name),
      );
      const { mark } = document.brand;
      const { banner, icons: _own, ...rest } = document;
      return {
        ...rest,
        ...(banner && !isUnpublished(banner, now) && { banner }),
        ...(mark && { brand: { ...document.brand, mark: withAccents(mark) } }),
        languages,
        ...(fit && { fit }),
        ...(accents.length > 0 && { accents: accents.length }),
        ...(base && { base }),
      };
    },
  };
}
