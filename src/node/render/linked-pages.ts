import { withoutBase } from '../../content/model/base-path';
import { pageIdOf, parsePath } from '../../content/model/routes';
import type { LinkedPage, ResolvedSite } from '../../content/resolve/resolved-page';
import { shellLinks } from '../../content/resolve/shell-links';
import type { SectionType } from '../../content/types.generated';

/**
 * The distinct pages that header and footer link to, including home: the browser preloads the code of their sections
 * with their data. Links to aliases, files and other sites are left out.
 *
 * @param pages the section types of every page, by id
 */
export function linkedPages(
  pages: ReadonlyMap<string, readonly SectionType[]>,
  site: ResolvedSite,
): LinkedPage[] {
  const base = site.base ?? '';
  const hrefs = shellLinks(site).map(({ href }) => withoutBase(href.replace(/[?#].*/, ''), base) ?? '');
  const paths = ['/', ...hrefs];
  const linked = new Set(
    paths.map((path) => pageIdOf(parsePath(path, site.languages).route)).filter((id) => pages.has(id)),
  );
  return [...linked].map((id) => ({ id, types: pages.get(id) ?? [] }));
}
