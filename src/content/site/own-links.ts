import { privateHostOf } from '../model/addresses';
import { basePathOf, withoutBase } from '../model/base-path';
import { isHref } from '../model/hrefs';
import { parsePath } from '../model/routes';
import { urlOf } from '../text/urls';
import type { SiteContext } from './site-context';

/** Every link to a page of this site written as a full address, with the same as a path. Links to files do not count. */
export function ownLinks(site: SiteContext): Map<string, string> {
  const links = new Map<string, string>();
  for (const href of site.outward.keys()) {
    const path = ownPath(href, site);
    if (path !== undefined) links.set(href, path);
  }
  return links;
}

/**
 * Converts a full address of a page of this site to a path; undefined if it leads elsewhere, or to a file. With a query, or with another
 * host of this site, only a page that exists counts.
 */
export function ownPath(href: string, site: SiteContext): string | undefined {
  const url = site.shared && site.context(site.shared).document?.url;
  const own = typeof url === 'string' ? urlOf(url) : undefined;
  const target = urlOf(href);
  if (!own || !target || hostOfSite(target) !== hostOfSite(own)) return undefined;
  const within = withoutBase(target.pathname, basePathOf(url));
  // Other paths on the host are not part of the site.
  if (within === undefined) return undefined;
  const { route } = parsePath(within, site.languages);
  const path = route + target.hash;
  if (!isHref(path) || /\.\w+$/.test(route)) return undefined;
  const isPlain = target.origin === own.origin && target.search === '';
  return isPlain || site.paths.has(route) ? path : undefined;
}

/** Whether the path of an address can replace it without a loss: its query is that of a campaign, if it has one, and its host is not one for trials. */
export function isJustPath(href: string): boolean {
  const { hostname, searchParams } = new URL(href);
  return !trial.test(hostname) && [...searchParams.keys()].every((name) => tracking.test(name));
}

/** A host where a site is tried before it is published. */
const trial = /^(?:preprod|preview|stage|staging|uat)\d*[.-]/;
/** What analyses and campaigns add to the addresses that people copy. */
const tracking = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|msclkid)$/;

/** The protocol and host of a site, on whichever of its hosts: with and without `www.`, or where it is tried. */
function hostOfSite({ protocol, host }: URL): string {
  return `${protocol}//${host
    .replace(/^www\./, '')
    .replace(trial, '')
    .replace(/^www\./, '')}`;
}

/** What is wrong with a link into a private network; undefined for any other. */
export function faultOfPrivate(
  href: string,
  site: SiteContext,
): { message: string; hint: string } | undefined {
  const host = privateHostOf(href.trim());
  if (host === undefined) return undefined;
  return {
    message: `${JSON.stringify(host)} is a machine of your own network: nobody outside finds it.`,
    hint: hintForLocal(href, site) ?? 'Write the address that visitors use, or take the link out.',
  };
}

/** Suggests the page of this site that an address of the editor's own machine shows, if there is one. */
export function hintForLocal(href: string, site: SiteContext): string | undefined {
  const { pathname = '', hash = '' } = urlOf(href.trim()) ?? {};
  const { route } = parsePath(pathname, site.languages);
  const isPage = site.pageAt(route) !== undefined && isHref(route + hash);
  return isPage ? `Did you mean ${JSON.stringify(route + hash)}?` : undefined;
}
