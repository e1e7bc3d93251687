import { named } from '../model/diagnostics';
import { isRoute, routeOf } from '../model/routes';
import { htmlFile, sameFile } from '../site/output-files';
import type { PageFacts } from '../site/page-facts';
import type { Check } from './core/check';
import { isReservedPath } from './wrong-route';

export const duplicateRoute: Check = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Every route and every alias leads to one page, and becomes a file of its own.',
  why: 'Of two pages with one address or one file, visitors only ever see one; an alias of a page to itself would redirect forever.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "aliases": ["/"],',
  },
  site(site, report) {
    const pages = site.all().filter(({ id }) => site.pages.has(id));
    // Who writes a file, and under which path. Pages come before aliases: a redirect never takes the place of a page.
    const owners = new Map<string, { page: PageFacts; path: string }>();
    for (const page of pages) {
      const path = routeOf(page.id);
      owners.set(fileOf(path), { page, path });
    }
    /** What stands where a list of another page goes on, on however many pages it does so far. */
    const isInList = (page: PageFacts, pointer: string, path: string, hint: string) => {
      const list = site.listAt(path);
      if (!list || list === page) return false;
      const message = `${path} is where the list of ${named(list.file)} goes on.`;
      report({ file: page.file, pointer, causes: [list.file], message, hint });
      return true;
    };
    for (const page of pages)
      isInList(page, '', routeOf(page.id), 'Rename the folder, or take "limit" out of the list.');
    for (const page of pages) {
      for (const path of page.aliases) {
        // What the site needs for itself is found by `wrong-route`, and what is no path by the schema.
        if (isReservedPath(path, site.languages) || (path !== '/' && !isRoute(path.slice(1)))) continue;
        const owner = owners.get(fileOf(path));
        const { aliases } = page;
        if (!owner && isInList(page, `/aliases/${aliases.indexOf(path)}`, path, 'Choose another alias.'))
          continue;
        if (!owner) owners.set(fileOf(path), { page, path });
        // An alias that stands twice in one list is found by the schema.
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
    for (const [index, page] of pages.entries())
      for (const [language, path] of Object.entries(page.routes ?? {})) {
        const file = fileOf(path);
        const isThis = (own: string | undefined) => own !== undefined && fileOf(own) === file;
        // Its folder's path leads to a page in every language, and so do its aliases. Of two equal entries the later one is at fault.
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
  },
};

function fileOf(path: string): string {
  return sameFile(htmlFile(path));
}
