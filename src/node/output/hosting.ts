import { createHash } from 'node:crypto';
import { originOf } from '../../content/model/addresses';
import type { Language } from '../../content/model/languages';
import type { Redirect } from '../../content/model/redirects';
import { socialFolder } from '../../content/model/routes';
import { hostPath, plainValue, quotedValue } from '../../content/text/encode/host-file';
import { caddyRule, feedType, hostRule, nginxFeed, nginxRule, staticRule } from './host-rules';

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

/** Cache-Control for files whose names change with their content, and for others. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

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
 * additionally allows Vite's inline scripts, socket and worker, and the workbench's frames and previews of chosen
 * images.
 */
export function developmentPolicy(
  endpoints: readonly string[],
  posted: readonly string[],
  embedded: readonly string[],
): string {
  const policy = policyOf(endpoints, posted, embedded);
  return written({
    ...policy,
    'script-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...policy['img-src'], 'blob:'],
    'connect-src': [...policy['connect-src'], 'ws:', 'wss:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...(policy['frame-src'] ?? [])],
    'frame-ancestors': ["'self'"],
  });
}

/** Social images are the only files that other sites may embed. */
export const sharing = {
  folder: socialFolder,
  header: ['Cross-Origin-Resource-Policy', 'cross-origin'],
} as const;

/** The same as configuration files: `_headers` and `_redirects` for static hosts, nginx and Caddy. */
export function hostingFiles({
  headers,
  redirects,
  rules = [],
  languages,
  feeds = [],
  base = '',
}: Hosting): Map<string, string> {
  const all = Object.entries(headers);
  const moved = Object.entries(redirects).map(([from, to]): [string, string] => [base + from, base + to]);
  const ruled = rules.map((rule) => hostRule(rule, languages, base));
  const fed = feeds.map((feed) => hostPath(base + feed));
  return new Map([
    [
      '_headers',
      `${base}/*\n${all.map(([name, value]) => `  ${name}: ${plainValue(value)}\n`).join('')}${base}/assets/*\n  Cache-Control: ${caching.immutable}\n${base}/${sharing.folder}/*\n  ! ${sharing.header[0]}\n  ${sharing.header.join(': ')}\n${fed.map((feed) => `${feed}\n  Content-Type: ${feedType}\n`).join('')}`,
    ],
    [
      '_redirects',
      moved.map(([from, to]) => `${hostPath(from)} ${hostPath(to)} 301\n`).join('') +
        ruled.map(staticRule).join(''),
    ],
    [
      '.hosts/nginx.conf',
      nginx(all, moved, fed.map(nginxFeed).join('') + ruled.map(nginxRule).join(''), languages, base),
    ],
    ['.hosts/Caddyfile', caddy(all, moved, { ruled: ruled.map(caddyRule).join(''), fed }, languages, base)],
  ]);
}

type Pairs = [string, string][];

function nginx(
  headers: Pairs,
  redirects: Pairs,
  ruled: string,
  languages: readonly Language[],
  base: string,
): string {
  const send = (indent: string) =>
    headers.map(([name, value]) => `${indent}add_header ${name} ${quotedValue(value)} always;\n`).join('');
  const [policy, shared] = sharing.header;
  const sendShared = send('    ').replace(new RegExp(`${policy} "[^"]*"`), `${policy} "${shared}"`);
  const below = (path: string) => hostPath(base + path);
  const home = below('/');
  const folders = ['', ...languages.map((code) => `/${code}`)];
  const files = `location ~ ^(?<page>/.+?)(?:\\.html/*|/+)$ {
    if (-f $document_root$page.html) { rewrite ^ $page permanent; }
    return 404;
}
try_files $uri $uri.html =404;
`;
  const rules = `charset utf-8;
gzip on;
gzip_vary on;
# gzip_static on;   # after npm run build -- --compress, where nginx has this module
gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml application/atom+xml text/plain;
# Behind a proxy, nginx knows neither the protocol nor the port that visitors use.
absolute_redirect off;
error_page 404 ${below('/404.html')};
${send('')}add_header Cache-Control "${caching.revalidate}" always;

${redirects.map(([from, to]) => `location = ${hostPath(from)} { return 301 ${hostPath(to)}$is_args$args; }\n`).join('')}${ruled}
location ${below('/assets/')} {
${send('    ')}    add_header Cache-Control "${caching.immutable}" always;
    try_files $uri =404;
}
location ${below(`/${sharing.folder}/`)} {
${sendShared}    add_header Cache-Control "${caching.revalidate}" always;
    try_files $uri =404;
}
location ${below('/.')}  { return 404; }
location ${below('/_')}  { return 404; }
${folders.map((folder) => notFound(below(`${folder}/404`))).join('')}# A page has one address: without a slash at its end, and without .html.
${languages.map((code) => `location ${below(`/${code}/`)} {\n    error_page 404 ${below(`/${code}/404.html`)};\n${nested(files)}}\n`).join('')}location = ${home} { try_files ${below('/index.html')} =404; }
${['/index', '/index.html'].map((path) => `location = ${below(path)} { return 301 ${home}$is_args$args; }\n`).join('')}`;
  if (!base)
    return `# Include this inside a server block that says: root /path/to/the/build;\n${rules}location / {\n${nested(files)}}\n`;
  return `# Include this inside a server block whose root is the folder that holds the build as ${below('')}.
location = ${below('')} { return 301 ${home}$is_args$args; }
location ${home} {
${nested(rules + files)}}
`;
}

/** The page for unknown paths has no address of its own. */
const notFound = (path: string) =>
  ['internal', 'return 404']
    .map(
      (answer, index) =>
        `location = ${path}${index ? '' : '.html'} { error_page 404 ${path}.html; ${answer}; }\n`,
    )
    .join('');

const nested = (text: string) => text.replaceAll(/^(?=.)/gm, '    ');

function caddy(
  headers: Pairs,
  redirects: Pairs,
  { ruled, fed }: { ruled: string; fed: readonly string[] },
  languages: readonly Language[],
  base: string,
): string {
  const below = (path: string) => hostPath(base + path);
  const home = below('/');
  const missing = ['', ...languages.map((code) => `/${code}`)].flatMap((folder) => [
    below(`${folder}/404`),
    below(`${folder}/404.html`),
  ]);
  const files = `@home path ${below('/index')} ${below('/index.html')}
redir @home ${home}{asked} 301
@page file {page}.html
redir @page {page}{asked} 301
@hidden path ${below('/.')}* ${below('/_')}* ${missing.join(' ')}
error @hidden 404
try_files {path} {path}.html
file_server {
	precompressed br gzip
}
`;
  const rules = `encode zstd gzip
# In this order: of two values for one header the later one holds.
route {
	header {
${headers.map(([name, value]) => `\t\t${name} ${quotedValue(value)}\n`).join('')}\t\tCache-Control "${caching.revalidate}"
	}
	header ${below('/assets/')}* Cache-Control "${caching.immutable}"
	header ${below(`/${sharing.folder}/`)}* ${sharing.header.join(' ')}
${fed.map((feed) => `\theader ${feed} Content-Type ${feedType}\n`).join('')}}
# What stands behind the path of an address goes along.
map {query} {asked} {
	~^(.+)$ "?\${1}"
	default ""
}
# A page has one address: without a slash at its end, and without .html.
map {path} {page} {
	~^(/.+?)(?:\\.html/*|/+)$ "\${1}"
	default /
}
${redirects.map(([from, to]) => `redir ${hostPath(from)} ${hostPath(to)}{asked} 301\n`).join('')}
${ruled ? `# In this order: of two rules for one address the first one holds.\nroute {\n${indented(ruled + files)}}\n` : files}`;
  const errors = `\theader Cache-Control "${caching.revalidate}"
${languages.map((code) => `\t@${code} path ${below(`/${code}/`)}*\n\thandle @${code} {\n\t\trewrite * ${below(`/${code}/404.html`)}\n\t\tfile_server\n\t}\n`).join('')}\thandle${base && ` ${below('/')}*`} {
		rewrite * ${below('/404.html')}
		file_server
	}
`;
  if (!base)
    return `# Import this inside a site block that says: root * /path/to/the/build\n${rules}handle_errors {\n${errors}}\n`;
  return `# Import this inside a site block whose root is the folder that holds the build as ${below('')}.
redir ${below('')} ${home} 301
handle ${home}* {
${indented(rules)}}
handle_errors {
${errors}}
`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '\t');
