import { urlOf } from '../text/urls';

/**
 * Where a site stands below the root of its host: `/museo` for `https://example.org/museo`, empty at the root. Documents never say
 * it: it is put in front of what is written, and taken off what is asked for.
 *
 * @param address of the site, checked or not
 */
export function basePathOf(address: unknown): string {
  const pathname = typeof address === 'string' ? (urlOf(address)?.pathname ?? '') : '';
  return pathname.replace(/\/+$/, '');
}

/** A link as it is written into a page: paths of the site are put below its base, everything else stays as it is. */
export function withBase(href: string, base: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base + href : href;
}

/** The path of an address within the site; undefined for what lies elsewhere on its host. `/museo` itself is `/`. */
export function withoutBase(pathname: string, base: string): string | undefined {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
