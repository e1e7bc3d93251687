import type { CheckCases } from './core/check-cases';

const page = 'finance/page.json';
const site = '_site/site.json';
const form = (endpoint: string) => ({
  [page]: [
    [
      '"type": "cta",',
      `"type": "form", "fields": [{ "label": "Write to us", "kind": "text", "name": "words" }], "endpoint": ${JSON.stringify(endpoint)} },\n    {\n      "type": "cta",`,
    ],
  ] as const,
});
const embed = (src: string) => ({
  [page]: [
    ['"type": "cta",', `"type": "embed", "src": ${JSON.stringify(src)} },\n    {\n      "type": "cta",`],
  ] as const,
});
const frame = (src: string) => `<iframe width="560" src="${src}" allowfullscreen></iframe>`;
const published = (url: string) => ({
  [site]: [['"https://www.example.com"', JSON.stringify(url)]] as const,
});
const sentTo = (endpoint: string, fixed?: string) => ({
  name: `a form that is sent to ${JSON.stringify(endpoint)}`,
  changes: form(endpoint),
  file: page,
  pointer: '/sections/1/endpoint',
  ...(fixed !== undefined && { fixed: { [page]: `"endpoint": "${fixed}"` } }),
});
const showing = (src: string, fixed?: string) => ({
  name: `something of ${JSON.stringify(src)} that is shown`,
  changes: embed(src),
  file: page,
  pointer: '/sections/1/src',
  ...(fixed !== undefined && { fixed: { [page]: `"src": "${fixed}"` } }),
});
const publishedAt = (url: string, fixed?: string) => ({
  name: `a site at ${JSON.stringify(url)}`,
  changes: published(url),
  file: site,
  pointer: '/url',
  ...(fixed !== undefined && { fixed: { [site]: `"url": "${fixed}"` } }),
});

/** A form that is sent to a path, beside a page with an alias and a redirect. */
const sentBeside = (endpoint: string) => ({
  ...form(endpoint),
  'sitemap/page.json': [['"sections":', '"aliases": ["/write"],\n  "sections":']] as const,
  '_site/redirects.json': '[{ "from": "/mail", "to": "/finance" }, { "from": "/old/*", "to": "/finance" }]',
});
const sentOn = (endpoint: string, ...says: string[]) => ({
  name: `a form that is sent to ${endpoint}, which leads on`,
  changes: sentBeside(endpoint),
  file: page,
  pointer: '/sections/1/endpoint',
  says: ['leads on', ...says],
});

export const cases: CheckCases = {
  found: [
    sentOn('/write', '"/sitemap"'),
    sentOn('/write?to=sales', '"/sitemap"'),
    sentOn('/mail'),
    sentOn('/old/form'),
    sentTo('https://a;sandbox'),
    sentTo('https://*'),
    sentTo('https://*.example.com/'),
    sentTo('https://'),
    sentTo('https://%'),
    sentTo('https://x.example:99999/'),
    sentTo('https://x.example:0/'),
    sentTo('https://x.example:/', 'https://x.example/'),
    sentTo('https://a"b.example/'),
    sentTo('https://a$host/'),
    sentTo("https://a'b.example/"),
    sentTo('https://user:password@x.example/'),
    sentTo('https://www.example.com@evil.example/'),
    sentTo('https://x.example/\u001b[2J'),
    sentTo('https://x.example/a\u202eb'),
    sentTo('https://x.example/a\nb'),
    sentTo('https://x.example/a b'),
    sentTo('https://[::1]/'),
    sentTo('https:x.example/'),
    sentTo('https:\\\\x.example/'),
    sentTo('https:///x.example/'),
    sentTo('http://x.example/', 'https://x.example/'),
    sentTo('HTTPS://x.example/', 'https://x.example/'),
    sentTo('ftp://x.example/'),
    sentTo('javascript:alert(1)'),
    sentTo('//x.example/'),
    sentTo('/\\x.example/'),
    sentTo('/'),
    sentTo('api/leads'),
    sentTo(''),
    sentTo('https://0x7f.1/', 'https://127.0.0.1/'),
    sentTo('https://münchen.example/a', 'https://xn--mnchen-3ya.example/a'),
    sentTo('https://x.example./'),
    sentTo(`https://x.example/${'a'.repeat(200_000)}`),
    showing('http://player.example/a', 'https://player.example/a'),
    showing('https://a;sandbox'),
    showing('https://*.example.com/'),
    showing('javascript:alert(1)'),
    showing('data:text/html,<p>'),
    { ...showing('//player.example/a'), says: ['Write "https://player.example/a".'] },
    showing(frame('https://player.example/a?b=c&amp;d=e'), 'https://player.example/a?b=c&d=e'),
    showing(frame('http://player.example/a'), 'https://player.example/a'),
    showing(frame('//player.example/a'), 'https://player.example/a'),
    showing(frame('/a')),
    showing('<iframe width="560"></iframe>'),
    showing('/film'),
    showing(''),
    publishedAt('https://www.example.com/', 'https://www.example.com'),
    publishedAt('https://www.example.com?a', 'https://www.example.com'),
    publishedAt('https://www.example.com/museo/', 'https://www.example.com/museo'),
    publishedAt('https://www.example.com/museo?a', 'https://www.example.com/museo'),
    publishedAt('https://www.example.com/museo#a', 'https://www.example.com/museo'),
    publishedAt('https://www.example.com//museo', 'https://www.example.com/museo'),
    publishedAt('https://www.example.com/a/../museo/.', 'https://www.example.com/museo'),
    publishedAt('https://www.example.com/muse%C3%B3'),
    publishedAt('https://www.example.com/museó'),
    publishedAt('https://www.example.com/.hidden'),
    publishedAt('https://www.example.com/a$b'),
    publishedAt('http://www.example.com', 'https://www.example.com'),
    publishedAt('https://*'),
    publishedAt('https://a;sandbox'),
    publishedAt('https://www.example.com@evil.example'),
    publishedAt('https://www.example.com:99999'),
    publishedAt('https://www.example.com:443', 'https://www.example.com'),
    publishedAt('https://www.example.com\u2028', 'https://www.example.com'),
    publishedAt('www.example.com'),
    publishedAt('http://localhost.evil.example', 'https://localhost.evil.example'),
  ],
  quiet: [
    ...[
      'https://x.example/',
      'https://X.example/leads?to=a&b=c',
      'https://x-1.example:8443/a;b$c',
      '/api/leads',
    ],
    ...['https://xn--mnchen-3ya.example/', 'https://127.0.0.1/', '/api/leads?to=sales'],
  ]
    .map((endpoint) => ({ name: `a form that is sent to ${endpoint}`, changes: form(endpoint) }))
    .concat(
      ['/finance', '/sitemap', '/write-us', '/old', '/mail/form', 'https://x.example/write'].map(
        (endpoint) => ({
          name: `a form that is sent to ${endpoint}, beside addresses that lead on`,
          changes: sentBeside(endpoint),
        }),
      ),
    )
    .concat(
      ['https://player.example/a?b=c', 'https://maps.example:8443/#map=4/2'].map((src) => ({
        name: `something of ${src} that is shown`,
        changes: embed(src) as never,
      })),
    )
    .concat(
      [
        'https://example.org',
        'https://www.example.com:8443',
        'http://localhost:4173',
        'https://example.org/museo',
        'https://example.org/a/My_Museum-2.0',
      ].map((url) => ({
        name: `a site at ${url}`,
        changes: published(url) as never,
      })),
    ),
};
