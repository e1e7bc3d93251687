import { slug } from '../text/slug';
import { type Language, type Languages, sourceLanguage, translatedLanguages } from './languages';

/** The page id of the document for unknown paths; it becomes `404.html`, and `fr/404.html` in French. */
export const notFoundId = '_not-found';

/** The folder of what all pages share. A leading underscore means: not a route. */
export const siteFolder = '_site';

/** The route of a page id: `index` is `/`, `use-cases/m-and-a` is `/use-cases/m-and-a`. */
export function routeOf(pageId: string): string {
  if (pageId === 'index') return '/';
  if (pageId === notFoundId) return '/404';
  return `/${pageId}`;
}

const names = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Whether a page id can be a path on the site. */
export function isRoute(pageId: string): boolean {
  return names.test(pageId) || pageId === notFoundId;
}

/** A page id in the letters of paths: `preços` is `precos`; undefined if a part of it has no such letters. */
export function plainId(id: string, languages: Languages): string | undefined {
  const plain = id.split('/').map((part) => slug(part, sourceLanguage(languages)));
  return plain.every(Boolean) ? plain.join('/') : undefined;
}

/** The folder of social images, in which servers look for nothing else. */
export const socialFolder = 'social';

/** Output of the build, apart from a folder for each language: content files, assets, social images, the 404 page. */
const reserved = new Set(['content', 'assets', socialFolder, '404']);

/** Whether a path is reserved for output of the build. */
export function isReservedPath(path: string, languages: Languages): boolean {
  const first = path.split('/')[1] ?? '';
  return reserved.has(first) || languages.some(({ code }) => code === first);
}

/** Why there can be no page at a route, as a sentence; undefined if there can be one. */
export function faultOfRoute(route: string, languages: Languages): string | undefined {
  if (!route.startsWith('/') || !names.test(route.slice(1))) {
    const example = plainId(route.replaceAll(/^\/+|\/+$/g, ''), languages) ?? 'use-cases/order-entry';
    return `"${route}" is not a route. Write it in lower-case letters from a to z, digits and hyphens, such as /${example}.`;
  }
  const device = deviceIn(route);
  const message = isReservedPath(route, languages)
    ? reservedMessage(route)
    : isIndexOfFolder(route)
      ? indexMessage
      : device && deviceMessage(device);
  return message && `${message.replace(/\.$/, ':')} choose another route.`;
}

/** Names that Windows keeps for devices, whatever follows a dot: a repository with one cannot be checked out there. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/;

/** The part of a path that can be neither a folder nor a file on Windows. */
export function deviceIn(path: string): string | undefined {
  return path.split('/').find((part) => devices.test(part));
}

/**
 * Whether servers treat a page as the index of its folder: `/finance/index` is `finance/index.html`, which is also
 * served as `/finance/`.
 */
export function isIndexOfFolder(path: string): boolean {
  return /.\/index$/.test(path);
}

export const indexMessage = 'A path cannot end in "/index": servers answer with that page for its folder.';

export function reservedMessage(path: string): string {
  return `The site needs "/${path.split('/')[1]}" for itself.`;
}

/** @param what it cannot have there */
export function deviceMessage(name: string, what = 'this folder'): string {
  return `Windows keeps the name "${name}" for itself: there, ${what} cannot be made.`;
}

/** The page id for a route, whether or not such a page exists. */
export function pageIdOf(route: string): string {
  if (route === '/') return 'index';
  if (route === '/404') return notFoundId;
  return route.slice(1);
}

/** A route in a language: `/finance` is unchanged in the source language and `/fr/finance` in French; `/` is `/fr`. */
export function localize(route: string, language: Language, languages: Languages): string {
  if (language === sourceLanguage(languages)) return route;
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

/** Splits a path into language and route; a trailing slash or `.html` is ignored. */
export function parsePath(pathname: string, languages: Languages): { language: Language; route: string } {
  const path =
    pathname
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/';
  const first = path.split('/')[1] ?? '';
  if (translatedLanguages(languages).some(({ code }) => code === first))
    return { language: first, route: path.slice(first.length + 1) || '/' };
  return { language: sourceLanguage(languages), route: path };
}

/** The path of the favicon, made from the site's mark. */
export const iconPath = '/favicon.svg';

/** The path of the icon for the home screen of a phone, which systems look for under this name. */
export const homeIconPath = '/apple-touch-icon.png';

export function picturePath(pageId: string, language: Language): string {
  return `${socialFolder}/${language}/${pageId}.png`;
}

/**
 * The path of a resolved page's content file, as segments of a query key.
 *
 * @param base of the site: see `basePathOf`
 */
export function contentKey(pageId: string, language: Language, base = ''): readonly string[] {
  return [`${base}/content`, language, `${pageId}.json`];
}

/** The folder of shared sections: one folder each, named by the section. */
const sectionsFolder = '_shared';

/** The id of a shared section: like that of a page, the folder of its document. */
export function sharedSectionId(name: string): string {
  return `${sectionsFolder}/${name}`;
}

export function isSharedSection(id: string): boolean {
  return id.startsWith(`${sectionsFolder}/`);
}

export function nameOfSection(id: string): string {
  return id.slice(sectionsFolder.length + 1);
}

/** The document of an id: of a page, of a shared section, or of the site. */
export function documentFile(id: string): string {
  if (id === siteFolder) return `${siteFolder}/site.json`;
  return `${id}/${isSharedSection(id) ? 'section' : 'page'}.json`;
}

/** The id of a page or shared section from its document's file; undefined for other files. */
export function idOfDocument(file: string): string | undefined {
  return /^(_shared\/[^/]+)\/section\.json$/.exec(file)?.[1] ?? idOfPage(file);
}

/** The id of a page from its document's file; undefined for other files. */
export function idOfPage(file: string): string | undefined {
  if (!file.endsWith('/page.json')) return undefined;
  const id = file.slice(0, -'/page.json'.length);
  return id.startsWith('_') && id !== notFoundId ? undefined : id;
}
