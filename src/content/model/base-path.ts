import { urlOf } from '../text/urls';

/**
 * The path of a site on its host: `/museo` for `https://example.org/museo`, empty at the root. Documents do not include
 * it: it is added to links and removed from requests.
 *
 * @param address of the site, valid or not
 */
export function basePathOf(address: unknown): string {
  const pathname = typeof address === 'string' ? (urlOf(address)?.pathname ?? '') : '';
  return pathname.replace(/\/+$/, '');
}

/** Adds the base to a path of the site; other links are returned as they are. */
export function withBase(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}

/** A path relative to the site; undefined if it is outside of the base. `/museo` itself is `/`. */
export function withoutBase(pathname: string, base: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
