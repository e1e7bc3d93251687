import type { Language } from '../../content/model/languages';
import { beforeSplat, isOwn, isPattern, type Redirect, withQuery } from '../../content/model/redirects';
import { hostPath, hostTarget } from '../../content/text/encode/host-file';

/** What feeds are: servers know a file by its ending, and send other XML by the same. */
export const feedType = 'application/atom+xml';

/** A location of nginx for a feed. @param feed its path, as the file of a host has it */
export function nginxFeed(feed: string): string {
  return `location = ${feed} { types {} default_type ${feedType}; try_files $uri =404; }\n`;
}

/** An earlier address as the files of hosts name it. */
interface HostRule {
  /** The whole path; of a pattern, what stands before its `*`. */
  from: string;
  isPattern: boolean;
  /** Where it leads; of one that what stands for the `*` is added to, what stands before that. Left out where it is gone. */
  to: string | undefined;
  isAdded: boolean;
  /** The page that is shown where nothing is any more. */
  missing: string;
}

/** @param base of the site @throws when something in it would mean something in such a file: it was checked long before */
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

/** A line of `_redirects`. Hosts that know no status 410 leave it out, and answer that there is no such page. */
export function staticRule({ from, isPattern, to, isAdded, missing }: HostRule): string {
  const path = isPattern ? `${from}*` : from;
  return to === undefined ? `${path} ${missing} 410\n` : `${path} ${to}${isAdded ? ':splat' : ''} 301\n`;
}

/** A location of nginx. */
export function nginxRule({ from, isPattern, to, isAdded, missing }: HostRule): string {
  const location = `location ${isPattern ? '^~' : '='} ${from}`;
  if (to === undefined) return `${location} { error_page 410 ${missing}; return 410; }\n`;
  // What was asked for behind the path goes along by itself.
  if (isAdded) return `${location} { rewrite "^${inPattern(from)}/*(.*)$" ${to}$1 permanent; }\n`;
  return `${location} { return 301 ${withQuery(to, '$is_args$args')}; }\n`;
}

/** Directives of Caddy. */
export function caddyRule({ from, isPattern, to, isAdded }: HostRule, index: number): string {
  const path = isPattern ? `${from}*` : from;
  if (to === undefined) return `error ${path} 410\n`;
  if (!isAdded) return `redir ${path} ${withQuery(to, '{asked}')} 301\n`;
  const name = `moved${index + 1}`;
  return `@${name} path_regexp ${name} ^${inPattern(from)}/*(.*)$\nredir @${name} ${to}{re.${name}.1}{asked} 301\n`;
}

/** A path, as a regular expression has it: of what a path may hold, the dot alone means something there. */
function inPattern(path: string): string {
  return path.replaceAll('.', '\\.');
}
