import type { Language } from '../../content/model/languages';
import { beforeSplat, isOwn, isPattern, type Redirect, withQuery } from '../../content/model/redirects';
import { hostPath, hostTarget } from '../../content/text/encode/host-file';

/** The media type of feeds, which servers cannot infer from the extension `.xml`. */
export const feedType = 'application/atom+xml';

/** An nginx location for a feed. @param feed its path, escaped for configuration files */
export function nginxFeed(feed: string): string {
  return `location = ${feed} { types {} default_type ${feedType}; try_files $uri =404; }\n`;
}

/** A redirect, escaped for configuration files. */
interface HostRule {
  /** The whole path; for a pattern, the part before its `*`. */
  from: string;
  isPattern: boolean;
  /** The target; if the rest of the path is appended, the part before it. Undefined if the content is gone. */
  to: string | undefined;
  isAdded: boolean;
  /** The error page for content that is gone. */
  missing: string;
}

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

export function nginxRule({ from, isPattern, to, isAdded, missing }: HostRule): string {
  const location = `location ${isPattern ? '^~' : '='} ${from}`;
  if (to === undefined) return `${location} { error_page 410 ${missing}; return 410; }\n`;
  // `rewrite` appends the query by itself.
  if (isAdded) return `${location} { rewrite "^${inPattern(from)}/*(.*)$" ${to}$1 permanent; }\n`;
  return `${location} { return 301 ${withQuery(to, '$is_args$args')}; }\n`;
}

export function caddyRule({ from, isPattern, to, isAdded }: HostRule, index: number): string {
  const path = isPattern ? `${from}*` : from;
  if (to === undefined) return `error ${path} 410\n`;
  if (!isAdded) return `redir ${path} ${withQuery(to, '{asked}')} 301\n`;
  const name = `moved${index + 1}`;
  return `@${name} path_regexp ${name} ^${inPattern(from)}/*(.*)$\nredir @${name} ${to}{re.${name}.1}{asked} 301\n`;
}

/** Escapes a path for a regular expression: the only special character that a path may contain is the dot. */
function inPattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
