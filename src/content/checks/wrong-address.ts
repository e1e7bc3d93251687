import { faultInEmbed, faultInEndpoint, faultInSiteAddress, pathOfEndpoint } from '../model/addresses';
import { fixBy } from '../model/fix';
import { redirectFor } from '../model/redirects';
import { refusingPage } from '../model/refusing-pages';
import { routeOf } from '../model/routes';
import type { SiteContext } from '../site/site-context';
import { quote } from '../text/quote';
import type { Check } from './core/check';

const faultIn = {
  endpoint: faultInEndpoint,
  // A page that another site does not show is reported by `video-page`.
  embed: (text: string) => (refusingPage(text) ? undefined : faultInEmbed(text)),
  'site-address': faultInSiteAddress,
};

export const wrongAddress: Check = {
  code: 'wrong-address',
  severity: 'error',
  summary:
    'Every address of a form, an embedded page or the site itself is valid, and is what it seems to be.',
  why: 'It becomes part of the configuration of browsers and hosts: anything but a plain address could switch off the protection of the site.',
  example: {
    file: '_site/site.json',
    right: '"url": "https://www.example.com"',
    wrong: '"url": "https://a;sandbox"',
  },
  page({ addresses }, report) {
    for (const { file, pointer, text, leaf } of addresses) {
      const fault = faultIn[leaf.kind as keyof typeof faultIn](text);
      if (!fault) continue;
      const { message, hint, meant } = fault;
      report({
        file,
        pointer,
        message: `${quote(text)} cannot be used as an address. ${message}`,
        hint,
        ...fixBy(meant, [{ file, pointer }]),
      });
    }
  },
  site(site, report) {
    for (const facts of site.all()) {
      const led = facts.posted.filter((endpoint) => leadsOn(endpoint, site));
      if (led.length === 0) continue;
      for (const { file, pointer, text, leaf } of site.context(facts).addresses) {
        if (leaf.kind !== 'endpoint' || !led.includes(text)) continue;
        const owner = site.pageAt(pathOfEndpoint(text));
        report({
          file,
          pointer,
          message: `${quote(text)} is an earlier address that leads on, and what a form sends does not go along.`,
          hint: `Write ${owner ? `"${routeOf(owner.id)}", where the page is now` : 'where it leads'}, or the address that receives messages.`,
        });
      }
    }
  },
};

/** Whether an endpoint is a path that an alias or a redirect leads on from. */
function leadsOn(endpoint: string, site: SiteContext): boolean {
  if (!endpoint.startsWith('/')) return false;
  const path = pathOfEndpoint(endpoint);
  const owner = site.pageAt(path);
  return owner ? routeOf(owner.id) !== path : redirectFor(path, site.redirects) !== undefined;
}
