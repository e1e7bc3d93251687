import type { Language, Languages } from '../model/languages';
import type { List } from '../model/list';
import { type LocalRoutes, localPath } from '../model/local-routes';

/** A feed of the pages below a route, for feed readers. */
export interface Feed {
  /** The route whose subpages it contains. */
  route: string;
  /** The route of the page with the list. */
  page: string;
  /** The title of that page in each language. */
  titles: Readonly<Record<Language, string>>;
}

/** The feeds of a site, by the route whose subpages they contain. */
export type Feeds = ReadonlyMap<string, Feed>;

/** The file name of a feed below the path of its route. */
export const feedName = 'feed.xml';

/** The path of a feed in a language, within the site: `/fr/news/feed.xml`. */
export function feedPath(
  route: string,
  language: Language,
  languages: Languages,
  routes: LocalRoutes | undefined,
): string {
  return feedBelow(localPath(route, language, languages, routes?.get(route)));
}

/** The path of the feed of a path. */
export function feedBelow(path: string): string {
  return `${path === '/' ? '' : path}/${feedName}`;
}

/** A feed that a page links to. */
export interface ShownFeed {
  /** Within the site. */
  path: string;
  title: string;
}

/** The distinct feeds of lists, in the order of the lists. */
export function feedsShown(
  lists: readonly (List | undefined)[],
  { feeds, languages, routes }: { feeds?: Feeds; languages: Languages; routes?: LocalRoutes },
  language: Language,
): ShownFeed[] {
  const shown = new Set(lists.flatMap((list) => (list && feeds?.get(list.of)) ?? []));
  return [...shown].map(({ route, titles }) => ({
    path: feedPath(route, language, languages, routes),
    title: titles[language] ?? '',
  }));
}
