import type { Check } from '../context';
import { aliasesOf } from '../load';

export const duplicateRoute: Check = {
  code: 'duplicate-route',
  severity: 'error',
  summary: 'Every route and every alias leads to one page.',
  run({ site }, report) {
    const owners = new Map(site.pages.map((page) => [page.route, page.source.path]));
    for (const page of site.pages) {
      const document = page.source.value as { aliases?: unknown[] } | undefined;
      for (const alias of new Set(aliasesOf(page))) {
        const owner = owners.get(alias);
        if (owner === undefined) {
          owners.set(alias, page.source.path);
          continue;
        }
        report({
          file: page.source.path,
          pointer: `/aliases/${document?.aliases?.indexOf(alias)}`,
          message: `${alias} already leads to ${owner === page.source.path ? 'this page' : owner}.`,
          hint: 'Remove the alias, or give one of the two another path.',
        });
      }
    }
  },
};
