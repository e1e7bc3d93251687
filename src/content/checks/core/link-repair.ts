import { withoutBase } from '../../model/base-path';
import { isHref, kindOfHref, pathOf } from '../../model/hrefs';
import { isOwn, redirectFor, targetOf } from '../../model/redirects';
import { notFoundId, routeOf } from '../../model/routes';
import { ownPath } from '../../site/own-links';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { suggest } from '../../text/suggest';

/** The probable intended target of a dead or malformed link. */
export interface Repair {
  href: string;
  /**
   * Whether it can be applied without asking: the mistake is a slip (case, slashes, `.html`, a language prefix, an
   * empty anchor, surrounding space), and page and anchor exist. A page with a merely similar name is a guess: the
   * intended one may come with the next branch.
   */
  isCertain: boolean;
}

/** The anchor of every page's content, used by the skip link. */
const mainAnchor = 'main';

/** What other programs call the home page. */
const homePath = /^\/(home|homepage|home-page)$/;

/**
 * Works out what a link to this site was meant to be.
 *
 * @param href as written: a path, an anchor, or something similar
 * @param from the page that contains it, to which a link without a path leads
 * @param canGuess whether to look for pages with similar names, which takes longer the more pages there are
 * @returns undefined if nothing on this site is similar
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
  // No link is to lead to what visitors see where there is no page.
  if (site.pageAt(written)?.id === notFoundId) return undefined;
  const target = written === '' ? from : site.pageAt(written);
  const wanted = anchor?.toLowerCase() || undefined;
  if (target && hasAnchor(site, target, wanted)) {
    const isOnlySlips = query === undefined && !/[\s%\\_]|\.\./.test(path);
    return repaired(written, wanted, isOnlySlips);
  }
  // A redirect says where an earlier address leads now.
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
  const guess = () => {
    if (!canGuess) return undefined;
    return homePath.test(written) ? '/' : site.writtenPaths.nearest(written);
  };
  const likely = target ? written : guess();
  const page = likely === '' ? from : likely === undefined ? undefined : site.pageAt(likely);
  if (likely === undefined || !page) return undefined;
  const existingAnchor =
    wanted === undefined || hasAnchor(site, page, wanted)
      ? wanted
      : suggest(normalPath(wanted), site.anchorsOf(page));
  // Without its anchor, the link would lead to an existing page but not to the intended place.
  if (likely === '' && existingAnchor === undefined) return undefined;
  return repaired(likely, existingAnchor, false);
}

function repaired(path: string, anchor: string | undefined, isCertain: boolean): Repair | undefined {
  const href = anchor === undefined ? path : `${path}#${anchor}`;
  return isHref(href) ? { href, isCertain } : undefined;
}

/** Whether a page has an anchor. The anchors of an invalid document are unknown and count as missing. */
export function hasAnchor(site: SiteContext, page: PageFacts, anchor: string | undefined): boolean {
  if (anchor === undefined || anchor === mainAnchor) return true;
  return !page.isInvalid && site.anchorsOf(page).includes(anchor);
}

/** Whether a link is invalid, dead, or a full address of this site, each of which another check reports. */
export function isDeadLink(href: string, site: SiteContext, from: PageFacts | undefined): boolean {
  const kind = kindOfHref(href);
  if (kind !== 'internal') return kind === 'wrong' || ownPath(href, site) !== undefined;
  const [path = '', anchor] = cutAt(href, '#');
  const page = path === '' ? from : site.pageAt(path);
  return page === undefined || !hasAnchor(site, page, anchor);
}

/**
 * Removes common slips from a path: `Finance/`, `./finance.html`, `/fr/finance`, `/index`, and the site's base path.
 */
function withoutSlips(path: string, site: SiteContext): string {
  const plain = resolved(normalPath(path))
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '');
  const plainPath = site.pageAt(plain) ? plain : (withoutBase(plain, normalPath(site.base)) ?? plain);
  const { code } = site.languages.find(({ code }) => `${plainPath}/`.startsWith(`/${code}/`)) ?? {
    code: undefined,
  };
  return (code === undefined ? plainPath : plainPath.slice(code.length + 1)) || '/';
}

/** Resolves `.` and `..`, and removes redundant slashes. */
function resolved(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return `/${names.join('/')}`;
}

/** The route for a path to a document: `/pages/finance/page.json`. */
function pageOfFile(path: string): string | undefined {
  const folder = /^(?:\.{0,2}\/)*(?:pages\/)?(.+)\/page\.json$/.exec(path)?.[1];
  if (folder === undefined) return undefined;
  return folder === 'index' ? '/' : `/${folder}`;
}

/** Normalizes a path or an anchor to lower case and hyphens. */
export function normalPath(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('\\', '/')
    .replaceAll(/(?:%20|[\s_])+/g, '-');
}

function cutAt(text: string, sign: string): [before: string, after: string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
