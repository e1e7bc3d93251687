import type { Language } from '../../content/model/languages';
import { localPath, routesIn } from '../../content/model/local-routes';
import type { Change, PageChanges } from '../../content/model/page-changes';
import { type Page, type Site, sectionsOf } from '../../content/site/load';
import { htmlFile } from '../../content/site/output-files';
import { writtenTitle } from './compare-sites';
import { nameIfShared } from './sections';

/** A page with what changes on it, in one language. */
export interface ProposedPage {
  title: string;
  route: string;
  /** The path of the page in that language, and its file in the build. */
  path: string;
  file: string;
  language: Language;
  changes: readonly Change[];
}

/**
 * The pages of a site that a proposal changes, in every language in which it does. What changes in a section that pages share is a
 * change of each page that shows it; header and footer are on all pages, and no page is changed by them alone.
 *
 * @param changes what `compareSites` found
 * @param site as it is proposed
 */
export function proposedPages(changes: readonly PageChanges[], site: Site): ProposedPage[] {
  return site.pages.flatMap((page) => {
    const { route } = page;
    const own = changes.find((one) => one.shared === undefined && one.route === route);
    const all = [...(own?.changes ?? []), ...sharedOn(page, changes)];
    const routes = routesIn(page.source.value, site.languages);
    return site.languages.flatMap(({ code: language }): ProposedPage[] => {
      const shown = all.filter((change) => (change.language ?? language) === language);
      if (shown.length === 0) return [];
      const path = localPath(route, language, site.languages, routes);
      return [{ title: writtenTitle(page), route, path, file: htmlFile(path), language, changes: shown }];
    });
  });
}

/** What changes in the shared sections of a page, at their places on it. */
function sharedOn(page: Page, changes: readonly PageChanges[]): Change[] {
  return sectionsOf(page).flatMap((section, index) => {
    const name = nameIfShared(section);
    const changed = changes.find(({ shared }) => shared !== undefined && shared === name);
    return (changed?.changes ?? []).map((change) => ({ ...change, place: { after: index } }));
  });
}
