import { withQuery } from '../../content/model/redirects';
import { quotedValue } from '../../content/text/encode/host-file';
import { caching, feedType, sharing } from './header-values';
import { type BareRule, type HostFacts, type HostRule, restAsSent } from './host-rules';

/** What an nginx server includes for a site. */
export function nginxConfig(facts: HostFacts): string {
  const { base, below } = facts;
  const blocks = [general, moved, folders, hidden, languagesOf, home].map((block) => block(facts)).join('');
  if (!base)
    return `# Include this inside a server block that says: root /path/to/the/build;
${blocks}location / {
${nested(files)}}
`;
  return `# Include this inside a server block whose root is the folder that holds the build as ${below('')}.
location = ${below('')} {
${nested(relative + sent(facts))}    return 301 ${below('/')}$is_args$args;
}
location ${below('/')} {
${nested(blocks + files)}}
`;
}

/** A page has one address: without a slash at its end, and without .html. */
const files = `location ~ ^(?<page>/.+?)(?:\\.html/*|/+)$ {
    if (-f $document_root$page.html) { rewrite ^ $page permanent; }
    return 404;
}
try_files $uri $uri.html =404;
`;

const relative = `# Behind a proxy, nginx knows neither the protocol nor the port that visitors use.
absolute_redirect off;
`;

function general(facts: HostFacts): string {
  return `charset utf-8;
gzip on;
gzip_vary on;
# gzip_static on;   # after npm run build -- --compress, where nginx has this module
gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml application/atom+xml text/plain;
${relative}error_page 404 ${facts.below('/404.html')};
${sent(facts)}
`;
}

/** The headers of every response. A block with one of its own inherits none, and repeats them. */
function sent(
  { headers }: HostFacts,
  own: Readonly<Record<string, string>> = {},
  caches = caching.revalidate,
): string {
  const all = [...headers, ['Cache-Control', caches] as const];
  return all
    .map(([name, value]) => `add_header ${name} ${quotedValue(own[name] ?? value)} always;\n`)
    .join('');
}

function moved({ redirects, rules, bare, feeds }: HostFacts): string {
  return [
    ...redirects.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }\n`),
    ...feeds.map(
      (feed) => `location = ${feed} { types {} default_type ${feedType}; try_files $uri =404; }\n`,
    ),
    ...rules.map(ruled),
    ...bare.map(unruled),
    '\n',
  ].join('');
}

function ruled({ from, isPattern, to, isAdded, missing }: HostRule): string {
  const location = `location ${isPattern ? '^~' : '='} ${from}`;
  if (to === undefined) return `${location} { error_page 410 ${missing}; return 410; }\n`;
  if (isAdded)
    return `${location} {
    if ($request_uri ~ "${restAsSent(from)}") { return 301 ${to}$1$is_args$args; }
    return 404;
}
`;
  return `${location} { return 301 ${withQuery(to, '$is_args$args')}; }\n`;
}

function unruled(rule: BareRule): string {
  const { from, missing, isMissing } = rule;
  return isMissing ? `location = ${from} { error_page 404 ${missing}; return 404; }\n` : ruled(rule);
}

/** The folders of the build with headers of their own. */
function folders(facts: HostFacts): string {
  const [policy, shared] = sharing.header;
  return (
    folder(facts.below('/assets/'), sent(facts, {}, caching.immutable)) +
    folder(facts.below(`/${sharing.folder}/`), sent(facts, { [policy]: shared }))
  );
}

const folder = (path: string, headers: string) => `location ${path} {
${nested(headers)}    try_files $uri =404;
}
`;

/** Programs that renew certificates, for example, put files there: of the host, not of the site. */
const exceptWellKnown = `if ($uri !~ "^/\\.well-known/") { return 404; }
try_files $uri =404;`;

/** What is for hosts alone, and the pages for unknown paths, which have no address of their own. */
function hidden({ below, languages, base }: HostFacts): string {
  const pages = ['', ...languages.map((code) => `/${code}`)].map((folder) => below(`${folder}/404`));
  return `location ${below('/.')} {
${base ? '    return 404;' : nested(exceptWellKnown)}
}
location ${below('/_')}  { return 404; }
${pages.map(notFound).join('')}`;
}

const notFound = (path: string) => `location = ${path}.html { error_page 404 ${path}.html; internal; }
location = ${path} { error_page 404 ${path}.html; return 404; }
`;

function languagesOf({ below, languages }: HostFacts): string {
  return languages
    .map(
      (code) => `location ${below(`/${code}/`)} {
    error_page 404 ${below(`/${code}/404.html`)};
${nested(files)}}
`,
    )
    .join('');
}

function home({ below }: HostFacts): string {
  return `location = ${below('/')} { try_files ${below('/index.html')} =404; }
${['/index', '/index.html'].map((path) => `location = ${below(path)} { return 301 ${below('/')}$is_args$args; }\n`).join('')}`;
}

const nested = (text: string) => text.replaceAll(/^(?=.)/gm, '    ');
