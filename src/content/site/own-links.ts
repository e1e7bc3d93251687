import { basePathOf, withoutBase } from '../model/base-path';
import { isHref, pathOf } from '../model/hrefs';
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

/** Converts a full address of a page of this site to a path; undefined if it leads elsewhere, or to a file. */
export function ownPath(href: string, site: SiteContext): string | undefined {
  const own = site.shared && site.context(site.shared).document?.url;
  const origin = originOf(own);
  if (origin === undefined || originOf(href) !== origin) return undefined;
  const { pathname, search, hash } = new URL(href);
  const within = withoutBase(pathname, basePathOf(own));
  // Other paths on the host are not part of the site.
  if (within === undefined) return undefined;
  const path = parsePath(within, site.languages).route + hash;
  return search === '' && isHref(path) && !/\.\w+$/.test(pathOf(path)) ? path : undefined;
}

/** Suggests the page of this site that an address of the editor's own machine shows, if there is one. */
export function hintForLocal(href: string, site: SiteContext): string | undefined {
  const { pathname = '', hash = '' } = urlOf(href.trim()) ?? {};
  const { route } = parsePath(pathname, site.languages);
  const isPage = site.pageAt(route) !== undefined && isHref(route + hash);
  return isPage ? `Did you mean ${JSON.stringify(route + hash)}?` : undefined;
}

function originOf(url: unknown): string | undefined {
  return typeof url === 'string' ? urlOf(url)?.origin : undefined;
}
