import path from 'node:path';
import { inspectPage } from '../../content/checks/core/inspect-page';
import { untranslated } from '../../content/checks/untranslated';
import { editJson } from '../../content/json/edit';
import { pointerToken } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { JsonEdit } from '../../content/model/json-edit';
import { type Language, type Languages, translatedLanguages } from '../../content/model/languages';
import { machineTexts, markEdits } from '../../content/model/machine-texts';
import { faultOfRoute, idOfPage, localize, pageIdOf, siteFolder } from '../../content/model/routes';
import { starterDescription } from '../../content/model/starter-description';
import type { SchemaSet } from '../../content/schema/schemas';
import { loadSource } from '../../content/site/load';
import { readLanguages } from '../../content/site/read-languages';
import { readRules } from '../../content/site/rules';
import { schemaPathOf } from '../../content/site/schema-paths';
import { capitalized } from '../../content/text/capitalized';
import { nameIn } from '../../content/text/paths';
import type { PageDocument, SiteDocument } from '../../content/types.generated';
import { UsageError } from '../../node/project/project';
import { bytesIfAny } from '../../node/read/files';
import { jsonInFile, parsedJson } from '../../node/read/json-file';
import { schemaFolderOf } from '../../node/read/schemas-beside';
import { listSite } from '../../node/read/site-listing';
import { Files, json } from './scaffold';

/** The words of a new page; missing ones are derived from its route and the site. */
interface PageWords {
  title?: string | undefined;
  description?: string | undefined;
  /** Translations of both: `title-fr`, `description-fr`. */
  [translation: `${'title' | 'description'}-${string}`]: string | undefined;
}

/** Returns a document or dictionary of the site; undefined if it does not exist or is not JSON. */
type Read = <T>(file: string) => T | undefined;

/** The languages of a site. @throws UsageError if the folder cannot be read */
export function languagesOf(pages: string, schemas: SchemaSet): Languages {
  const file = `${siteFolder}/site.json`;
  const text = readText(path.join(pages, file));
  const source = text === undefined ? undefined : loadSource(file, text);
  return readLanguages(source, undefined, listSite(pages).files, schemas);
}

/**
 * A draft page document and its dictionaries for a new route, complete and valid, and the sitemap page, if any, with a link to
 * it. All texts are suitable for visitors: none addresses the editor.
 *
 * @throws UsageError if the route is invalid, or the site document, the sitemap page or a dictionary of either cannot be read
 */
export function pageFiles(
  root: string,
  route: string,
  schemas: SchemaSet,
  words: PageWords = {},
  pages = 'pages',
): Files {
  const folder = path.join(root, pages);
  const languages = languagesOf(folder, schemas);
  const fault = faultOfRoute(route, languages);
  if (fault !== undefined) throw new UsageError(fault);
  const blank = Object.entries(words).find(([, text]) => text?.trim() === '');
  if (blank) throw new UsageError(`--${blank[0]} says nothing: leave it out, or write a text.`);
  const read = <T>(file: string) => jsonInFile(path.join(folder, file)) as T | undefined;
  const site = read<SiteDocument>(`${siteFolder}/site.json`);
  if (!site?.footer) throw new UsageError(`${pages}/${siteFolder}/site.json cannot be read.`);
  const id = pageIdOf(route);
  const last = nameIn(id);
  const title = words.title ?? capitalized(last.replaceAll('-', ' '));
  const { tagline } = site.footer;
  const description = words.description ?? starterDescription(title, site) ?? title;
  const schemaFolder = schemaFolderOf(folder);
  const schemaPath = (file: string) => schemaPathOf(file, schemaFolder);
  const steps = parentsOf(route, read);
  const document = {
    $schema: schemaPath(`${id}/page.json`),
    draft: true,
    title,
    description,
    breadcrumb: [{ name: homeName(folder, read), href: '/' }, ...steps, { name: title, href: route }],
    sections: [
      {
        type: schemas.typeFor.heading,
        ...(tagline && { subtitle: tagline }),
        ...(site.header.action && { actions: [site.header.action] }),
      },
    ],
  };
  const files = new Files([[`${pages}/${id}/page.json`, json(document)]]);
  const sitemapFile = `${pages}/sitemap/page.json`;
  const listing = readText(path.join(folder, 'sitemap/page.json'));
  const sitemap =
    listing === undefined
      ? undefined
      : sitemapText(listing, parsedJson(sitemapFile, listing), { title, href: route }, schemas);
  if (listing !== undefined && sitemap !== undefined) files.change(sitemapFile, listing, sitemap);
  for (const { code } of translatedLanguages(languages)) {
    const shared = sharedEntries(folder, pages, code);
    const known = words[`title-${code}`] ?? shared[title];
    // What nobody has translated stays empty, which keeps the page from being published as it is.
    const entries = {
      ...(known !== undefined && known === shared[title] ? {} : { [title]: known ?? '' }),
      [description]: words[`description-${code}`] ?? '',
      ...parentEntries(steps, code, read, shared),
    };
    const translated = known ?? title;
    const listedEntries = { [title]: translated };
    const isOpen = hasUntranslated(
      { id, document, language: code, entries: listedEntries },
      languages,
      schemas,
    );
    const dictionary = { $schema: schemaPath(`${id}/${code}.json`), ...entries };
    files.set(`${pages}/${id}/${code}.json`, json(dictionary));
    if (!sitemap || shared[title] !== undefined) continue;
    const listed = readText(path.join(folder, `sitemap/${code}.json`));
    if (listed === undefined) continue;
    const file = `${pages}/sitemap/${code}.json`;
    const entered = withEntry(listed, parsedJson(file, listed), title, translated, isOpen);
    // The sitemap page is published already: the title stands there as it is, and is reported until somebody has read it.
    const isUnread = known === undefined && !isOpen;
    files.change(file, listed, isUnread ? unread(entered, translated) : entered);
  }
  return files;
}

type Entries = Record<string, string>;

/** The shared translations of a language, none without a dictionary. @throws UsageError if it is not JSON */
function sharedEntries(folder: string, pages: string, language: Language): Entries {
  const file = `${siteFolder}/${language}.json`;
  const text = readText(path.join(folder, file));
  const value = text === undefined ? undefined : parsedJson(`${pages}/${file}`, text);
  return isRecord(value) ? (value as Entries) : {};
}

/** Adds an entry to a dictionary. @param value of its text @param isOpen whether its missing translation is accepted for now */
function withEntry(text: string, value: unknown, copy: string, translated: string, isOpen: boolean): string {
  const accept = { code: 'untranslated', reason: 'New: translate what is English here, and remove this.' };
  const dictionary = isRecord(value) ? value : {};
  const edits: JsonEdit[] = [];
  if (isOpen && dictionary.$accept === undefined) {
    const first = Object.keys(dictionary).find((name) => name !== '$schema');
    edits.push({ op: 'insert', pointer: '/$accept', value: [accept], ...(first && { before: first }) });
  }
  edits.push({ op: 'set', pointer: pointerToken(copy), value: translated });
  return editJson(text, edits);
}

/** Marks a translation in a dictionary as one that nobody has read. */
function unread(text: string, translated: string): string {
  const dictionary: unknown = JSON.parse(text);
  return editJson(text, markEdits(dictionary, [...machineTexts(dictionary), translated]));
}

/** The paths at which a new page is shown, in each language. */
export function newAddresses(route: string, languages: Languages): string[] {
  return languages.map(({ code }) => localize(route, code, languages));
}

/** The breadcrumb from the home page to a route, with the titles of the pages on the way. */
function parentsOf(route: string, read: Read) {
  const parts = route.split('/').slice(1, -1);
  return parts.flatMap((_, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const parent = read<PageDocument>(`${pageIdOf(href)}/page.json`);
    if (!parent) return [];
    return [{ name: parent.breadcrumb?.find((step) => step.href === href)?.name ?? parent.title, href }];
  });
}

/** The home page's name in the site's breadcrumbs, or its own title if there are none yet. */
function homeName(folder: string, read: Read): string {
  for (const file of listSite(folder).files) {
    if (idOfPage(file) === undefined) continue;
    const first = read<PageDocument>(file)?.breadcrumb?.[0];
    if (first?.href === '/') return first.name;
  }
  return read<PageDocument>('index/page.json')?.title ?? 'Home';
}

/** The breadcrumb's translations, from the dictionaries of the pages in it. */
function parentEntries(
  steps: readonly { name: string; href: string }[],
  language: Language,
  read: Read,
  shared: Entries,
): Entries {
  const entries: Entries = {};
  for (const { name, href } of steps) {
    const translated = read<Entries>(`${pageIdOf(href)}/${language}.json`)?.[name];
    if (translated !== undefined && translated !== shared[name]) entries[name] = translated;
  }
  return entries;
}

/** Whether the check `untranslated` would report the new page: it knows which words may be the same in two languages. */
function hasUntranslated(
  page: { id: string; document: unknown; language: Language; entries: Entries },
  languages: Languages,
  schemas: SchemaSet,
): boolean {
  const { id, document, language, entries } = page;
  const source = loadSource(`${id}/page.json`, json(document));
  const dictionaries = new Map([[language, loadSource(`${id}/${language}.json`, json(entries))]]);
  const loaded = { id, route: `/${id}`, source, dictionaries };
  return (
    inspectPage(loaded, languages, schemas, [untranslated], readRules(undefined, [])).findings.length > 0
  );
}

/**
 * The sitemap page with a link to a new page in the group with most of its neighbours; undefined if there is no group, or a link
 * already.
 *
 * @param value of its text
 */
function sitemapText(
  text: string,
  value: unknown,
  { title, href }: { title: string; href: string },
  { typeFor }: SchemaSet,
): string | undefined {
  const sections = listAt(value, 'sections');
  const at = sections.findIndex((section) => isRecord(section) && section.type === typeFor.links);
  const groups = listAt(sections[at], 'items');
  const parent = href.slice(0, href.lastIndexOf('/') + 1);
  const hrefsOf = (group: unknown) =>
    listAt(group, 'links').map((link) => (isRecord(link) ? String(link.href) : ''));
  const neighbours = (group: unknown) => hrefsOf(group).filter((one) => one.startsWith(parent)).length;
  const [group] = groups
    .filter((one) => isRecord(one) && Array.isArray(one.links))
    .toSorted((a, b) => neighbours(b) - neighbours(a));
  if (!group || hrefsOf(group).includes(href)) return undefined;
  const pointer = `/sections/${at}/items/${groups.indexOf(group)}/links/-`;
  return editJson(text, [{ op: 'insert', pointer, value: { label: title, href } }]);
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function readText(file: string): string | undefined {
  return bytesIfAny(file)?.toString('utf8');
}
