import { withoutBase } from '../../content/model/base-path';
import { pageIdOf, parsePath } from '../../content/model/routes';
import type { LinkedPage, ResolvedSite } from '../../content/resolve/resolve';
import { shellLinks } from '../../content/resolve/shell-links';
import type { SectionType } from '../../content/types.generated';

/**
 * The pages that header and footer lead to, each once, with home: the browser fetches the code of their sections along with
 * their data. Links to aliases, to files and to other sites are left out.
 *
 * @param pages that there are, each with its section types
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
