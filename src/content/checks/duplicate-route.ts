import type { Check } from '../check';
import { named } from '../diagnostics';
import { routeOf } from '../routes';

export const duplicateRoute: Check = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Every route and every alias leads to one page.',
  why: 'Of two pages with one address, visitors only ever see one; an alias of a page to itself would redirect forever.',
  example: {
    file: 'finance/page.json',
    right: '"title": "Finance",',
    wrong: '"title": "Finance",\n  "aliases": ["/"],',
  },
  site(site, report) {
    for (const path of site.paths.repeated) {
      const pages = site.all().filter(({ aliases }) => aliases.includes(path));
      const owner = [...site.pages.values()].find(({ id }) => routeOf(id) === path) ?? pages[0];
      for (const page of pages) {
        const aliases = site.context(page).document?.aliases as unknown[];
        // An alias that stands twice in one list is found by the schema.
        if (page === owner && routeOf(page.id) !== path) continue;
        report({
          file: page.file,
          pointer: `/aliases/${aliases.indexOf(path)}`,
          message: `${path} already leads to ${owner && owner !== page ? named(owner.file) : 'this page'}.`,
          hint: 'Remove the alias, or give one of the two another path.',
        });
      }
    }
  },
};
