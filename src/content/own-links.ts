import { isHref } from './hrefs';
import { parsePath } from './routes';
import { pathOf, type SiteContext } from './site-context';

/** A link to a page of this site that is written with the address of the site. */
export interface OwnLink {
  href: string;
  /** The same link as a path. */
  path: string;
}

/** Every link to a page of this site that is written with its address; links to its files are none. */
export function ownLinks(site: SiteContext): OwnLink[] {
  const origin = site.shared && originOf(site.context(site.shared).document?.url);
  if (origin === undefined) return [];
  return [...site.outward.keys()].flatMap((href) => {
    if (originOf(href) !== origin) return [];
    const { pathname, search, hash } = new URL(href);
    const path = parsePath(pathname, site.languages).route + hash;
    return search === '' && isHref(path) && !/\.\w+$/.test(pathOf(path)) ? { href, path } : [];
  });
}

function originOf(url: unknown): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
}
