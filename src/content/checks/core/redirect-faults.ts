import { faultInLink } from '../../model/addresses';
import { withoutBase } from '../../model/base-path';
import { isHref, pathOf } from '../../model/hrefs';
import {
  beforeSplat,
  fileOfRedirect,
  isOwn,
  isPattern,
  type Redirect,
  readablePath,
  redirectFor,
  redirectsFile,
  targetOf,
} from '../../model/redirects';
import { isReservedPath, notFoundId, parsePath, routeOf } from '../../model/routes';
import { htmlFile, sameFile } from '../../site/output-files';
import { ownPath } from '../../site/own-links';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { didYouMean, quote } from '../../text/quote';
import { hasAnchor, repairHref } from './link-repair';

/** What is wrong with a redirect, the corrected value, if certain, and the documents that may have caused it. */
export interface FaultInRedirect {
  message: string;
  hint: string;
  fixed?: string;
  causes?: string[];
}

/** A path that every host supports literally: no spaces, no accents, no special characters. */
const pathForm = /^(?:\/(?!\.)[\w.~-]+)+(?:\/\*)?$/;
/** The same in the letters of any script, as people read it: hosts are given the encoded form where they need it. */
const earlierForm = /^(?:\/(?!\.)[\p{L}\p{M}\p{N}_.~-]+)+(?:\/\*)?$/u;
const isEarlierPath = (path: string) => earlierForm.test(path) && path === path.normalize('NFC');
/** The same for the part of an external address after its host. */
const forHosts = /^[\w\-./~%!+,=@&?#]*$/;

/** Who has a path already, by `keyOf` the path: lists of earlier sites have thousands of entries. */
interface TakenPaths {
  /** The index of the first redirect from there. */
  redirects: ReadonlyMap<string, number>;
  pages: ReadonlyMap<string, TakenByPage>;
}

interface TakenByPage {
  facts: PageFacts;
  /** As the page says it. */
  path: string;
}

/** Who has which path of a site. */
export function takenPaths(site: SiteContext): TakenPaths {
  const redirects = new Map<string, number>();
  for (const { from, index } of site.redirects) {
    const key = keyOf(from);
    if (!redirects.has(key)) redirects.set(key, index);
  }
  const pages = new Map<string, TakenByPage>();
  for (const facts of site.pages.values())
    if (facts.id !== notFoundId)
      for (const path of pathsOf(facts)) {
        const key = keyOf(path);
        if (!pages.has(key)) pages.set(key, { facts, path });
      }
  return { redirects, pages };
}

function pathsOf({ id, aliases, routes }: PageFacts): string[] {
  return [routeOf(id), ...aliases, ...Object.values(routes ?? {})];
}

/** What is wrong with the path that a redirect starts from. @param index of the redirect */
export function faultInFrom(
  from: string,
  index: number,
  site: SiteContext,
  taken: TakenPaths,
): FaultInRedirect | undefined {
  const { languages } = site;
  if (!isEarlierPath(from)) {
    const meant = meantPath(from, site);
    return {
      message: `${quote(from)} is not how an earlier path is written.`,
      hint: meant
        ? `Write ${quote(meant)}.`
        : 'Write a path in letters, digits, "-", ".", "_": "/blog/first", or "/blog/*" for all below. A "?" and what follows cannot be told apart.',
      ...(meant !== undefined && { fixed: meant }),
    };
  }
  const within = site.base === '' ? undefined : withoutBase(from, site.base);
  if (within !== undefined && within !== '/')
    return {
      message: `${quote(from)} would answer at ${site.base}${from}: documents leave out the site's path on its host.`,
      hint: `Write ${quote(within)}.`,
    };
  const { language, route } = parsePath(from, languages);
  if (language !== languages[0]?.code) {
    const message = `A redirect holds in every language: leave out the "/${language}" of ${quote(from)}.`;
    if (!isEarlierPath(route)) return { message, hint: 'Remove the entry.' };
    return { message, hint: `Write ${quote(route)}.`, fixed: route };
  }
  if (isReservedPath(from, languages))
    return { message: `The site needs "/${from.split('/')[1]}" for itself.`, hint: 'Remove the entry.' };
  if ((taken.redirects.get(keyOf(from)) ?? index) < index)
    return {
      message: `${quote(from)} is already redirected by an earlier entry.`,
      hint: 'Remove one of the two.',
    };
  return shadowed(from, site, taken);
}

/** A page that the redirect would hide, or that would hide the redirect. */
function shadowed(from: string, site: SiteContext, { pages }: TakenPaths): FaultInRedirect | undefined {
  const hidden = isPattern(from) ? firstBelow(beforeSplat(from), site) : pages.get(keyOf(from));
  if (hidden) {
    const { facts, path } = hidden;
    const own = routeOf(facts.id);
    const isAlias = facts.aliases.includes(path) && path !== own;
    return {
      message: `${quote(from)}${isPattern(from) ? ` stands for ${path}, too, which` : ''} is ${isAlias ? `an alias of ${own}` : `the page "${facts.title}"`}.`,
      hint: isPattern(from)
        ? 'Name the earlier addresses one by one, or move the page.'
        : isAlias
          ? 'Remove the entry, or the alias.'
          : 'Remove the entry: the page answers there.',
      causes: [facts.file],
    };
  }
  const { list, part } = (isPattern(from) ? undefined : site.lists.listAt(from)) ?? {};
  return (
    list && {
      message: `${quote(from)} is reserved for page ${part} of the list of the page "${list.title}".`,
      hint: 'Remove the entry.',
      causes: [list.file],
    }
  );
}

/** The first page with a path below a folder. */
function firstBelow(folder: string, site: SiteContext): TakenByPage | undefined {
  for (const facts of site.pages.values()) {
    if (facts.id === notFoundId) continue;
    const path = pathsOf(facts).find((one) => one.startsWith(folder));
    if (path !== undefined) return { facts, path };
  }
  return undefined;
}

/** Two paths collide where these are the same: they are written to one file, or are the same pattern. */
function keyOf(path: string): string {
  return isPattern(path) ? path : sameFile(fileOfRedirect(path) ?? htmlFile(path));
}

/** Removes common slips from a path: encoded letters, the site's address, a trailing slash, a missing leading one. */
function meantPath(text: string, site: SiteContext): string | undefined {
  const path = (ownPath(text.replace(/\/\*$/, ''), site) ?? text.replace(/\/\*$/, '')).trim();
  const tidy = `/${path
    .split('/')
    .filter((name) => name !== '')
    .join('/')}`;
  const meant = readablePath(/\/\*$/.test(text) ? `${tidy}/*` : tidy);
  return isEarlierPath(meant) ? meant : undefined;
}

/** What is wrong with the target of a redirect. */
export function faultInTarget(
  redirect: Redirect & { to: string },
  site: SiteContext,
): FaultInRedirect | undefined {
  const { to } = redirect;
  const own = ownPath(isPattern(to) ? to.slice(0, -2) : to, site);
  if (own !== undefined) {
    const fixed = isPattern(to) ? `${own === '/' ? '' : own}/*` : own;
    return { message: `${quote(to)} is a page of this site.`, hint: `Write ${quote(fixed)}.`, fixed };
  }
  if (/^https?:/i.test(to)) return faultElsewhere(to);
  if (to === '/*')
    return {
      message: 'What stands for the "*" cannot become a whole path: it could name another site.',
      hint: 'Name the earlier addresses one by one.',
    };
  const isRight = isPattern(to) ? pathForm.test(to) : to.startsWith('/') && isHref(to);
  if (!isRight) {
    const repair = site.shared && repairHref(to, site, site.shared);
    return {
      message: `${quote(to)} is not where a redirect can lead.`,
      hint: didYouMean(repair?.href, 'Write "/news", "/news#spring", "/news/*" or "https://…".'),
      ...(repair?.isCertain && to.startsWith('/') && { fixed: repair.href }),
    };
  }
  const fault = faultOnTheWay(redirect, site);
  return fault === 'of another entry' ? undefined : (fault ?? deadEnd(to, site));
}

function faultElsewhere(to: string): FaultInRedirect | undefined {
  const address = isPattern(to) ? beforeSplat(to) : to;
  const fault = faultInLink(address);
  if (fault) {
    const { message, hint, meant } = fault;
    const fixed = meant !== undefined && isPattern(to) ? `${meant}*` : meant;
    return {
      message: `${quote(to)} cannot be used as an address. ${message}`,
      hint,
      ...(fixed !== undefined && { fixed }),
    };
  }
  const { origin } = new URL(address);
  if (forHosts.test(address.slice(origin.length))) return undefined;
  const written = [...address.slice(origin.length)]
    .map((sign) => (forHosts.test(sign) ? sign : encodeURIComponent(sign).replace(/[!'()*;$]/g, escaped)))
    .join('');
  const fixed = origin + written + (isPattern(to) ? '*' : '');
  return { message: `Not every host takes ${quote(to)} as it is.`, hint: `Write ${quote(fixed)}.`, fixed };
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * A loop, or a chain: the target is itself redirected, by another redirect or an alias. A loop is reported once, at its
 * first redirect.
 */
function faultOnTheWay(
  redirect: Redirect & { to: string },
  site: SiteContext,
): FaultInRedirect | 'of another entry' | undefined {
  const { redirects } = site;
  const seen = new Set<Redirect>();
  const anchor = redirect.to.slice(pathOf(redirect.to).length);
  let at: string | undefined = redirect.to;
  while (at !== undefined && isOwn(at)) {
    const next: Redirect | undefined = redirectFor(pathOf(at), redirects);
    if (!next) break;
    if (seen.has(next)) return 'of another entry';
    if (next.from === redirect.from) {
      const circle = new Set([redirect.from, ...[...seen].map(({ from }) => from)]);
      if (redirects.find(({ from }) => circle.has(from))?.from !== redirect.from) return 'of another entry';
      return {
        message: `${quote(redirect.from)} leads around in a circle: ${quote(redirect.to)} is redirected by ${quote(next.from)}.`,
        hint: 'Name the page that it is to lead to.',
      };
    }
    seen.add(next);
    at = targetOf(pathOf(at), next);
  }
  if (at === undefined)
    return {
      message: `${quote(redirect.to)} is gone, as another entry says.`,
      hint: 'Write "status": 410 in place of "to", or name another page.',
    };
  const page = isOwn(at) && !isPattern(at) ? site.pageAt(pathOf(at)) : undefined;
  const final = page ? routeOf(page.id) : at;
  if (final === pathOf(redirect.to)) return undefined;
  const fixed = isOwn(final) && !isPattern(final) && !final.includes('#') ? final + anchor : final;
  return {
    message: `${quote(redirect.to)} ${seen.size > 0 ? 'is redirected by another entry' : `is an alias of ${final}`}: visitors would be sent twice.`,
    hint: `Write ${quote(fixed)}.`,
    fixed,
    causes: page ? [page.file] : [redirectsFile],
  };
}

/** A page or an anchor that does not exist. */
function deadEnd(to: string, site: SiteContext): FaultInRedirect | undefined {
  const path = pathOf(to);
  // The intended page may be in a document that cannot be read.
  const isUnknown = (one: string) =>
    site.isWronglyNamed(one) || [...site.pages.values()].some(({ mentions }) => mentions.includes(one));
  if (isPattern(to)) {
    const before = beforeSplat(to);
    if ([...site.paths.keys()].some((one) => one.startsWith(before))) return undefined;
    return {
      message: `There is no page below ${before.slice(0, -1)}.`,
      hint: 'Name a folder that has pages, or one page for all of them.',
    };
  }
  const page = site.pageAt(path);
  if (!page && site.lists.isPart(path)) return undefined;
  if (!page || page.id === notFoundId) {
    if (isUnknown(path)) return undefined;
    const repair = site.shared && repairHref(to, site, site.shared);
    return {
      message: `No page answers for ${path}.`,
      hint: didYouMean(repair?.href, 'Correct it, or write "status": 410 in place of "to".'),
      ...(repair?.isCertain && { fixed: repair.href }),
    };
  }
  const anchor = to.slice(path.length + 1) || undefined;
  if (page.isInvalid || hasAnchor(site, page, anchor)) return undefined;
  return {
    message: `${path} has no anchor "${anchor}".`,
    hint: `Write ${quote(path)}, or one of its anchors.`,
    causes: [page.file],
  };
}
