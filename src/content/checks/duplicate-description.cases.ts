import { type CheckCases, replacing } from './core/check-cases';

const own = 'A description that is long enough to be shown by a search engine.';
const home = 'What the home page is about, long enough to be shown by a search engine.';
const other = 'A description of accounts that is long enough to be shown by a search engine.';
const description = (text: string, spanish?: string) => ({
  ...replacing('finance/page.json', `"description": "${own}"`, `"description": "${text}"`),
  ...(spanish !== undefined && replacing('finance/es.json', '{\n', `{\n  "${text}": "${spanish}",\n`)),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'the description of the home page',
      changes: description(home),
      file: 'finance/page.json',
      pointer: '/description',
    },
    {
      name: 'the description of the sitemap page',
      changes: description('Every page of the site in one list, long enough to be shown by a search engine.'),
      file: 'finance/page.json',
      pointer: '/description',
    },
    {
      name: 'one translation for two descriptions',
      changes: description(other, 'De qué trata la página de inicio, lo bastante larga para un buscador.'),
      file: 'finance/es.json',
      pointer: `/${other}`,
    },
  ],
  quiet: [
    {
      name: 'a description of its own',
      changes: description(other, 'Una descripción de las cuentas, lo bastante larga para un buscador.'),
    },
    { name: 'what another page says in a section', changes: {} },
    {
      name: 'the description of the 404 page',
      changes: description(
        'No page of this site has the address that was asked for: go on from the home page.',
      ),
    },
  ],
};
