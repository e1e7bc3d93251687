import type { Language } from '../../content/model/languages';
import {
  beforeSplat,
  isOwn,
  isPattern,
  locationOf,
  type Redirect,
  redirectFor,
} from '../../content/model/redirects';
import { hostPath, hostTarget } from '../../content/text/encode/host-file';

/** What configuration files say, escaped for them where it comes from documents. */
export interface HostFacts {
  /** Not escaped. */
  headers: readonly [name: string, value: string][];
  redirects: readonly [from: string, to: string][];
  rules: readonly HostRule[];
  /** What patterns do not match: see `bareRules`. */
  bare: readonly BareRule[];
  feeds: readonly string[];
  languages: readonly Language[];
  /** The path on the host of a path of the site. */
  below: (path: string) => string;
  base: string;
}

/** A redirect, escaped for configuration files. */
export interface HostRule {
  /** The whole path; for a pattern, the part before its `*`. */
  from: string;
  isPattern: boolean;
  /** The target; if the rest of the path is appended, the part before it. Undefined if the content is gone. */
  to: string | undefined;
  isAdded: boolean;
  /** The error page of the path's language. */
  missing: string;
}

/** The path of a pattern without anything behind its slash, and the rule that applies to it, if any does. */
export type BareRule = HostRule & { isMissing: boolean };

/**
 * @throws on characters with a special meaning in configuration files; checks have rejected them long before
 */
export function hostRule({ from, to }: Redirect, languages: readonly Language[], base: string): HostRule {
  const language = languages.find((code) => from.startsWith(`/${code}/`));
  const isAdded = to !== undefined && isPattern(to);
  const target = isAdded ? beforeSplat(to) : to;
  return {
    from: hostPath(base + (isPattern(from) ? beforeSplat(from) : from)),
    isPattern: isPattern(from),
    to: target === undefined ? undefined : hostTarget(isOwn(target) ? base + target : target),
    isAdded,
    missing: hostPath(`${base}${language === undefined ? '' : `/${language}`}/404.html`),
  };
}

/**
 * `/blog/*` does not match `/blog/`, which hosts that compare the beginnings of paths have to be told: another rule
 * applies to it, or none.
 */
export function bareRules(
  rules: readonly Redirect[],
  languages: readonly Language[],
  base: string,
): BareRule[] {
  const exact = new Set(rules.map(({ from }) => from));
  return rules.flatMap(({ from }) => {
    const path = isPattern(from) ? beforeSplat(from) : from;
    if (exact.has(path)) return [];
    const rule = redirectFor(path, rules);
    const to = rule && locationOf(path, rule);
    const bare: Redirect = { from: path, ...(to !== undefined && { to }) };
    return { ...hostRule(bare, languages, base), isMissing: rule === undefined };
  });
}

/**
 * A line of `_redirects`; two for a path in other letters than a to z, since some hosts compare what is sent, others what is read.
 * Hosts without support for status 410 ignore it and respond with 404.
 */
export function staticRule({ from, isPattern, to, isAdded, missing }: HostRule): string {
  return [...new Set([from, encodeURI(from)])]
    .map((one) => (isPattern ? `${one}*` : one))
    .map((path) =>
      to === undefined ? `${path} ${missing} 410\n` : `${path} ${to}${isAdded ? ':splat' : ''} 301\n`,
    )
    .join('');
}

/** Escapes a path for a regular expression: the only special character that a path may contain is the dot. */
export function inPattern(path: string): string {
  return path.replaceAll('.', '\\.');
}

/**
 * A regular expression that takes what a pattern stands for from an address as it was sent: the paths that hosts compare are decoded.
 */
export function restAsSent(from: string): string {
  return `^(?:/+[^/?]+){${from.split('/').length - 2}}/+([^/?][^?]*)`;
}
