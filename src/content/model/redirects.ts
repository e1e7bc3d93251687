import { attempt } from '../text/attempt';
import { memoizeWeak } from '../text/memoize';
import { nameIn } from '../text/paths';
import { isRecord } from './is-record';
import { type Languages, translatedLanguages } from './languages';
import { type LocalRoutes, localHref } from './local-routes';
import { siteFolder } from './routes';

/** Lists redirects from earlier addresses of the site. */
export const redirectsFile = `${siteFolder}/redirects.json`;

/** The longest name of a file, less what is put behind it: `.html.br.tmp`. */
const mostBytes = 230;

/** The end of a pattern that matches all paths below it. */
const splat = '/*';

/** A redirect from an earlier address. Paths are relative to the site, in the source language. */
export interface Redirect {
  /** `/blog/old`, or `/blog/*` for everything below. */
  from: string;
  /**
   * The target: a path, `/news/*` to keep the rest of the path, or an address elsewhere. Omitted if the content is gone
   * for good.
   */
  to?: string;
}

/** The well-formed entries of the file, whether checked or not. */
export function readRedirects(source: { value: unknown } | undefined): (Redirect & { index: number })[] {
  const entries = Array.isArray(source?.value) ? source.value : [];
  return entries.flatMap((entry: unknown, index) => {
    if (!isRecord(entry) || typeof entry.from !== 'string') return [];
    const { from, to, status } = entry;
    if (typeof to === 'string') return status === undefined ? [{ index, from, to }] : [];
    return to === undefined && status === 410 ? [{ index, from }] : [];
  });
}

/** Whether a path matches all paths below it. */
export function isPattern(path: string): boolean {
  return path.endsWith(splat);
}

/** A pattern without its `*`: `/blog/`. */
export function beforeSplat(pattern: string): string {
  return pattern.slice(0, -1);
}

/**
 * The part of a path that matches the `*` of a pattern; empty for an exact match; undefined for no match. Slashes alone are nothing
 * below a path, but a way of writing it.
 */
function restOf(path: string, from: string): string | undefined {
  if (!isPattern(from)) return path === from ? '' : undefined;
  const before = beforeSplat(from);
  return path.startsWith(before) && /[^/]/.test(path.slice(before.length))
    ? path.slice(before.length)
    : undefined;
}

/**
 * The redirect that applies to a path: an exact match, otherwise the longest pattern.
 *
 * @param path may be a pattern itself, which only a pattern that covers all of it matches
 */
export function redirectFor<R extends Redirect>(path: string, redirects: readonly R[]): R | undefined {
  const { exact, patterns } = indexOf(redirects);
  const found = exact.get(path);
  if (found) return found as R;
  let best: Redirect | undefined;
  for (const redirect of patterns)
    if (restOf(path, redirect.from) !== undefined && !(best && redirect.from.length <= best.from.length))
      best = redirect;
  return best as R | undefined;
}

interface Index {
  /** The first redirect from each path or pattern. */
  exact: ReadonlyMap<string, Redirect>;
  patterns: readonly Redirect[];
}

/** By list, as lists of earlier sites have thousands of entries. */
const indexOf = memoizeWeak((redirects: readonly Redirect[]): Index => {
  const exact = new Map<string, Redirect>();
  for (const redirect of redirects) if (!exact.has(redirect.from)) exact.set(redirect.from, redirect);
  return { exact, patterns: redirects.filter(({ from }) => isPattern(from)) };
});

/** Where a redirect leads for a path; undefined if the content is gone. */
export function targetOf(path: string, { from, to }: Redirect): string | undefined {
  if (to === undefined || !isPattern(to)) return to;
  // A target that starts with two slashes would lead to another host.
  const rest = (restOf(path, from) ?? '').replace(/^[/\\]+/, '');
  return beforeSplat(to) + rest;
}

/**
 * Where a redirect leads for a requested path, as it is sent to the browser.
 *
 * @param pathname decoded, as redirects are written
 */
export function locationOf(pathname: string, redirect: Redirect): string | undefined {
  return targetOf(encodedPath(pathname), { ...redirect, from: encodedPath(redirect.from) });
}

/** Encodes a path. A question mark or a hash in it would begin a query or a fragment. */
const encodedPath = (path: string) => encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);

/** A path as it is read rather than sent: `/%C3%BCber` is `/über`, in composed letters. What cannot be decoded stays. */
export function readablePath(path: string): string {
  return attempt(() => decodeURIComponent(path).normalize('NFC'), path);
}

/** Adds a query to a link, before its fragment; a link that has a query is returned as it is. */
export function withQuery(to: string, query: string): string {
  const end = to.indexOf('#');
  const before = end < 0 ? to : to.slice(0, end);
  return before.includes('?') ? to : before + query + to.slice(before.length);
}

/** Whether a target is a path of the site. */
export function isOwn(to: string): boolean {
  return to.startsWith('/');
}

/**
 * Every redirect in every language, in order of precedence: paths before patterns, the longest pattern first.
 *
 * @param redirects without mistakes
 */
export function redirectsByLanguage(
  redirects: readonly Redirect[],
  languages: Languages,
  routes: LocalRoutes | undefined,
): Redirect[] {
  const codes = [languages[0], ...translatedLanguages(languages)].flatMap((one) => one?.code ?? []);
  const all = redirects.flatMap(({ from, to }) =>
    codes.map((code): Redirect => {
      const here = (path: string) => localHref(path, code, languages, routes);
      return { from: here(from), ...(to !== undefined && { to: isOwn(to) ? here(to) : to }) };
    }),
  );
  const rank = ({ from }: Redirect) => (isPattern(from) ? -from.length : Number.NEGATIVE_INFINITY);
  return all.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/**
 * The file of a redirect page, for hosts that cannot redirect; undefined if no single file corresponds to the address.
 */
export function fileOfRedirect(from: string): string | undefined {
  if (isPattern(from) || from.endsWith('/')) return undefined;
  const name = nameIn(from);
  // No disk takes a longer name, and letters of other scripts take up to four bytes.
  if (from.split('/').some((part) => new TextEncoder().encode(part).length > mostBytes)) return undefined;
  if (name.endsWith('.html')) return from.slice(1);
  return name.includes('.') ? undefined : `${from.slice(1)}.html`;
}
