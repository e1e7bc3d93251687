import { stringsOf } from '../../content/json/values';
import { pathOf } from '../../content/model/hrefs';
import { isRecord } from '../../content/model/is-record';
import { languageName, translatedLanguages } from '../../content/model/languages';
import { isChosen } from '../../content/model/list';
import type { Change, PageChanges, SectionPlace } from '../../content/model/page-changes';
import { readRedirects, redirectFor, targetOf } from '../../content/model/redirects';
import { isSharedSection, nameOfSection, routeOf, siteFolder } from '../../content/model/routes';
import { typeOf } from '../../content/schema/fields';
import type { SchemaSet } from '../../content/schema/schemas';
import { readList, routeAbove } from '../../content/site/lists';
import {
  aliasesOf,
  type Page,
  type Site,
  sectionsOf,
  sitePage,
  translationIn,
} from '../../content/site/load';
import { draftOf } from '../../content/site/unpublished';
import { linksIn } from '../../content/text/inline-text';
import { compareParts } from './items';
import { scalarsOf } from './leaves';
import { compareSections, matchSections, nameIfShared, type Origins, quotedSectionName } from './sections';

/**
 * Compares two states of a site page by page, by what visitors see. Formatting, property order and invisible properties are
 * ignored.
 *
 * @param linksTo what links to a new page, if the states do not contain the whole site
 */
export function compareSites(
  before: Site,
  after: Site,
  schemas: SchemaSet,
  linksTo = (route: string) => linkingTo(route, after, schemas),
): PageChanges[] {
  const olds = new Map(before.pages.map((page) => [page.id, page]));
  const news = new Map(after.pages.map((page) => [page.id, page]));
  const moved = new Map<string, Page>();
  for (const page of after.pages) {
    if (olds.has(page.id)) continue;
    const old = before.pages.find(
      ({ id, route }) => !news.has(id) && (aliasesOf(page).includes(route) || isSameText(id, page, before)),
    );
    if (old) moved.set(page.id, old);
  }
  const left = new Set([...moved.values()].map(({ id }) => id));
  const changed: PageChanges[] = [
    comparePages(sitePageOf(before), sitePageOf(after), before, after, schemas),
  ];
  for (const page of after.pages) {
    const old = olds.get(page.id) ?? moved.get(page.id);
    if (!old) {
      changed.push(
        pageChanges(page, [
          { kind: 'page', what: `New page${ifUnpublished(page)}, ${linkedFrom(linksTo(page.route))}` },
        ]),
      );
      continue;
    }
    const compared = comparePages(old, page, before, after, schemas);
    const from: Change[] = moved.has(page.id) ? [{ kind: 'page', what: `Moved here from ${old.route}` }] : [];
    changed.push({
      ...compared,
      routeBefore: old.isSite ? '' : old.route,
      changes: [...from, ...compared.changes],
    });
  }
  for (const [id, page] of after.sharedSections) {
    const old = before.sharedSections.get(id);
    const changes = old
      ? comparePages(old, page, before, after, schemas).changes
      : [{ kind: 'page' as const, what: 'New shared section' }];
    changed.push(sharedChanges(page, after, changes));
  }
  for (const [id, page] of before.sharedSections)
    if (!after.sharedSections.has(id))
      changed.push(sharedChanges(page, before, [{ kind: 'page', what: 'The shared section is gone' }]));
  for (const page of before.pages) {
    if (news.has(page.id) || left.has(page.id)) continue;
    const what = `The page is gone${whereItLeads(page.route, after)}`;
    changed.push({ ...pageChanges(page, [{ kind: 'page', what }]), routeBefore: page.route });
  }
  return changed.filter(({ changes }) => changes.length > 0);
}

/** Changes of a shared section. Their route is that of the first page with it, if any. */
export function sharedChanges(section: Page, { pages }: Site, changes: readonly Change[]): PageChanges {
  const name = nameOfSection(section.id);
  const showing = pages.filter((page) => sectionsOf(page).some((one) => nameIfShared(one) === name));
  const where = showing.map(({ route }) => route).join(', ');
  const title = `Shared section ${name}${where && `, on ${where}`}`;
  // Its position is part of the pages' own changes.
  return { route: '', title, shared: name, changes: changes.map(({ place: _, ...change }) => change) };
}

function isSameText(id: string, page: Page, before: Site): boolean {
  const old = before.sources.get(`${id}/page.json`)?.value;
  return JSON.stringify(sectionsIn(old)) === JSON.stringify(sectionsIn(page.source.value));
}

function sectionsIn(document: unknown): unknown {
  return isRecord(document) ? document.sections : undefined;
}

function sitePageOf(site: Site): Page {
  return sitePage(site.siteDocument, site.sharedDictionaries);
}

/** Where the route of a page that is gone leads, as the end of a sentence. */
function whereItLeads(route: string, { pages, settings }: Site): string {
  const owner = pages.find((page) => aliasesOf(page).includes(route));
  if (owner) return `; its route leads to ${owner.route}`;
  const redirect = redirectFor(route, readRedirects(settings.redirects));
  if (!redirect) return ', and its route leads nowhere';
  const target = targetOf(route, redirect);
  return target === undefined
    ? ', and its route says that it is gone for good'
    : `; its route leads to ${target}`;
}

/**
 * What leads to a page, by a link or a list: other pages, shared sections, header or footer, as `placeOfLink` names them. A list
 * with a limit counts, whether it has come to the page or not.
 */
export function linkingTo(route: string, site: Site, schemas: SchemaSet): string[] {
  const { pages, sharedSections, siteDocument } = site;
  const isLink = (href: string) => pathOf(href) === route;
  const links = (value: unknown) =>
    stringsOf(value).some(({ text }) => isLink(text) || linksIn(text).some(({ href }) => isLink(href)));
  const isListing = listing(
    pages.find((page) => page.route === route),
    schemas,
  );
  const inSite = links(siteDocument?.value) ? [placeOfLink(siteFolder)] : [];
  const linking = [...pages, ...sharedSections.values()].filter(
    (page) => page.route !== route && (links(page.source.value) || sectionsOf(page).some(isListing)),
  );
  return [...inSite, ...linking.map(({ id }) => placeOfLink(id))];
}

/** A function that says whether a section is a list that shows a page. */
function listing(page: Page | undefined, { typeFor }: SchemaSet): (section: unknown) => boolean {
  const document = page?.source.value;
  if (!page || !isRecord(document)) return () => false;
  const above = routeAbove({ id: page.id, isUnindexed: document.noindex === true });
  const tags = isRecord(document.teaser) && Array.isArray(document.teaser.tags) ? document.teaser.tags : [];
  return (section) => {
    const list = typeOf(section) === typeFor.list ? readList(section) : undefined;
    return list !== undefined && list.of === above && isChosen(list.tag, tags);
  };
}

/** A page, shared section or the site document as the place of a link. @param id of its folder */
export function placeOfLink(id: string): string {
  if (id === siteFolder) return 'header or footer';
  return isSharedSection(id) ? `shared section ${nameOfSection(id)}` : routeOf(id);
}

function linkedFrom(places: readonly string[]): string {
  if (places.length === 0) return 'linked from nowhere';
  const rest = places.length - 3;
  return `linked from ${places.slice(0, 3).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function pageChanges(page: Page, changes: readonly Change[]): PageChanges {
  return page.isSite
    ? { route: '', title: 'Header and footer', changes }
    : { route: routeOf(page.id), title: writtenTitle(page), changes };
}

/** The title in the document of a page; its id if it has none. */
export function writtenTitle({ id, source }: Page): string {
  return isRecord(source.value) && typeof source.value.title === 'string' ? source.value.title : id;
}

function comparePages(old: Page, page: Page, before: Site, after: Site, schemas: SchemaSet): PageChanges {
  const fields = page.isSite ? schemas.siteFields : schemas.pageFields;
  const own = isSharedSection(page.id)
    ? []
    : compareParts(
        fields,
        { value: old.source.value, pointer: '' },
        { value: page.source.value, pointer: '' },
      );
  const aliases = aliasesOf(page).filter((alias) => !aliasesOf(old).includes(alias) && alias !== old.route);
  const gone = aliasesOf(old).filter((alias) => !aliasesOf(page).includes(alias) && alias !== page.route);
  const routes = [
    ...aliases.map((alias): Change => ({ kind: 'page', what: `${alias} leads here now` })),
    ...gone.map((alias): Change => ({ kind: 'page', what: `${alias} does not lead here any more` })),
  ];
  const origins = matchSections(sectionsOf(old), sectionsOf(page));
  const sections = compareSections(sectionsOf(old), sectionsOf(page), origins, schemas);
  const placed = own.map((change) => ({
    ...change,
    what: publicationOf(change) ?? change.what,
    ...shownIn(change, page, origins, schemas),
  }));
  const changes = [...placed, ...routes, ...sections].map((change) =>
    withTranslations(change, old, page, before, after),
  );
  const translations = translationChanges(old, page, before, after, schemas).map((change) => ({
    ...change,
    ...placeOfText(change.text, page, origins, schemas),
  }));
  return pageChanges(page, [...changes, ...translations]);
}

/** What a change of a page's publication settings means for visitors; undefined for all other changes. */
function publicationOf({ pointer, before, after }: Change): string | undefined {
  switch (pointer?.after ?? pointer?.before) {
    case '/draft':
      if (after === 'true') return 'The page is a draft now: it leaves the site';
      return before === 'true' ? 'The page is not a draft any more' : undefined;
    case '/publishFrom':
      return after === undefined ? 'The page is published at once' : 'The page is published from another day';
    case '/publishUntil':
      return after === undefined ? 'The page stays published' : 'The page leaves the site on another day';
  }
  return undefined;
}

/** What keeps a new page from visitors, as a part of a sentence. */
function ifUnpublished({ source }: Page): string {
  const draft = draftOf(isRecord(source.value) ? source.value : undefined);
  if (typeof draft === 'boolean') return draft ? ', a draft' : '';
  const { from, until } = draft;
  return `${from === undefined ? '' : `, published from ${from}`}${until === undefined ? '' : `, published until ${until}`}`;
}

/** The position of the section that shows the page's own text: its title, if no section has a main heading. */
function shownIn(
  { kind, property }: Change,
  page: Page,
  origins: Origins,
  { typeFor }: SchemaSet,
): { place?: SectionPlace } {
  if (kind !== 'text' || property !== 'title') return {};
  const index = sectionsOf(page).findIndex(
    (section) => isRecord(section) && typeOf(section) === typeFor.heading && section.title === undefined,
  );
  return index < 0 ? {} : { place: { before: origins[index], after: index } };
}

/** The position of the first section with a text. */
function placeOfText(
  text: string,
  page: Page,
  origins: Origins,
  schemas: SchemaSet,
): Pick<Change, 'section' | 'place'> {
  const sections = sectionsOf(page);
  const index = sections.findIndex((section) => textsIn(section, schemas).includes(text));
  if (index < 0) return {};
  return { section: quotedSectionName(sections[index]), place: { before: origins[index], after: index } };
}

/** The translation of a text in the page's own dictionary, or the shared one. */
function translationOf(page: Page, site: Site, language: string, text: string): string | undefined {
  // A shared dictionary may be large, and this is asked for every text: it is only looked up.
  const own = translationIn(page.dictionaries.get(language)?.value, text);
  return own || translationIn(site.sharedDictionaries.get(language)?.value, text) || undefined;
}

/** Adds the state of the translations to a text's change. */
function withTranslations(change: Change, old: Page, page: Page, before: Site, after: Site): Change {
  const { kind, before: was, after: is } = change;
  if (kind !== 'text' || was === undefined || is === undefined) return change;
  const translations = translatedLanguages(after.languages).map(({ code }) => {
    const text = translationOf(page, after, code, is);
    if (text === undefined) return { language: code, state: 'missing' as const };
    const isSame = text === translationOf(old, before, code, was);
    return { language: code, state: isSame ? ('confirmed' as const) : ('changed' as const), text };
  });
  return { ...change, translations };
}

/** Changed translations of unchanged texts, each with its text. */
function translationChanges(
  old: Page,
  page: Page,
  before: Site,
  after: Site,
  schemas: SchemaSet,
): (Change & { text: string })[] {
  const oldTexts = new Set(textsOf(old, schemas));
  return [...new Set(textsOf(page, schemas))].flatMap((text) =>
    translatedLanguages(after.languages).flatMap(({ code }) => {
      const [was, is] = [translationOf(old, before, code, text), translationOf(page, after, code, text)];
      return oldTexts.has(text) ? translationChange(code, text, was, is) : [];
    }),
  );
}

/** The change of a text's translation, if it is one. */
export function translationChange(
  language: string,
  text: string,
  before: string | undefined,
  after: string | undefined,
): (Change & { text: string })[] {
  if (before === after) return [];
  const how = after === undefined ? 'is gone' : before === undefined ? 'is there now' : 'changed';
  const what = `${languageName(language)} of "${text}" ${how}`;
  return [
    {
      ...{ kind: 'translation', what, text, language },
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    },
  ];
}

/** The texts of a page's document and its sections. */
function textsOf(page: Page, schemas: SchemaSet): string[] {
  const fields = page.isSite ? schemas.siteFields : schemas.pageFields;
  const leaves = isSharedSection(page.id) ? [] : scalarsOf(fields, page.source.value);
  const own = leaves.flatMap(({ kind, value }) => (kind === 'text' ? value : []));
  return [...own, ...sectionsOf(page).flatMap((section) => textsIn(section, schemas))];
}

function textsIn(section: unknown, schemas: SchemaSet): string[] {
  const leaves = scalarsOf(schemas.sectionFields(typeOf(section)), section);
  return leaves.flatMap(({ kind, value }) => (kind === 'text' ? value : []));
}
