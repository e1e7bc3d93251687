import { privateHostOf } from '../model/addresses';
import { faultOfPrivate } from '../site/own-links';
import { groupedLinks, usesBy } from '../site/uses-by';
import type { Check } from './core/check';
import { linkFinding } from './core/link-fix';

export const privateAddress: Check = {
  code: 'private-address',
  severity: 'warning',
  summary: 'No link leads into a private network.',
  why: 'It works in the office, and for no visitor.',
  example: {
    file: 'finance/page.json',
    right: '"href": "/"',
    wrong: '"href": "https://192.168.1.4/"',
  },
  site(site, report) {
    const url = site.shared && site.context(site.shared).document?.url;
    // The visitors of a site in a private network are there, too.
    if (typeof url === 'string' && privateHostOf(url) !== undefined) return;
    const uses = usesBy(site, 'outward', (href) => (privateHostOf(href) === undefined ? undefined : href));
    for (const [href, all] of uses)
      for (const same of groupedLinks(all)) {
        const fault = faultOfPrivate(href, site);
        if (fault) report(linkFinding(site, same, fault));
      }
  },
};
