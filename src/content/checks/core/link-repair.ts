import { withoutBase } from '../../model/base-path';
import { isHref, kindOfHref } from '../../model/hrefs';
import { isOwn, redirectFor, targetOf } from '../../model/redirects';
import { routeOf } from '../../model/routes';
import { ownPath } from '../../site/own-links';
import type { PageFacts } from '../../site/page-facts';
import { pathOf, type SiteContext } from '../../site/site-context';
import { suggest } from '../../text/suggest';

/** What was probably meant by a link that leads nowhere, or that is not written as links of the site are. */
export interface Repair {
  href: string;
  /**
   * Whether it may be written without asking: what was wrong is a slip of the pen (case, slashes, `.html`, a language in front,
   * an empty anchor, space around it), and the page and the anchor exist. A page that merely has a similar name is a guess:
   * the one that was meant may come with the next branch.
   */
  isCertain: boolean;
}

/** The anchor that every page has: the skip link leads there. */
export const mainAnchor = 'main';

/**
 * Works out what a link to this site was meant to be.
 *
 * @param href as it is written: a path, an anchor, or something like one
 * @param from the page that it stands on, which a link without a path leads to
 * @param canGuess whether pages of similar names are looked for as well, which takes the longer the more pages there are
 * @returns undefined where nothing on this site resembles it
 */
export function repairHref(
  href: string,
  site: SiteContext,
  from: PageFacts,
  canGuess = true,
): Repair | undefined {
  const [before, anchor] = cutAt(href.trim(), '#');
  const [path, query] = cutAt(before, '?');
  const written = path === '' ? '' : withoutSlips(path, site);
  const target = written === '' ? from : site.pageAt(written);
  const wanted = anchor?.toLowerCase() || undefined;
  if (target && hasAnchor(site, target, wanted)) {
    const isOnlySlips = query === undefined && !/[\s%\\_]|\.\./.test(path);
    return repaired(written, wanted, isOnlySlips);
  }
  // Where the site says itself what became of an earlier address.
  const redirect = target ? undefined : redirectFor(written, site.redirects);
  const now = redirect && targetOf(written, redirect);
  const led = now !== undefined && isOwn(now) ? site.pageAt(pathOf(now)) : undefined;
  if (now !== undefined && led && (wanted === undefined || hasAnchor(site, led, wanted)))
    return repaired(pathOf(now), wanted ?? (now.slice(pathOf(now).length + 1) || undefined), true);
  const local = target
    ? undefined
    : site.all().find(({ routes }) => routes && Object.values(routes).includes(written));
  if (local && hasAnchor(site, local, wanted)) return repaired(routeOf(local.id), wanted, true);
  const named = pageOfFile(path);
  if (named !== undefined && site.pageAt(named)) return repaired(named, undefined, true);
  const guess = () => (canGuess ? likelyPath(written, site) : undefined);
  const likely = target ? written : guess();
  const page = likely === '' ? from : likely === undefined ? undefined : site.pageAt(likely);
  if (likely === undefined || !page) return undefined;
  const known =
    wanted === undefined || hasAnchor(site, page, wanted)
      ? wanted
      : suggest(plain(wanted), site.anchorsOf(page));
  // Without its anchor the link would lead to another place than the one that was meant, though to a page that exists.
  if (likely === '' && known === undefined) return undefined;
  return repaired(likely, known, false);
}

function repaired(path: string, anchor: string | undefined, isCertain: boolean): Repair | undefined {
  const href = anchor === undefined ? path : `${path}#${anchor}`;
  return isHref(href) ? { href, isCertain } : undefined;
}

/** Whether a page has an anchor. What a document with mistakes has is unknown: then it has none. */
export function hasAnchor(site: SiteContext, page: PageFacts, anchor: string | undefined): boolean {
  if (anchor === undefined || anchor === mainAnchor) return true;
  return !page.isInvalid && site.anchorsOf(page).includes(anchor);
}

/** Whether a link is not one, leads nowhere, or to this site in another way than by a path: other checks say so. */
export function isDeadLink(href: string, site: SiteContext, from: PageFacts | undefined): boolean {
  const kind = kindOfHref(href);
  if (kind !== 'internal') return kind === 'wrong' || ownPath(href, site) !== undefined;
  const [path = '', anchor] = cutAt(href, '#');
  const page = path === '' ? from : site.pageAt(path);
  return page === undefined || !hasAnchor(site, page, anchor);
}

/**
 * A path without what people write out of habit: `Finance/`, `./finance.html`, `/fr/finance` and `/index` are slips, and so is the path
 * that the whole site stands below.
 */
function withoutSlips(path: string, site: SiteContext): string {
  const given = resolved(plain(path))
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '');
  const plainPath = site.pageAt(given) ? given : (withoutBase(given, plain(site.base)) ?? given);
  const { code } = site.languages.find(({ code }) => `${plainPath}/`.startsWith(`/${code}/`)) ?? {
    code: undefined,
  };
  return (code === undefined ? plainPath : plainPath.slice(code.length + 1)) || '/';
}

/** A path from the root without `.` and `..`, and without slashes that separate nothing. */
function resolved(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return `/${names.join('/')}`;
}

/** The page that a path to its document names: `/pages/finance/page.json`. */
function pageOfFile(path: string): string | undefined {
  const folder = /^(?:\.{0,2}\/)*(?:pages\/)?(.+)\/page\.json$/.exec(path)?.[1];
  if (folder === undefined) return undefined;
  return folder === 'index' ? '/' : `/${folder}`;
}

/** A path or an anchor in lower case, with hyphens for what neither has a place for. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll(/(?:%20|[\s_])+/g, '-');
}

function likelyPath(path: string, site: SiteContext): string | undefined {
  return site.writtenPaths().nearest(path);
}

function cutAt(text: string, sign: string): [before: string, after: string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
