import { withQuery } from '../../content/model/redirects';
import { quotedValue } from '../../content/text/encode/host-file';
import { caching, feedType, sharing } from './header-values';
import { type HostFacts, type HostRule, inPattern, restAsSent } from './host-rules';

/** What a Caddy site block imports for a site. */
export function caddyfile(facts: HostFacts): string {
  const { base, below } = facts;
  const blocks = [general, sent, read, ordered].map((block) => block(facts)).join('');
  const served = `file_server {
	precompressed br gzip
}
`;
  if (!base)
    return `# Import this inside a site block that says: root * /path/to/the/build
${blocks}${served}handle_errors {
${indented(missed())}}
`;
  return `# Import this inside a site block whose root is the folder that holds the build as ${below('')}.
@${nameOf(base)} path ${below('')} ${below('/')}*
handle @${nameOf(base)} {
${indented(blocks + served)}}
`;
}

/** The matchers of several sites that are imported into one block need names of their own. */
const nameOf = (base: string) => `site${base.replaceAll('/', '_')}`;

const general = () => 'encode zstd gzip\n';

function sent({ headers, feeds, below }: HostFacts): string {
  return `# In this order: of two values for one header the later one holds.
route {
	header {
${headers.map(([name, value]) => `\t\t${name} ${quotedValue(value)}\n`).join('')}\t\tCache-Control "${caching.revalidate}"
	}
	header ${below('/assets/')}* Cache-Control "${caching.immutable}"
	header ${below(`/${sharing.folder}/`)}* ${sharing.header.join(' ')}
${feeds.map((feed) => `\theader ${feed} Content-Type ${feedType}\n`).join('')}}
`;
}

/** What the other blocks know of a request. */
function read({ below, languages }: HostFacts): string {
  return `# What stands behind the path of an address goes along.
map {query} {asked} {
	~^(.+)$ "?\${1}"
	default ""
}
# A page has one address: without a slash at its end, and without .html.
map {path} {page} {
	~^(/.+?)(?:\\.html/*|/+)$ "\${1}"
	default /
}
# Each language has its own page for unknown paths.
map {path} {missing} {
${languages.map((code) => `\t~^${inPattern(below(`/${code}/`))} ${below(`/${code}/404.html`)}\n`).join('')}\tdefault ${below('/404.html')}
}
`;
}

function ordered(facts: HostFacts): string {
  const { redirects, rules, base, below, languages } = facts;
  const refuse = base ? answered : failed;
  const hidden = ['', ...languages.map((code) => `/${code}`)].flatMap((folder) => [
    below(`${folder}/404`),
    below(`${folder}/404.html`),
  ]);
  const moved = base ? [[below(''), below('/')] as const, ...redirects] : redirects;
  const inOrder = `${moved.map(([from, to]) => `redir ${from} ${to}{asked} 301\n`).join('')}${rules.map((rule, index) => ruled(rule, index, refuse)).join('')}@home path ${below('/index')} ${below('/index.html')}
redir @home ${below('/')}{asked} 301
@page file {page}.html
redir @page {page}{asked} 301
@hidden {
	path ${below('/.')}* ${below('/_')}* ${hidden.join(' ')}
${base ? '' : '\tnot path /.well-known/*\n'}}
${refuse('@hidden', 404)}${base && `@missing not file {path} {path}.html {path}index.html\n${answered('@missing', 404)}`}try_files {path} {path}.html
`;
  return `# In this order: of two rules for one address the first one holds.
route {
${indented(inOrder)}}
`;
}

type Refuse = (matcher: string, status: number) => string;

/** For a site that has its host for itself: `handle_errors` answers, as for files that are missing. */
const failed: Refuse = (matcher, status) => `error ${matcher} ${status}\n`;

/** For a site below a path: of several `handle_errors` in one block, only the first one answers. */
const answered: Refuse = (matcher, status) => `route ${matcher} {
${indented(missed(status))}}
`;

/** The page for unknown paths. A browser that has it already still needs it: what it gets says 404, not 304. */
function missed(status?: number): string {
  return `request_header -If-*
header Cache-Control "${caching.revalidate}"
rewrite * {missing}
file_server${status === undefined ? '' : ` {\n\tstatus ${status}\n}`}
`;
}

function ruled({ from, isPattern, to, isAdded }: HostRule, index: number, refuse: Refuse): string {
  const name = `moved${index + 1}`;
  const matcher = isPattern ? `@${name}` : from;
  const matched = isPattern ? `@${name} path_regexp ^${inPattern(from)}/*[^/]\n` : '';
  if (to === undefined) return matched + refuse(matcher, 410);
  if (!isAdded) return `${matched}redir ${matcher} ${withQuery(to, '{asked}')} 301\n`;
  return `@${name} {
	path_regexp ^${inPattern(from)}/*[^/]
	vars_regexp ${name} {http.request.orig_uri} ${restAsSent(from)}
}
redir ${matcher} ${to}{re.${name}.1}{asked} 301
`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '\t');
