import { defaultLanguage, isLanguage, type Language } from './languages';

/** The page id of the document that answers for unknown paths; its files are `404.html` and `es/404.html`. */
export const notFoundId = '_not-found';

/** The folder of what all pages share. A leading underscore means: not a route. */
export const siteFolder = '_site';

/** The route of a page id: `index` is `/`, `use-cases/m-and-a` is `/use-cases/m-and-a`. */
export function routeOf(pageId: string): string {
  if (pageId === 'index') return '/';
  if (pageId === notFoundId) return '/404';
  return `/${pageId}`;
}

/** The page id that would answer for a route, whether or not such a page exists. */
export function pageIdOf(route: string): string {
  if (route === '/') return 'index';
  if (route === '/404') return notFoundId;
  return route.slice(1);
}

/** A route in a language: `/finance` is `/finance` in English and `/es/finance` in Spanish; `/` is `/es`. */
export function localize(route: string, language: Language): string {
  if (language === defaultLanguage) return route;
  return route === '/' ? `/${language}` : `/${language}${route}`;
}

/** An href of a document in a language: paths of this site change, everything else stays as it is. */
export function localizeHref(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  return end < 0 ? localize(href, language) : localize(href.slice(0, end), language) + href.slice(end);
}

/** Splits the path of an address into language and route; a trailing slash or `.html` makes no difference. */
export function parsePath(pathname: string): { language: Language; route: string } {
  const path =
    pathname
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/';
  const first = path.split('/')[1];
  if (isLanguage(first) && first !== defaultLanguage) {
    return { language: first, route: path.slice(first.length + 1) || '/' };
  }
  return { language: defaultLanguage, route: path };
}

/** The mark of the site as an icon, by its path. */
export const iconPath = '/favicon.svg';

/** Where the picture of a page for shared links lies below the site's root. */
export function picturePath(pageId: string, language: Language): string {
  return `social/${language}/${pageId}.png`;
}

/** Where the resolved page of a page id lies below the site's root, as segments of a query key. */
export function contentKey(pageId: string, language: Language): readonly string[] {
  return ['/content', language, `${pageId}.json`];
}
