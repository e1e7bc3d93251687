import type { Language, Languages } from '../model/languages';
import { type LocalRoutes, localPath } from '../model/local-routes';
import type { List } from '../text/list';

/** A feed of the pages below a route: what feed readers ask for. */
export interface Feed {
  /** The route whose pages it tells of. */
  route: string;
  /** The route of the page that shows them. */
  page: string;
  /** What that page is called in each language. */
  titles: Readonly<Record<Language, string>>;
}

/** The feeds of a site, by the route whose pages they tell of. */
export type Feeds = ReadonlyMap<string, Feed>;

/** Where feeds lie below the path of their route. */
export const feedName = 'feed.xml';

/** The path of a feed in a language, within the site: `/fr/news/feed.xml`. */
export function feedPath(
  route: string,
  language: Language,
  languages: Languages,
  routes: LocalRoutes | undefined,
): string {
  const path = localPath(route, language, languages, routes?.get(route));
  return `${path === '/' ? '' : path}/${feedName}`;
}

/** A feed as a page names it. */
export interface ShownFeed {
  /** Within the site. */
  path: string;
  title: string;
}

/** The feeds of lists, each once, in the order of the lists. */
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
