import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
/** The finance page with a breadcrumb of these links, whose names are translated already. */
const steps = (...hrefs: string[]) =>
  replacing(
    file,
    '"title": "Finance",',
    `"title": "Finance", "breadcrumb": ${JSON.stringify(hrefs.map((href) => ({ name: 'Finance', href })))},`,
  );

export const cases: CheckCases = {
  found: [
    {
      name: 'the breadcrumb of another page',
      changes: steps('/', '/sitemap'),
      file,
      pointer: '/breadcrumb/1/href',
      says: ['belongs to "/finance"', 'ends at "/sitemap"', 'Write "/finance"'],
    },
    {
      name: 'one that is written backwards',
      changes: steps('/finance', '/'),
      file,
      pointer: '/breadcrumb/1/href',
      says: ['Put the step to "/finance" last'],
    },
    {
      name: 'one that does not begin at home',
      changes: steps('/sitemap', '/finance'),
      file,
      pointer: '/breadcrumb/0/href',
      says: ['begins at the home page'],
    },
    {
      name: 'one that goes home twice',
      changes: steps('/', '/', '/finance'),
      file,
      pointer: '/breadcrumb/1/href',
      says: ['goes to "/" twice'],
    },
    {
      name: 'one that ends twice',
      changes: steps('/', '/finance', '/finance'),
      file,
      pointer: '/breadcrumb/2/href',
    },
  ],
  quiet: [
    { name: 'the way to the page', changes: steps('/', '/finance') },
    { name: 'one by way of another page', changes: steps('/', '/sitemap', '/finance') },
    {
      name: 'one that ends at a page that is gone, which is a dead link',
      changes: steps('/', '/money'),
      also: ['dead-link'],
    },
    {
      name: 'one in a copy whose folder cannot be a path, as a file manager names it',
      changes: {
        'finance - Copy/page.json':
          '{ "$schema": "../../../../schemas/page.schema.json", "title": "Money", "description": "A description of money that is long enough to be shown by a search engine.", "breadcrumb": [{ "name": "Home", "href": "/" }, { "name": "Money", "href": "/finance" }], "sections": [{ "type": "hero", "subtitle": "Write to us" }] }',
        'finance - Copy/es.json':
          '{ "Money": "Dinero", "A description of money that is long enough to be shown by a search engine.": "Una descripción del dinero, lo bastante larga para que la muestre un buscador." }',
      },
      also: ['wrong-route'],
    },
    {
      name: 'one on a page with mistakes',
      changes: {
        [file]: [
          ...(steps('/', '/sitemap')[file] as readonly (readonly [string, string])[]),
          ['"background": "muted"', '"background": "grey"'],
        ],
      },
      also: ['wrong-value'],
    },
    {
      name: 'one with an address in capitals, which is no link',
      changes: steps('/', '/Finance'),
      also: ['malformed-href'],
    },
  ],
};
