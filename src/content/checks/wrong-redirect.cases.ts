import type { CheckCases } from './core/check-cases';

const file = '_site/redirects.json';
const entries = (...all: object[]) => ({ [file]: JSON.stringify(all, null, 2) });
const alias = {
  'finance/page.json': [['"title": "Finance",', '"title": "Finance", "aliases": ["/money"],']] as const,
};
const below = {
  '_site/site.json': [['"https://www.example.com"', '"https://www.example.com/museo"']] as const,
};
const found = (name: string, pointer: string, all: object[], says: string, fixed?: string) => ({
  name,
  changes: entries(...all),
  file,
  pointer,
  says: [says],
  ...(fixed !== undefined && { fixed: { [file]: fixed } }),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an earlier path that begins with the path of the site on its host',
      changes: {
        ...below,
        [file]: '[{ "from": "/museo/money", "to": "/finance" }]',
      },
      file,
      pointer: '/0/from',
      says: ['/museo/museo/money', '"/money"'],
    },
    found('no such page', '/0/to', [{ from: '/old', to: '/nowhere' }], 'No page answers for /nowhere'),
    found('a misspelt page', '/0/to', [{ from: '/old', to: '/finanse' }], 'Did you mean "/finance"'),
    found(
      'a slip',
      '/0/to',
      [{ from: '/old', to: '/Finance/' }],
      'Did you mean "/finance"',
      '"to": "/finance"',
    ),
    found('this machine', '/0/to', [{ from: '/old', to: 'http://localhost:4173/' }], 'is the machine'),
    found('no such anchor', '/0/to', [{ from: '/old', to: '/finance#nowhere' }], 'no anchor "nowhere"'),
    found('no page below', '/0/to', [{ from: '/blog/*', to: '/news/*' }], 'no page below /news'),
    {
      ...found('a page', '/0/from', [{ from: '/finance', to: '/' }], 'the page "Finance"'),
      causes: ['finance/page.json'],
    },
    found('the file of a page', '/0/from', [{ from: '/finance.html', to: '/' }], 'the page answers there'),
    found('the address of another page', '/0/from', [{ from: '/sitemap', to: '/' }], 'the page'),
    {
      ...found('an alias', '/0/from', [{ from: '/money', to: '/' }], 'an alias of /finance'),
      changes: { ...entries({ from: '/money', to: '/' }), ...alias },
    },
    {
      ...found('a target that is an alias', '/0/to', [], 'an alias of /finance', '"to": "/finance"'),
      changes: { ...entries({ from: '/old', to: '/money' }), ...alias },
    },
    {
      ...found('the path of a page in a language', '/0/from', [], 'the page "Finance"'),
      changes: {
        ...entries({ from: '/dinero', to: '/' }),
        'finance/page.json': [
          ['"title": "Finance",', '"title": "Finance", "routes": { "es": "/dinero" },'],
        ] as const,
      },
    },
    found(
      'a circle of two, which is one mistake',
      '/0/to',
      [
        { from: '/one', to: '/two' },
        { from: '/two', to: '/one' },
        { from: '/three', to: '/one' },
      ],
      'around in a circle',
    ),
    found('to itself', '/0/to', [{ from: '/blog/*', to: '/blog/news/*' }], 'around in a circle'),
    found(
      'two steps',
      '/0/to',
      [
        { from: '/old', to: '/older' },
        { from: '/older', to: '/finance' },
      ],
      'Write "/finance"',
      '"from": "/old",\n    "to": "/finance"',
    ),
    found(
      'two steps, the second over a pattern',
      '/0/to',
      [
        { from: '/old', to: '/blog/first' },
        { from: '/blog/*', to: '/finance' },
      ],
      'Write "/finance"',
      '"from": "/old",\n    "to": "/finance"',
    ),
    found(
      'what is gone',
      '/0/to',
      [
        { from: '/old', to: '/older' },
        { from: '/older', status: 410 },
      ],
      'is gone',
    ),
    found(
      'one address twice',
      '/1/from',
      [
        { from: '/old', to: '/' },
        { from: '/old.html', to: '/finance' },
      ],
      'Remove one of the two',
    ),
    {
      name: 'a further page of a list',
      changes: {
        ...entries({ from: '/finance/2', to: '/' }),
        'finance/page.json': [
          [
            '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
            '"actions": [{ "label": "Get Started", "href": "/" }]\n    }, { "type": "listing", "of": "/finance", "limit": 3 }',
          ],
        ],
      },
      ...{ file, pointer: '/0/from', also: ['empty-list'] },
      says: ['"/finance/2" is reserved for page 2 of the list of the page "Finance"', 'Remove the entry'],
    },
    found('nothing said of it', '/0', [{ from: '/old' }], 'This entry does not say what became of "/old".'),
    found(
      'two things said of it',
      '/0/status',
      [{ from: '/old', to: '/', status: 410 }],
      'cannot both lead somewhere and be gone',
    ),
    found('a slash at the end', '/0/from', [{ from: '/old/', to: '/' }], 'Write "/old"', '"from": "/old"'),
    found('no slash', '/0/from', [{ from: 'blog/*', to: '/' }], 'Write "/blog/*"', '"from": "/blog/*"'),
    found(
      'a whole address',
      '/0/from',
      [{ from: 'https://www.example.com/old', to: '/' }],
      'Write "/old"',
      '"from": "/old"',
    ),
    found('a query', '/0/from', [{ from: '/old?p=3', to: '/' }], 'cannot be told apart'),
    found(
      'encoded letters',
      '/0/from',
      [{ from: '/%C3%BCber-uns', to: '/' }],
      'Write "/über-uns"',
      '"from": "/über-uns"',
    ),
    found(
      'letters with accents of their own',
      '/0/from',
      [{ from: '/cafe\u0301', to: '/' }],
      'Write "/café"',
      '"from": "/café"',
    ),
    found(
      'the same address twice, in another script',
      '/1/from',
      [
        { from: '/日本', to: '/' },
        { from: '/日本.html', to: '/finance' },
      ],
      'already redirected',
    ),
    found('a space', '/0/from', [{ from: '/old%20page', to: '/' }], 'is not how'),
    found('a sign of no script', '/0/from', [{ from: '/a→b', to: '/' }], 'is not how'),
    found('everything', '/0/from', [{ from: '/*', to: '/' }], 'is not how'),
    found('a star in the middle', '/0/from', [{ from: '/a/*/b', to: '/' }], 'is not how'),
    found('a language', '/0/from', [{ from: '/es/old', to: '/' }], 'Write "/old"', '"from": "/old"'),
    found('what the build needs', '/0/from', [{ from: '/assets/*', status: 410 }], 'for itself'),
    found('a star from nothing', '/0/to', [{ from: '/old', to: '/finance/*' }], 'Nothing stands for the "*"'),
    found(
      'a star that names another site',
      '/0/to',
      [{ from: '/old/*', to: '/*' }],
      'could name another site',
    ),
    found(
      'a script',
      '/0/to',
      [{ from: '/old', to: 'javascript:alert(1)' }],
      'not where a redirect can lead',
    ),
    found('two slashes', '/0/to', [{ from: '/old', to: '//evil.example' }], 'not where a redirect can lead'),
    found(
      'no encryption',
      '/0/to',
      [{ from: '/old', to: 'http://x.example/a' }],
      'not encrypted',
      '"to": "https://x.example/a"',
    ),
    found(
      'what nginx reads',
      '/0/to',
      [{ from: '/old', to: 'https://x.example/$a;b' }],
      'Write "https://x.example/%24a%3Bb"',
      '"to": "https://x.example/%24a%3Bb"',
    ),
    found(
      'its own address',
      '/0/to',
      [{ from: '/old', to: 'https://www.example.com/finance' }],
      'Write "/finance"',
      '"to": "/finance"',
    ),
    {
      ...found('its own address below a path', '/0/to', [], 'Write "/finance"', '"to": "/finance"'),
      changes: { ...entries({ from: '/old', to: 'https://www.example.com/museo/finance' }), ...below },
    },
  ],
  quiet: [
    {
      name: 'an earlier path that begins like the path of the site',
      changes: {
        ...below,
        [file]: '[{ "from": "/museos", "to": "/finance" }, { "from": "/museo", "to": "/" }]',
      },
    },
    { name: 'no entries', changes: entries() },
    { name: 'no list', changes: { [file]: '{ "/old": "/" }' }, also: ['wrong-type'] },
    { name: 'an entry that is none', changes: { [file]: '["/old"]' }, also: ['wrong-type'] },
    { name: 'an empty address', changes: entries({ from: '', to: '/nowhere' }), also: ['wrong-length'] },
    {
      name: 'an address that is no text',
      changes: entries({ from: ['/old'], to: '/' }),
      also: ['wrong-type'],
    },
    { name: 'an empty target', changes: entries({ from: '/old', to: '' }), also: ['wrong-length'] },
    { name: 'a target that is no text', changes: entries({ from: '/old', to: 7 }), also: ['wrong-type'] },
    {
      name: 'a status that is none',
      changes: entries({ from: '/finance', to: '/', status: 301 }),
      also: ['wrong-value'],
    },
    {
      name: 'a page, an anchor, a capital, an address elsewhere',
      changes: entries(
        { from: '/Old_Page.php', to: '/finance' },
        { from: '/über-uns', to: '/finance' },
        { from: '/über/*', to: '/finance' },
        { from: '/会社/概要', status: 410 },
        { from: '/من-نحن', to: '/finance' },
        { from: '/older', to: '/#start' },
        { from: '/shop/*', to: 'https://shop.example/a/*' },
        { from: '/x', to: 'https://x.example/?a=b#c' },
      ),
    },
    {
      name: 'gone for good',
      changes: entries({ from: '/blog/*', status: 410 }, { from: '/old', status: 410 }),
    },
    {
      name: 'a path and a pattern that holds it',
      changes: entries(
        { from: '/blog/*', to: '/finance' },
        { from: '/blog/first', to: '/' },
        { from: '/blog/2020/*', status: 410 },
      ),
    },
    {
      name: 'a pattern that begins like a page',
      changes: entries({ from: '/finances/*', to: '/finance' }, { from: '/fin', to: '/finance' }),
    },
    {
      name: 'beside the site on its host',
      changes: { ...entries({ from: '/old', to: 'https://www.example.com/finance' }), ...below },
    },
  ],
};
