import { named } from '../model/diagnostics';
import { isReservedPath, isRoute, routeOf } from '../model/routes';
import { htmlFile, sameFile } from '../site/output-files';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import type { Check, Report } from './core/check';

export const duplicateRoute: Check = {
  code: 'duplicate-route',
  severity: 'error',
  waivedBy: [],
  summary: 'Every route and every alias leads to one page, and becomes a file of its own.',
  why: 'Of two pages with one address or one file, visitors only ever see one; an alias of a page to itself would redirect forever.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "aliases": ["/"],',
  },
  site(site, report) {
    const pages = site.all().filter(({ id }) => site.pages.has(id));
    /** Reports a path that pagination of another page's list may need, however many pages that has at present. */
    const isInList: IsInList = (page, pointer, path, hint) => {
      const { list, part } = site.lists.listAt(path) ?? {};
      if (!list || list === page) return false;
      const message = `${path} is reserved for page ${part} of the list of ${named(list.file)}.`;
      report({ file: page.file, pointer, causes: [list.file], message, hint });
      return true;
    };
    for (const page of pages)
      isInList(page, '', routeOf(page.id), 'Rename the folder, or take "limit" out of the list.');
    reportAliases(site, pages, isInList, report);
    reportRoutes(pages, isInList, report);
  },
};

type IsInList = (page: PageFacts, pointer: string, path: string, hint: string) => boolean;

function reportAliases(
  site: SiteContext,
  pages: readonly PageFacts[],
  isInList: IsInList,
  report: Report,
): void {
  // The owner of each output file. Pages come before aliases, so that a redirect never replaces a page.
  const owners = new Map<string, { page: PageFacts; path: string }>();
  for (const page of pages) {
    const path = routeOf(page.id);
    owners.set(fileOf(path), { page, path });
  }
  for (const page of pages) {
    for (const path of page.aliases) {
      // Reserved paths are reported by `wrong-route`, invalid ones by the schema.
      if (isReservedPath(path, site.languages) || (path !== '/' && !isRoute(path.slice(1)))) continue;
      const owner = owners.get(fileOf(path));
      const { aliases } = page;
      if (!owner && isInList(page, `/aliases/${aliases.indexOf(path)}`, path, 'Choose another alias.'))
        continue;
      if (!owner) owners.set(fileOf(path), { page, path });
      // A duplicate within one list of aliases is reported by the schema.
      else if (owner.page !== page || owner.path !== path || routeOf(page.id) === path) {
        const aliases = site.context(page).document?.aliases as unknown[];
        const pageName = owner.page === page ? 'this page' : named(owner.page.file);
        report({
          file: page.file,
          pointer: `/aliases/${aliases.indexOf(path)}`,
          causes: [owner.page.file],
          message:
            owner.path === path
              ? `${path} already leads to ${pageName}.`
              : `${path} becomes the same file as ${owner.path}, which leads to ${pageName}.`,
          hint: 'Remove the alias, or give one of the two another path.',
        });
      }
    }
  }
}

/** Localized paths that another page has, or the same page in another way. */
function reportRoutes(pages: readonly PageFacts[], isInList: IsInList, report: Report): void {
  for (const [index, page] of pages.entries())
    for (const [language, path] of Object.entries(page.routes ?? {})) {
      const file = fileOf(path);
      const isThis = (own: string | undefined) => own !== undefined && fileOf(own) === file;
      // A page's default path and aliases exist in every language. Of two equal localized paths, the later is
      // reported.
      const other = pages.find(
        (one, at) =>
          one.aliases.some(isThis) ||
          (one !== page && isThis(routeOf(one.id))) ||
          (at < index && isThis(one.routes?.[language])),
      );
      if (!other) {
        isInList(page, `/routes/${language}`, path, 'Choose another path.');
        continue;
      }
      const isAlias = other.aliases.some(isThis);
      report({
        file: page.file,
        pointer: `/routes/${language}`,
        causes: [other.file],
        message: `${path} ${isAlias ? 'is an alias of' : 'already leads to'} ${other === page ? 'this page' : named(other.file)}.`,
        hint: isAlias
          ? 'Remove the alias, or choose another path.'
          : 'Choose another path for one of the two.',
      });
    }
}

function fileOf(path: string): string {
  return sameFile(htmlFile(path));
}
