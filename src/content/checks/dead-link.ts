import type { Check } from '../context';
import { suggest } from '../suggest';

export const deadLink: Check = {
  code: 'dead-link',
  severity: 'error',
  summary: 'Every link to this site leads to a page that exists.',
  run({ site, linkMap: { links, targets } }, report) {
    for (const { href, file, pointer } of links) {
      const path = href.split('#')[0] ?? '';
      if (path === '' || targets.has(path)) continue;
      // A document that does not parse may well be the one that has this alias.
      if (site.pages.some(({ source }) => source.isBroken && source.text.includes(`"${path}"`))) continue;
      const meant = suggest(path, targets.keys());
      report({
        file,
        pointer,
        message: `No page answers for ${path}.`,
        hint: meant ? `Did you mean "${meant}"?` : 'Correct the link, or write the page: npm run new:page',
      });
    }
  },
};
