import type { Language } from '../../content/model/languages';
import { localPath } from '../../content/model/local-routes';
import type { ResolvedPage, ResolvedSite } from '../../content/resolve/resolved-page';

/** The address of a page in a language. */
export function pageAddress(
  { route, routes }: ResolvedPage,
  { url, languages }: ResolvedSite,
  language: Language,
): string {
  return url + localPath(route, language, languages, routes);
}
