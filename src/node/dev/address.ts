/** What a request asks for, as it was sent: the path, still with its escapes, and what follows `?`. */
export interface Address {
  pathname: string;
  searchParams: URLSearchParams;
}

/** Takes the address of a request apart; undefined for an address that is not of this server: `//`, `http://another.example/`. */
export function addressOf(url: string | undefined): Address | undefined {
  if (!url || !/^\/(?![/\\])/.test(url)) return undefined;
  const end = url.indexOf('?');
  const [pathname, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end + 1)];
  return { pathname, searchParams: new URLSearchParams(query) };
}

/** A path without its escapes; as it stands where they are broken. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
