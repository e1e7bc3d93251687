import type { Languages } from '../model/languages';
import { routeIn } from '../model/local-routes';
import { localize, routeOf } from '../model/routes';
import type { PageFacts } from './page-facts';

/** A path that a page had, or may have had, before its own in a language. Both have the prefix of the language. */
interface EarlierPath {
  from: string;
  to: string;
}

/** The earlier paths of a page: its aliases, and its default path where it has a localized one. */
export function earlierPaths(
  { id, aliases, routes }: Pick<PageFacts, 'id' | 'aliases' | 'routes'>,
  languages: Languages,
): EarlierPath[] {
  const route = routeOf(id);
  return languages.flatMap(({ code }) => {
    const to = routeIn(route, code, routes);
    const local = (path: string) => localize(path, code, languages);
    return (to === route ? aliases : [...aliases, route]).map((from) => ({
      from: local(from),
      to: local(to),
    }));
  });
}
