import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({ [file]: [['"href": "/" }]', `"href": "${href}" }]`]] as const });
const found = (href: string, path?: string, ...says: string[]) => ({
  says,
  name: href,
  changes: linkTo(href),
  file,
  pointer,
  ...(path === undefined ? {} : { fixed: { [file]: `"href": "${path}" }]` } }),
});

const below = (href: string) => ({
  ...linkTo(href),
  '_site/site.json': [['"https://www.example.com"', '"https://www.example.com/museo"']] as const,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a text with the whole address of a page, and its translation, which are one finding',
      changes: inlineText(
        'Ask [at the desk](https://www.example.com/finance).',
        'Pregunte [en la ventanilla](https://www.example.com/finance).',
      ),
      file,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      others: [
        {
          file: 'finance/es.json',
          pointer: '/Ask [at the desk](https:~1~1www.example.com~1finance).',
          part: { offset: 28, length: 31 },
        },
      ],
      fixed: {
        [file]: '[at the desk](/finance)',
        'finance/es.json': '"Ask [at the desk](/finance).": "Pregunte [en la ventanilla](/finance)."',
      },
    },
    found('https://www.example.com', '/'),
    found('https://www.example.com/finance', '/finance'),
    found('https://www.example.com/es/finance', '/finance'),
    found('https://www.example.com/#start', '/#start'),
    // A fix would lead to an anchor that does not exist.
    found('https://www.example.com/#nowhere', undefined, 'Write "/": that page has no anchor "nowhere"'),
    found('https://www.example.com/finance?utm_source=x&gclid=1', '/finance', 'Write "/finance".'),
    found('https://www.example.com/finance?topic=a#main', undefined, 'Write "/finance#main".', 'no "?"'),
    found('https://example.com/finance', '/finance'),
    found('https://example.com/es/finance?utm_medium=mail', '/finance'),
    found('https://staging.example.com/finance', undefined, 'Write "/finance".'),
    found('https://staging.example.com', undefined, 'Write "/".'),
    found('https://www.example.com/finance#main', '/finance#main', 'Write "/finance#main"'),
    found('https://www.example.com/finance#nowhere', undefined, 'Write "/finance"'),
    ...[
      ['https://www.example.com/museo', '/'],
      ['https://www.example.com/museo/es/finance#main', '/finance#main'],
    ].map(([href = '', path = '']) => ({
      ...found(href, path),
      name: `${href}, of a site at /museo`,
      changes: below(href),
    })),
  ],
  quiet: [
    { name: 'another site', changes: linkTo('https://example.org/finance') },
    { name: 'another host of its domain', changes: linkTo('https://shop.example.com/finance') },
    { name: 'a page that only another host has', changes: linkTo('https://example.com/nowhere') },
    { name: 'a search that another program answers', changes: linkTo('https://www.example.com/search?q=a') },
    { name: 'another server on its host', changes: linkTo('https://www.example.com:8443/finance') },
    { name: 'a site beside this one on its host', changes: below('https://www.example.com/finance') },
    { name: 'a path that begins alike', changes: below('https://www.example.com/museology/finance') },
    { name: 'a file of the site', changes: linkTo('https://www.example.com/sitemap.xml') },
    { name: 'an address that begins alike', changes: linkTo('https://www.example.com.example.org/finance') },
    {
      name: 'a page that does not exist',
      changes: linkTo('https://www.example.com/nowhere#start'),
      also: ['dead-link'],
    },
  ],
};
