import { checks } from '../checks';
import type { Cursor } from '../json/cursor';
import { follow, type JsonNode } from '../json/tree';
import { kindByName } from '../model/document-kind';
import { sizeIn } from '../model/downloads';
import { icons } from '../model/icons';
import { nameOfSection, routeOf, siteFolder } from '../model/routes';
import { hasWords } from '../model/wording';
import { linkTargets } from '../site/link-targets';
import { listableRoutes, routeAbove } from '../site/lists';
import { waives } from '../site/rules';
import { schemaPathOf } from '../site/schema-paths';
import type { SiteContext } from '../site/site-context';
import { attempt } from '../text/attempt';
import { folderIn, nameIn } from '../text/paths';
import { relativePath } from '../text/relative-path';
import { isTimeZone } from '../text/time-zones';

/** What the site knows that may stand in a place of a document. */
export interface Offered {
  kind: 'page' | 'anchor' | 'section' | 'image' | 'file' | 'text' | 'code' | 'word' | 'name';
  /** The text shown to the user. */
  label: string;
  detail?: string;
}

const word = (label: string): Offered => ({ kind: 'word', label });

/** The icons of the site's own: schemas name the others. */
export function iconOffers(site: SiteContext): Offered[] {
  const names = Object.keys(site.ownIcons);
  return names.filter((name) => !Object.hasOwn(icons, name)).map(word);
}

/** The time zones with a name. */
export function zoneOffers(): Offered[] {
  return Intl.supportedValuesOf('timeZone').filter(isTimeZone).map(word);
}

/** The path from a document to its schema. */
export function schemaOffers(site: SiteContext, file: string): Offered[] {
  const folder = site.schemaFolder;
  return folder !== undefined && kindByName(file)
    ? [{ kind: 'file', label: schemaPathOf(file, folder) }]
    : [];
}

/** The languages in which a page may have an address of its own, without those that it has. */
export function languageOffers(site: SiteContext, { object, node }: Cursor): Offered[] {
  const present = new Set(object?.members.flatMap(({ key }) => (key === node ? [] : String(key.value))));
  return site.languages
    .slice(1)
    .filter(({ code }) => !present.has(code))
    .map(({ code, name }) => ({ kind: 'name', label: code, detail: name }));
}

/** The tags that pages have; for a list, those of the pages below its route. */
export function tagOffers(site: SiteContext, root: JsonNode, tokens: readonly string[]): Offered[] {
  const parent = tokens.at(-1) === 'tag' ? follow(root, [...tokens.slice(0, -1), 'of']).node : undefined;
  const of = parent?.kind === 'scalar' ? parent.value : undefined;
  const pages = [...site.pages.values()].filter((page) => of === undefined || routeAbove(page) === of);
  return [...new Set(pages.flatMap(({ teaser }) => teaser?.tags ?? []))].sort().map(word);
}

/** The routes that have pages below them. */
export function parentOffers(site: SiteContext): Offered[] {
  const titleOf = (route: string) => site.pageAt(route)?.title;
  return listableRoutes(site.pages.values()).map((route) => {
    const detail = titleOf(route);
    return { kind: 'page', label: route, ...(detail !== undefined && { detail }) };
  });
}

/** The names of shared sections, with their headings. */
export function sectionOffers(site: SiteContext): Offered[] {
  return [...site.sharedSections.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title }) => ({ kind: 'section', label: nameOfSection(id), detail: title }));
}

/** The codes that `$accept` may name. */
export const codeOffers: Offered[] = checks
  .filter((check) => waives('$accept', check))
  .map(({ code, summary }) => ({ kind: 'code', label: code, detail: summary }));

export function linkOffers(site: SiteContext, file: string): Offered[] {
  const page = site.pages.get(folderIn(file));
  const own = page && routeOf(page.id);
  const targets = linkTargets(site);
  const here = page ? site.anchorsOf(page) : [];
  return [
    ...here.map((anchor) => ({ kind: 'anchor' as const, label: `#${anchor}`, detail: 'on this page' })),
    ...targets.map(({ route, title }) => ({ kind: 'page' as const, label: route, detail: title })),
    ...targets
      .filter(({ route }) => route !== own)
      .flatMap(({ route, title, anchors }) =>
        anchors.map((anchor) => ({ kind: 'anchor' as const, label: `${route}#${anchor}`, detail: title })),
      ),
  ];
}

/** Sorts files: those in the document's folder first, then shared ones, then those of other pages. */
function nearestFirst<Facts>(file: string, named: ReadonlyMap<string, Facts>): [string, Facts][] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const rank = (name: string) => {
    if (name.startsWith(folder)) return 0;
    return name.startsWith(`${siteFolder}/`) ? 1 : 2;
  };
  return [...named].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

export function downloadOffers(site: SiteContext, file: string): Offered[] {
  return nearestFirst(file, site.folder.downloads).map(([name, { bytes }]) => ({
    kind: 'file',
    label: relativePath(file, name),
    detail: sizeIn('en', bytes),
  }));
}

export function imageOffers(site: SiteContext, file: string): Offered[] {
  return nearestFirst(file, site.folder.images).map(([image, { width, height }]) => ({
    kind: 'image',
    label: relativePath(file, image),
    detail: `${Math.round(width)} × ${Math.round(height)}`,
  }));
}

/** The texts that have an entry neither in this dictionary nor in the shared one. */
export function textOffers(site: SiteContext, file: string, text: string, { node }: Cursor): Offered[] {
  const folder = folderIn(file);
  const language = nameIn(file).replace(/\.json$/, '');
  const translation = site.translations.find((one) => one.language === language);
  if (!translation) return [];
  const present = new Set(namesIn(text, node?.offset));
  const isShared = folder === siteFolder;
  const facts = site.facts(folder);
  const own = facts ? site.context(facts).copies.map(({ text }) => text) : [];
  site.release();
  const copies = isShared
    ? [...own, ...translation.lacked.copies()]
    : own.filter((text) => !Object.hasOwn(translation.entries, text));
  return [...new Set(copies)]
    .filter((text) => hasWords(text) && !present.has(text))
    .map((label) => ({ kind: 'text', label }));
}

/** The names in a dictionary, whatever is wrong with it; without the one that begins at an offset. */
function namesIn(text: string, without: number | undefined): string[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"(?=\s*:)/g)].flatMap(({ 0: name, index }) =>
    index === without ? [] : (attempt(() => JSON.parse(name) as string) ?? []),
  );
}
