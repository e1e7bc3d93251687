import { type CheckCases, replacing } from './core/check-cases';

const title = (text: string, spanish?: string) => ({
  ...replacing('finance/page.json', '"title": "Finance"', `"title": "${text}"`),
  ...(spanish !== undefined && {
    ...replacing('finance/es.json', '{\n', `{\n  "${text}": "${spanish}",\n`),
  }),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'the title of the home page',
      changes: title('Home'),
      file: 'finance/page.json',
      pointer: '/title',
    },
    {
      name: 'the title of the sitemap page',
      changes: title('Sitemap'),
      file: 'finance/page.json',
      pointer: '/title',
    },
    {
      name: 'one translation for two titles',
      changes: title('Start', 'Inicio'),
      file: 'finance/es.json',
      pointer: '/Start',
    },
    {
      name: 'one translation for two titles, both in the shared dictionary',
      changes: replacing('_site/es.json', '"Finance": "Finanzas"', '"Finance": "Inicio"'),
      file: '_site/es.json',
      pointer: '/Finance',
    },
  ],
  quiet: [
    {
      name: 'one translation for a title and for another text',
      changes: title('Accounts', 'Derechos'),
    },
    { name: 'a title of its own', changes: title('Accounts', 'Cuentas') },
    { name: 'the same word among others', changes: title('Home Accounts', 'Cuentas de casa') },
    {
      name: 'the title of a page with mistakes',
      changes: {
        'finance/page.json': [
          ['"title": "Finance"', '"title": "Home"'],
          ['"background": "muted"', '"background": "grey"'],
        ],
      },
      also: ['wrong-value'],
    },
    { name: 'the title of the 404 page', changes: title('Not found') },
  ],
};
