import { attempt } from '../../content/text/attempt';

/** The target of a request: the path, still percent-encoded, and the query. */
export interface Address {
  pathname: string;
  searchParams: URLSearchParams;
}

/** Parses a request target; undefined if it is not a path of this server: `//`, `http://another.example/`. */
export function parseAddress(url: string | undefined): Address | undefined {
  if (!url || !/^\/(?![/\\])/.test(url)) return undefined;
  const end = url.indexOf('?');
  const [pathname, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end + 1)];
  return { pathname, searchParams: new URLSearchParams(query) };
}

/** Decodes a path; returns it unchanged if its percent-encoding is invalid. */
export function decoded(pathname: string): string {
  return attempt(() => decodeURI(pathname), pathname);
}
