import { validSite, withFiles } from './checks';

/** The document of the page whose list shows the pages below it. */
export const finance = 'finance/page.json';

/** A page below /finance: its own dictionary translates its text, the shared one its title. */
export function page(
  name: string,
  title: string,
  teaser?: object,
  more: object = {},
): Record<string, string> {
  const description = `What there is to say of ${name}, long enough to be shown by a search engine.`;
  const text = `All about ${name}.`;
  return {
    [`finance/${name}/page.json`]: JSON.stringify({
      $schema: '../../../../../schemas/page.schema.json',
      title,
      description,
      ...(teaser && { teaser: { text, ...teaser } }),
      sections: [{ type: 'hero', subtitle: 'One sentence on money is enough.' }],
      ...more,
    }),
    [`finance/${name}/es.json`]: JSON.stringify({
      [description]: `Lo que hay que decir de ${name}, lo bastante largo para un buscador.`,
      'One sentence on money is enough.': 'Basta una frase sobre el dinero.',
      ...(teaser && { [text]: `Todo sobre ${name}.` }),
    }),
  };
}

export const list = (more: object = {}) => ({ type: 'listing', of: '/finance', ...more });
export function showing(...sections: object[]): Record<string, string> {
  const document = JSON.parse(validSite.documents.get(finance) ?? '');
  return { [finance]: JSON.stringify({ ...document, sections: [...document.sections, ...sections] }) };
}

const shared = JSON.stringify({
  ...JSON.parse(validSite.documents.get('_site/es.json') ?? ''),
  Cranes: 'Grúas',
  Bridges: 'Puentes',
  Accounts: 'Zonas de cuentas',
});
export const pages = {
  ...page('cranes', 'Cranes', { date: '2027-05-01', tags: ['steel'] }),
  ...page('bridges', 'Bridges', { date: '2027-03-01', until: '2027-06-30', tags: ['steel', 'stone'] }),
  ...page('accounts', 'Accounts'),
  '_site/es.json': shared,
};
export const filesWith = (...sections: object[]) =>
  withFiles(validSite, { ...pages, ...showing(...sections) });
