import { createHash } from 'node:crypto';
import { originOf } from '../../content/model/addresses';
import type { Language } from '../../content/model/languages';
import type { Redirect } from '../../content/model/redirects';
import { hostPath, plainValue, quotedValue } from '../../content/text/encode/host-file';
import { caddyRule, feedType, hostRule, nginxFeed, nginxRule, staticRule } from './host-rules';

/** What every answer carries, from one place: the preview server sends it, and the files for hosts are made of it. */
export interface Hosting {
  /** For every answer. */
  headers: Record<string, string>;
  /** Path of an alias to where it leads, in every language. */
  redirects: Record<string, string>;
  /** Earlier addresses that belong to no page, in every language and in the order in which they are tried: see `redirectsByLanguage`. */
  rules?: readonly Redirect[];
  /** The languages that have a folder and a 404 page of their own. */
  languages: readonly Language[];
  /** The paths of feeds in every language, which are sent as what they are; left out where there are none. */
  feeds?: readonly string[];
  /** Where the site stands below the root of its host; left out at the root. All paths here are those within the site. */
  base?: string;
}

/** How long a browser may keep a file whose name changes with its content, and one whose name does not. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/**
 * The headers of every answer.
 *
 * Nothing runs but the site's own files and, by their hashes, the one script in the page and its rules for fetching early;
 * nothing is sent elsewhere but to the endpoints that documents name, and nothing is shown of other sites but what they embed. Styles may stand in elements: React and Radix place
 * things that way, and content never becomes a style.
 *
 * @param html any page: the script in it is the same in all of them
 * @param endpoints where forms are sent by script, and figures are asked for
 * @param posted where browsers send forms by themselves
 * @param embedded what pages show of other sites
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
    // No text becomes HTML or a script, even if code tried; `src/ui/trusted-types.ts` makes the one exception.
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

/** What pages may load, and from where, wherever they are served. */
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
    // Where nothing is embedded, `default-src` refuses every frame.
    ...(frames.size > 0 && { 'frame-src': [...frames] }),
    'frame-ancestors': ["'none'"],
  };
}

const written = (policy: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * The policy of pages in development, so that what a build would refuse is refused while it is written: scripts, styles, pictures and
 * answers of other hosts. Vite's own scripts stand in the page, it tells of changes by a socket and waits for its server in a worker;
 * the workbench shows the page in frames, and pictures that are chosen before they are sent.
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

/** Pictures for shared links are shown on other sites: the one thing that these may fetch. */
export const sharing = {
  folder: 'social',
  header: ['Cross-Origin-Resource-Policy', 'cross-origin'],
} as const;

/** The same for hosts that read files: `_headers` and `_redirects` of static hosts, configuration of nginx and Caddy. */
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
  const files = 'try_files $uri $uri.html =404;';
  const rules = `charset utf-8;
gzip on;
gzip_vary on;
# gzip_static on;   # after npm run build -- --compress, where nginx has this module
gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml application/atom+xml text/plain;
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
${languages.map((code) => `location ${below(`/${code}/`)} {\n    error_page 404 ${below(`/${code}/404.html`)};\n    ${files}\n}\n`).join('')}location = ${below('/')} { try_files ${below('/index.html')} =404; }
`;
  if (!base)
    return `# Include this inside a server block that says: root /path/to/the/build;\n${rules}location / { ${files} }\n`;
  return `# Include this inside a server block whose root is the folder that holds the build as ${below('')}.
location = ${below('')} { return 301 ${below('/')}$is_args$args; }
location ${below('/')} {
${`${rules}${files}\n`.replaceAll(/^(?=.)/gm, '    ')}}
`;
}

function caddy(
  headers: Pairs,
  redirects: Pairs,
  { ruled, fed }: { ruled: string; fed: readonly string[] },
  languages: readonly Language[],
  base: string,
): string {
  const below = (path: string) => hostPath(base + path);
  const files = `@hidden path ${below('/.')}*
respond @hidden 404
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
${redirects.map(([from, to]) => `redir ${hostPath(from)} ${hostPath(to)}{asked} 301\n`).join('')}
${ruled ? `# In this order: of two rules for one address the first one holds.\nroute {\n${indented(ruled + files)}}\n` : files}`;
  const missing = `${languages.map((code) => `\t@${code} path ${below(`/${code}/`)}*\n\thandle @${code} {\n\t\trewrite * ${below(`/${code}/404.html`)}\n\t\tfile_server\n\t}\n`).join('')}\thandle${base && ` ${below('/')}*`} {
		rewrite * ${below('/404.html')}
		file_server
	}
`;
  if (!base)
    return `# Import this inside a site block that says: root * /path/to/the/build\n${rules}handle_errors {\n${missing}}\n`;
  return `# Import this inside a site block whose root is the folder that holds the build as ${below('')}.
redir ${below('')} ${below('/')} 301
handle ${below('/')}* {
${indented(rules)}}
handle_errors {
${missing}}
`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '\t');
