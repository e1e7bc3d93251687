import { withBase } from '../model/base-path';
import type { Language } from '../model/languages';
import { localPath, type RoutesOfPage } from '../model/local-routes';
import type { SchemaSet } from '../schema/schemas';
import { countParts, goesOn, listPages, partPath } from '../site/list-pages';
import { readList, withItems } from '../site/lists';
import type { Section } from '../types.generated';
import { createLister, type ListedSite } from './list-items';

/** The page on which sections are shown. */
interface ListPlace {
  route: string;
  routes?: RoutesOfPage | undefined;
  language: Language;
  /** Whether a section is in the page's own document. */
  isOwn: (section: Section) => boolean;
}

/** Fills the lists among the sections of a page. Returns the first page, and further pages of the paginated list. */
type ListFiller = (sections: readonly Section[], place: ListPlace) => [Section[], ...Section[][]];

/**
 * Makes the list filler of a site. A further page of a list contains the first section, as its heading, and the list.
 *
 * @param today the date for which lists are filled
 */
export function createListFiller(site: ListedSite, schemas: SchemaSet, today: string): ListFiller {
  const fill = createLister(site, schemas, today);
  const isList = ({ type }: Section) => type === schemas.typeFor.list;
  return (sections, { route, routes, language, isOwn }) => {
    const lists = sections.map((section) => (isList(section) ? readList(section) : undefined));
    const long = goesOn(
      route,
      lists.map((list, index) => (isOwn(sections[index] as Section) ? list : undefined)),
    );
    const { limit = Number.POSITIVE_INFINITY, ...whole } = long ?? { of: '' };
    const all = long ? fill(whole, route, language) : [];
    const count = countParts(all.length, limit);
    const first = localPath(route, language, site.languages, routes);
    const hrefOf = (part: number) => withBase(partPath(first, part), site.base ?? '');
    const shown = (section: Section, index: number, part: number) => {
      if (!isList(section)) return section;
      const list = lists[index];
      if (list === undefined || list !== long)
        return withItems(section, list ? fill(list, route, language) : []);
      const pages = listPages(part, count, hrefOf);
      return withItems(section, pages ? all.slice((part - 1) * limit, part * limit) : all, pages);
    };
    const [begin, ...others] = Array.from({ length: count }, (_, at) =>
      sections.flatMap((section, index) =>
        at === 0 || index === 0 || (long !== undefined && lists[index] === long)
          ? [shown(section, index, at + 1)]
          : [],
      ),
    );
    return [begin ?? [], ...others];
  };
}
