import { isRecord } from './is-record';
import { type Languages, translatedLanguages } from './languages';
import { type LocalRoutes, localHref } from './local-routes';
import { siteFolder } from './routes';

/** Where addresses lead that the site had before. */
export const redirectsFile = `${siteFolder}/redirects.json`;

/** What ends a path that stands for all paths below it. */
const splat = '/*';

/** An address that the site had before, and what became of it. Paths are those within the site, in the source language. */
export interface Redirect {
  /** `/blog/old`, or `/blog/*` for everything below. */
  from: string;
  /** Where it leads: a path, `/news/*` with what stood for the `*`, or an address elsewhere. Left out where it is gone for good. */
  to?: string;
}

/** The entries of the file that say something, as they stand there, checked or not. */
export function readRedirects(source: { value: unknown } | undefined): (Redirect & { index: number })[] {
  const entries = Array.isArray(source?.value) ? source.value : [];
  return entries.flatMap((entry: unknown, index) => {
    if (!isRecord(entry) || typeof entry.from !== 'string') return [];
    const { from, to, status } = entry;
    if (typeof to === 'string') return status === undefined ? [{ index, from, to }] : [];
    return to === undefined && status === 410 ? [{ index, from }] : [];
  });
}

/** Whether a path stands for all paths below it. */
export function isPattern(path: string): boolean {
  return path.endsWith(splat);
}

/** A pattern without its `*`: `/blog/`. */
export function beforeSplat(pattern: string): string {
  return pattern.slice(0, -1);
}

/** What of a path stands for the `*` of a pattern; empty for the path itself; undefined where it is another path. */
function restOf(path: string, from: string): string | undefined {
  if (!isPattern(from)) return path === from ? '' : undefined;
  const before = beforeSplat(from);
  return path.startsWith(before) && path.length > before.length ? path.slice(before.length) : undefined;
}

/**
 * The entry that a path is led on by: the one that names it, or else the longest pattern.
 *
 * @param path may be a pattern itself: then it is one that leads all of it on
 */
export function redirectFor<R extends Redirect>(path: string, redirects: readonly R[]): R | undefined {
  let found: R | undefined;
  for (const redirect of redirects) {
    if (redirect.from === path) return redirect;
    if (restOf(path, redirect.from) === undefined) continue;
    if (!found || redirect.from.length > found.from.length) found = redirect;
  }
  return found;
}

/** Where an entry leads a path on to; undefined where what was there is gone. */
export function targetOf(path: string, { from, to }: Redirect): string | undefined {
  if (to === undefined || !isPattern(to)) return to;
  // A path that would begin with two slashes leads to another host.
  const rest = (restOf(path, from) ?? '').replace(/^[/\\]+/, '');
  return beforeSplat(to) + rest;
}

/** A link with a query before its anchor; as it is where it has a query. */
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
 * Every entry in every language, in the order in which they are to be tried: paths before patterns, the longest pattern first.
 *
 * @param redirects without mistakes
 */
export function redirectsByLanguage(
  redirects: readonly Redirect[],
  languages: Languages,
  routes?: LocalRoutes,
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

/** The file of a page that leads on from an address, for hosts that cannot; undefined where no file answers for the address alone. */
export function fileOfRedirect(from: string): string | undefined {
  if (isPattern(from)) return undefined;
  const name = from.slice(from.lastIndexOf('/') + 1);
  if (name.endsWith('.html')) return from.slice(1);
  return name.includes('.') ? undefined : `${from.slice(1)}.html`;
}
