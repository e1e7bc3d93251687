import { sectionsOf } from '../../content/load';
import type { LinkedPage, ResolvedSite } from '../../content/resolve';
import { pageIdOf, parsePath } from '../../content/routes';
import type { SectionType } from '../../content/types.generated';
import { parsePage, readTexts } from '../read/page-files';

/**
 * The pages that header and footer lead to, each once, with home: the browser fetches the code of their sections along with
 * their data. Links to aliases, to files and to other sites are left out.
 *
 * @param folder of the site
 * @param ids of the pages that there are
 * @throws UsageError when one of them cannot be read
 */
export function linkedPages(
  folder: string,
  ids: ReadonlySet<string>,
  { header, footer, languages }: ResolvedSite,
): LinkedPage[] {
  const links = [...header.navigation, header.action, ...footer.columns.flatMap((column) => column.links)];
  const paths = ['/', ...links.map(({ href }) => href.replace(/[?#].*/, ''))];
  const linked = new Set(
    paths.map((path) => pageIdOf(parsePath(path, languages).route)).filter((id) => ids.has(id)),
  );
  return [...linked].map((id) => {
    const sections = sectionsOf(parsePage(readTexts(folder, { id, dictionaries: [] })));
    return { id, types: [...new Set(sections.map((section) => (section as { type: SectionType }).type))] };
  });
}
