import { faultInAddress, faultInEndpoint } from '../model/addresses';
import { withBase } from '../model/base-path';
import { type Dated, type DatedLists, datedPage } from '../model/dated';
import { kindOfDownload, type ServedDownload, sizeIn } from '../model/downloads';
import { isHref } from '../model/hrefs';
import type { ServedImage } from '../model/images';
import type { Language, Languages } from '../model/languages';
import { type LocalRoutes, localHref, type RoutesOfPage, routesIn } from '../model/local-routes';
import { pageIdOf, sharedSectionId, siteFolder } from '../model/routes';
import { sharedType } from '../model/section-files';
import { type FieldLeaf, type FieldTree, mapFields, typeOf } from '../schema/fields';
import type { SchemaSet } from '../schema/schemas';
import { readAccepts } from '../site/accept';
import { partPath, partRoutes } from '../site/list-pages';
import { readList, routeAbove } from '../site/lists';
import {
  entriesOf,
  type Page,
  resolveFile,
  type Site,
  type SourceFile,
  sectionsOf,
  sitePage,
} from '../site/load';
import { pathOf } from '../site/site-context';
import { resolveTheme } from '../site/theme/theme';
import { accentAt } from '../site/theme/theme-css';
import { draftOf, isOver, isUnpublished, withoutLinks } from '../site/unpublished';
import { dayOf, isPast } from '../text/days';
import type { Listable } from '../text/list';
import type {
  PageDocument,
  ResolvedDownload,
  ResolvedImage,
  Section,
  SectionType,
  SiteDocument,
} from '../types.generated';
import { type Feeds, feedsShown, type ShownFeed } from './feed';
import { createListFiller } from './filled-lists';
import { type HeaderFit, headerFit } from './header-fit';
import { inPlace } from './image-in-place';
import { resolveInline } from './inline-resolve';
import { createTranslator, type Translate } from './translator';

/** A page in one language: every text, link and image final. It is what components get and what the browser fetches. */
export interface ResolvedPage {
  id: string;
  /** The route without a language; the same for all of them. */
  route: string;
  /** The same in languages in which it is another; left out where it is the same in all. */
  routes?: RoutesOfPage;
  language: Language;
  title: string;
  description: string;
  breadcrumb: NonNullable<PageDocument['breadcrumb']>;
  sections: Section[];
  /** The page is not published: it is shown with a mark. */
  isDraft?: true;
  /** Its last day is over. */
  isOver?: true;
  /** Search engines are asked to leave it out. */
  isUnindexed?: true;
  /** The picture that services show for a link to it. */
  socialImage?: { src: string; width: number; height: number };
  /** It is in lists, with a day: what search engines are told of it. */
  dated?: Dated;
  /** The feeds of the lists that it shows, where there are any. */
  feeds?: readonly ShownFeed[];
  /** It is a further page of a list: which, of how many, and the id of the page where the list begins. */
  part?: { number: number; count: number; of: string };
  /** A text of it has a word that narrow columns are not made for. */
  hasLongWords?: true;
}

/** The site document in one language. */
export interface ResolvedSite extends Omit<SiteDocument, '$schema' | 'languages'> {
  /** The languages that pages are there in. */
  languages: Languages;
  /** What its header needs, where that is more than most. */
  fit?: HeaderFit;
  /** Where the site stands below the root of its host; left out at the root. Links are written with it already. */
  base?: string;
  /** How many accents its theme has, where it has any. */
  accents?: number;
}

/** What is known of a page before its data is there. */
export interface LinkedPage {
  id: string;
  /** The types of its sections, each once. */
  types: readonly SectionType[];
}

/** What the browser fetches in addition to a page: header and footer. */
export interface PublishedSite extends ResolvedSite {
  /** The pages that header and footer lead to. None in development, where pages are resolved when somebody looks at them. */
  linkedPages?: readonly LinkedPage[];
  /** The addresses of the files that a source file is imported with; none in development, where modules are served as they are. */
  codeFiles?: Readonly<Record<string, readonly string[]>>;
}

/** What the pages of a site share. */
export interface SharedContent
  extends Pick<Site, 'languages' | 'siteDocument' | 'sharedDictionaries'>,
    Partial<Pick<Site, 'sharedSections'>> {
  /** Every image by its path, as it is served. */
  images: ReadonlyMap<string, ServedImage>;
  /** Every file that pages offer, by its path. */
  offered?: ReadonlyMap<string, ServedDownload>;
  /** The pages that have paths of their own in some languages. */
  routes?: LocalRoutes;
  /** Where the site stands below the root of its host: see `basePathOf`. At the root when it is left out. */
  base?: string;
  /** The paths of pages that are not published: links to them are left out. */
  unpublished?: ReadonlySet<string>;
  /** What the site looks like, as its theme says it. */
  theme?: SourceFile | undefined;
  /** What lists of pages are filled with. */
  listable?: Listable;
  /** What lists the site has, and which of them have feeds: left out where no head of a page is made. */
  datedLists?: DatedLists;
  feeds?: Feeds;
  /** The day that pages are resolved for, `2027-01-21`: one for a whole build. The present one when it is left out. */
  today?: string;
  /** The same with the time: what is published then. The day when it is left out. */
  now?: string;
}

/** What services that show shared links are told of an image: its address, and the size of that very file. */
function sharedImage({ src, srcSet = '', width, height }: ResolvedImage) {
  const [, shown] =
    srcSet
      .split(', ')
      .find((one) => one.startsWith(`${src} `))
      ?.split(' ') ?? [];
  const wide = shown === undefined ? width : Number.parseInt(shown, 10);
  return { src, width: wide, height: Math.round((height * wide) / width) };
}

/** As many letters no column can be expected to have room for. */
const longWord = /\p{L}{20,}/u;

/** Whether any text in a value has a word that narrow columns are not made for. */
function hasLongWords(value: unknown): boolean {
  return longWord.test(JSON.stringify(value));
}

/** A further page of a list: at a path of its own, and not what search engines are told of the first. */
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

/** Turns pages of one site into resolved pages. */
export interface Resolver {
  page(page: Page, language: Language): ResolvedPage;
  /** The page, and the further pages of its list where that goes on: see `goesOn`. */
  parts(page: Page, language: Language): [ResolvedPage, ...ResolvedPage[]];
  site(language: Language): ResolvedSite;
}

/**
 * Makes the resolver of a site.
 *
 *
 * Copy is the key of its own translation: see `createTranslator`. Expects documents without errors: check first.
 */
export function createResolver(site: SharedContent, schemas: SchemaSet): Resolver {
  const { languages, today = dayOf(new Date()), now = today, base = '' } = site;
  const shared = new Map([...site.sharedDictionaries].map(([language, one]) => [language, entriesOf(one)]));
  const translatorOf = createTranslator(languages, shared);
  const { unpublished } = site;
  const linkIn = (language: Language) => (href: string) =>
    isHref(href) && !unpublished?.has(pathOf(href))
      ? withBase(localHref(href, language, languages, site.routes), base)
      : undefined;
  /** A file as pages of a language offer it; undefined where there is none. */
  const keptFile = (path: string, language: Language): ResolvedDownload | undefined => {
    const served = site.offered?.get(path);
    if (!served) return undefined;
    const { href, name, bytes } = served;
    return { href: withBase(href, base), name, kind: kindOfDownload(name), size: sizeIn(language, bytes) };
  };
  const fieldMapper =
    (file: string, translate: Translate, language: Language) =>
    (leaf: FieldLeaf, text: string, parent: Record<string, unknown>) => {
      if (leaf.kind === 'copy')
        return leaf.isInline ? resolveInline(translate(text), linkIn(language)) : translate(text);
      // Checked before, and once more here, where every link passes: none may run a script, whatever was missed.
      if (leaf.kind === 'href')
        return isHref(text) ? withBase(localHref(text, language, languages, site.routes), base) : '#';
      if (leaf.kind === 'endpoint') return faultInEndpoint(text) ? undefined : withBase(text, base);
      if (leaf.kind === 'embed') return faultInAddress(text) ? '' : text;
      if (leaf.kind === 'anchor' || leaf.kind === 'site-address') return text;
      if (leaf.kind === 'timeZone' || leaf.kind === 'numbering') return text;
      if (leaf.kind === 'shared' || leaf.kind === 'list') return text;
      if (leaf.kind === 'until')
        return text === leaf.word && isPast(parent[leaf.date], today) ? leaf.then : text;
      if (leaf.kind === 'download') return keptFile(resolveFile(file, text) ?? '', language);
      const image = site.images.get(resolveFile(file, text) ?? '');
      return image && inPlace(image, base, leaf, parent[leaf.focus] as number[] | undefined);
    };

  const { accents } = resolveTheme(site.theme?.value);
  /** The shapes of a mark, with the accents of the theme by their place. One that there is not is the accent that every theme has. */
  const withAccents = (mark: NonNullable<SiteDocument['brand']['mark']>) =>
    mark.map((shape) => {
      if (shape.color === 'ink' || shape.color === 'accent') return shape;
      const place = accents.findIndex(({ name }) => name === shape.color);
      return { ...shape, color: place < 0 ? 'accent' : accentAt(place) };
    });
  const withoutUnpublished = (tree: FieldTree | undefined, value: unknown) =>
    unpublished?.size ? withoutLinks(tree, value, unpublished) : value;

  /** What is left of a section when it is resolved: nothing where it cannot be without a link that is left out. */
  const sectionOf = (section: unknown, map: ReturnType<typeof fieldMapper>) => {
    const fields = schemas.sectionFields(typeOf(section));
    const left = withoutUnpublished(fields, section);
    return left === undefined ? undefined : (mapFields(fields, left, map) as Section);
  };
  const fill = createListFiller(site, schemas, today);
  /** Shared sections as they were resolved, by language and id. */
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
        : sectionOf(written, fieldMapper(source.path, translate, language));
    resolved.set(key, section);
    return section;
  };
  /** The section that stands where a page names it, with what the page says of it. */
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
      (section, index) => shared[index] ?? sectionOf(section, map) ?? [],
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
      ...(hasLongWords([title, breadcrumb, sections]) && { hasLongWords: true }),
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
      const fit = headerFit(document, languages.length);
      const { mark } = document.brand;
      const { banner, ...rest } = document;
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
