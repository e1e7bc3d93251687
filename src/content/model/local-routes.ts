import { isRecord } from './is-record';
import { type Language, type Languages, sourceLanguage, translatedLanguages } from './languages';
import { isRoute, localize } from './routes';

/** The paths of a page in languages in which it has another than its folder says, without the language: `/visite` in French. */
export type RoutesOfPage = Readonly<Record<Language, string>>;

/** The same of all pages that have some, by the route that their folders say. */
export type LocalRoutes = ReadonlyMap<string, RoutesOfPage>;

/** What a page document says of its paths, as far as it can be relied on; undefined where it says nothing. */
export function routesIn(document: unknown, languages: Languages): RoutesOfPage | undefined {
  const said = isRecord(document) && isRecord(document.routes) ? document.routes : {};
  const routes: Record<Language, string> = {};
  for (const { code } of translatedLanguages(languages)) {
    const path = said[code];
    if (typeof path === 'string' && path.startsWith('/') && isRoute(path.slice(1))) routes[code] = path;
  }
  return Object.keys(routes).length > 0 ? routes : undefined;
}

/** The path of a page in a language, without that language. */
export function routeIn(route: string, language: Language, routes?: RoutesOfPage): string {
  return routes?.[language] ?? route;
}

/** The path of a page in a language, as visitors see it: `/fr/visite`. */
export function localPath(
  route: string,
  language: Language,
  languages: Languages,
  routes?: RoutesOfPage,
): string {
  return localize(routeIn(route, language, routes), language, languages);
}

/** An href of a document in a language: paths of this site change, everything else stays as it is. */
export function localHref(href: string, language: Language, languages: Languages, all?: LocalRoutes): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  return localPath(path, language, languages, all?.get(path)) + href.slice(path.length);
}

/** The route that a page's folder says, of a path in a language. */
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

/** The paths of a page as the boot script reads them: `fr:/visite pt:/visita`; undefined where it has none of its own. */
export function pathsOf({ routes }: { routes?: RoutesOfPage }): string | undefined {
  return (
    routes &&
    Object.entries(routes)
      .map(([language, path]) => `${language}:${path}`)
      .join(' ')
  );
}
