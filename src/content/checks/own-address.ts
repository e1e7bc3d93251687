import { pathOf } from '../model/hrefs';
import { isJustPath, ownLinks } from '../site/own-links';
import { groupedLinks, usesBy } from '../site/uses-by';
import type { Check } from './core/check';
import { type LinkFault, linkFinding } from './core/link-fix';
import { hasAnchor } from './core/link-repair';

export const ownAddress: Check = {
  code: 'own-address',
  severity: 'error',
  summary: 'Every link to a page of this site is a path.',
  why: 'With the address of the site it leads out of the language that a visitor reads, and out of every copy of the site that is not published yet.',
  example: {
    file: 'finance/page.json',
    right: '"href": "/"',
    wrong: '"href": "https://www.example.com/finance"',
  },
  site(site, report) {
    const links = ownLinks(site);
    if (links.size === 0) return;
    const uses = usesBy(site, 'outward', (href) => (links.has(href) ? href : undefined));
    for (const [href, path] of links) {
      // Without a page at the path, it is a dead link.
      if (!site.paths.has(pathOf(path))) continue;
      const [before, anchor] = path.split('#');
      const target = before === undefined ? undefined : site.pageAt(before);
      const isWhole = target !== undefined && hasAnchor(site, target, anchor);
      for (const same of groupedLinks(uses.get(href) ?? [])) {
        const isJust = isJustPath(href);
        const fault: LinkFault = {
          message: 'This link leads to this site, and is written like one to another.',
          hint: isWhole
            ? `Write ${JSON.stringify(path)}.${isJust ? '' : ' Links within the site have no "?", and no host.'}`
            : `Write ${JSON.stringify(before)}: that page has no anchor "${anchor}".`,
          // No fix if the anchor does not exist, which would replace one mistake with another, or if something would be lost.
          ...(isWhole && isJust && { fixed: path }),
        };
        report(linkFinding(site, same, fault));
      }
    }
  },
};
