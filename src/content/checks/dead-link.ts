import type { Check } from '../check';
import { listOthers } from '../places';
import { pathOf } from '../site-context';
import { suggest, suggestOnly } from '../suggest';

export const deadLink: Check = {
  code: 'dead-link',
  severity: 'error',
  summary: 'Every link to this site leads to a page that exists.',
  why: 'A visitor who follows it lands on the 404 page, and so does a search engine.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/finanse"' },
  site(site, report) {
    const dead = new Set<string>();
    for (const href of site.hrefs.keys()) {
      const path = pathOf(href);
      if (path !== '' && !site.paths.has(path)) dead.add(path);
    }
    if (dead.size === 0) return;
    const mentions = new Set([...site.pages.values()].flatMap((page) => page.mentions));
    for (const path of dead) {
      // A document that cannot be read, or is wrong elsewhere, may well be the one that has this alias.
      if (mentions.has(path)) continue;
      const [first, ...others] = site.places(
        'hrefs',
        ({ hrefs }) => hrefs.some((href) => pathOf(href) === path),
        (href) => pathOf(href) === path,
      );
      if (!first) continue;
      const paths = [...site.paths.keys()];
      const meant = suggest(path, paths);
      const sure = suggestOnly(path, paths);
      report({
        ...first,
        others,
        message: `No page answers for ${path}.${listOthers(first, others)}`,
        hint: meant ? `Did you mean "${meant}"?` : 'Correct the link, or write the page: npm run new:page',
        ...(sure && others.length === 0 ? { fix: { replace: JSON.stringify(sure) } } : {}),
      });
    }
  },
};
