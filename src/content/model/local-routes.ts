import { isRecord } from './is-record';
import { type Language, type Languages, sourceLanguage, translatedLanguages } from './languages';
import { isRoute, localize } from './routes';

/** The localized paths of a page by language, without the language prefix: `/visite` in French. */
export type RoutesOfPage = Readonly<Record<Language, string>>;

/** The localized paths of all pages that have any, by the route of their folder. */
export type LocalRoutes = ReadonlyMap<string, RoutesOfPage>;

/** The valid localized paths in a page document; undefined if there are none. */
export function routesIn(document: unknown, languages: Languages): RoutesOfPage | undefined {
  const localized = isRecord(document) && isRecord(document.routes) ? document.routes : {};
  const routes: Record<Language, string> = {};
  for (const { code } of translatedLanguages(languages)) {
    const path = localized[code];
    if (typeof path === 'string' && path.startsWith('/') && isRoute(path.slice(1))) routes[code] = path;
  }
  return Object.keys(routes).length > 0 ? routes : undefined;
}

/** The path of a page in a language, without the language prefix. */
export function routeIn(route: string, language: Language, routes: RoutesOfPage | undefined): string {
  return routes?.[language] ?? route;
}

/** The path of a page in a language, as visitors see it: `/fr/visite`. */
export function localPath(
  route: string,
  language: Language,
  languages: Languages,
  routes: RoutesOfPage | undefined,
): string {
  return localize(routeIn(route, language, routes), language, languages);
}

/** Localizes an href of a document: paths of this site change, anything else is returned as it is. */
export function localHref(href: string, language: Language, languages: Languages, all?: LocalRoutes): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  return localPath(path, language, languages, all?.get(path)) + href.slice(path.length);
}

/** The route of a page, from its path in a language. */
export function routeBehind(
  path: string,
  language: Language,
  languages: Languages,
  all: LocalRoutes,
): string {
  if (language !== sourceLanguage(languages))
    for (const [route, routes] of all) if (routes[language] === path) return route;
  return path;
}

/** The localized paths of a page for the boot script: `fr:/visite pt:/visita`; undefined if there are none. */
export function pathsOf({ routes }: { routes?: RoutesOfPage }): string | undefined {
  return (
    routes &&
    Object.entries(routes)
      .map(([language, path]) => `${language}:${path}`)
      .join(' ')
  );
}
