import { createHash } from 'node:crypto';
import { originOf } from '../../content/model/addresses';
import type { Language } from '../../content/model/languages';
import type { Redirect } from '../../content/model/redirects';
import { hostPath, plainValue } from '../../content/text/encode/host-file';
import { caddyfile } from './caddy';
import { caching, feedType, sharing } from './header-values';
import { bareRules, type HostFacts, hostRule, staticRule } from './host-rules';
import { nginxConfig } from './nginx';

/** How a build is to be served: used by the preview server, and to generate configuration files for hosts. */
export interface Hosting {
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Alias paths and their targets, in every language. */
  redirects: Record<string, string>;
  /** Redirects of paths without a page, in every language and in order of precedence: see `redirectsByLanguage`. */
  rules?: readonly Redirect[];
  /** The languages with their own folder and 404 page. */
  languages: readonly Language[];
  /** The paths of feeds in every language, which need their media type set; omitted if there are none. */
  feeds?: readonly string[];
  /** The site's path on its host; omitted at the root. All other paths are relative to it. */
  base?: string;
}

/**
 * The headers of every response.
 *
 * The content security policy only allows scripts from the site's own files and, by hash, the inline script and
 * speculation rules; connections only to endpoints in documents; frames only of embedded content. Inline styles are
 * allowed: React and Radix position elements with them, and content never becomes a style.
 *
 * @param html any page: all have the same inline script
 * @param endpoints where scripts send forms and fetch figures
 * @param posted where browsers post forms without scripts
 * @param embedded addresses shown in frames
 */
export function securityHeaders(
  html: string,
  endpoints: readonly string[],
  posted: readonly string[] = [],
  embedded: readonly string[] = [],
): Record<string, string> {
  const hashes = [...html.matchAll(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = {
    ...policyOf(endpoints, posted, embedded),
    'script-src': ["'self'", ...new Set(hashes)],
    // Trusted Types: no text can become HTML or a script; `src/ui/trusted-types.ts` defines the only exception.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    'Content-Security-Policy': written(policy),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  };
}

/** The parts of the content security policy that also apply in development. */
function policyOf(endpoints: readonly string[], posted: readonly string[], embedded: readonly string[]) {
  const originsOf = (addresses: readonly string[]) =>
    new Set(addresses.flatMap((address) => originOf(address) ?? []));
  const frames = originsOf(embedded);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(endpoints)],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...originsOf(posted)],
    // Without embedded content, `default-src` blocks all frames.
    ...(frames.size > 0 && { 'frame-src': [...frames] }),
    'frame-ancestors': ["'none'"],
  };
}

const written = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * The content security policy in development, so that what a build would block is blocked while editing. It
 * additionally allows Vite's inline scripts, socket and worker, the workbench's frames and previews of chosen images,
 * and frames of any host: a page keeps the policy that it came with while its document changes.
 */
export function developmentPolicy(endpoints: readonly string[], posted: readonly string[]): string {
  const policy = policyOf(endpoints, posted, []);
  return written({
    ...policy,
    'script-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...policy['img-src'], 'blob:'],
    'connect-src': [...policy['connect-src'], 'ws:', 'wss:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'https:'],
    'frame-ancestors': ["'self'"],
  });
}

/** The same as configuration files: `_headers` and `_redirects` for static hosts, nginx and Caddy. */
export function hostingFiles(hosting: Hosting): Map<string, string> {
  const { headers, redirects, rules = [], languages, feeds = [], base = '' } = hosting;
  const below = (path: string) => hostPath(base + path);
  const facts: HostFacts = {
    headers: Object.entries(headers),
    redirects: Object.entries(redirects).map(([from, to]) => [below(from), below(to)]),
    rules: rules.map((rule) => hostRule(rule, languages, base)),
    bare: bareRules(rules, languages, base),
    feeds: feeds.map(below),
    languages,
    below,
    base,
  };
  return new Map([
    ['_headers', staticHeaders(facts)],
    ['_redirects', staticRedirects(facts)],
    ['.hosts/nginx.conf', nginxConfig(facts)],
    ['.hosts/Caddyfile', caddyfile(facts)],
  ]);
}

function staticHeaders({ headers, feeds, base }: HostFacts): string {
  const [policy] = sharing.header;
  return `${base}/*
${headers.map(([name, value]) => `  ${name}: ${plainValue(value)}\n`).join('')}${base}/assets/*
  Cache-Control: ${caching.immutable}
${base}/${sharing.folder}/*
  ! ${policy}
  ${sharing.header.join(': ')}
${feeds.map((feed) => `${feed}\n  Content-Type: ${feedType}\n`).join('')}`;
}

function staticRedirects({ redirects, rules }: HostFacts): string {
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('') + rules.map(staticRule).join('');
}
