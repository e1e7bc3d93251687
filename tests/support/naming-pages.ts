import { validSite } from './checks';

const parse = (file: string) => JSON.parse(validSite.documents.get(file) ?? '');
const home = parse('index/page.json');
const finance = parse('finance/page.json');

/** A page with a teaser, and the translations that the shared dictionary lacks. */
export function page(
  name: string,
  teaser: object,
  more: object = {},
  entries: object = {},
): Record<string, string> {
  const description = `What there is to say of ${name}, long enough to be shown by a search engine.`;
  return {
    [`${name}/page.json`]: JSON.stringify({
      ...{ $schema: '../../../../schemas/page.schema.json', title: 'Home', description, teaser },
      ...{ sections: [{ type: 'hero', subtitle: 'Write to us' }], ...more },
    }),
    [`${name}/es.json`]: JSON.stringify({ [description]: `${description} (es)`, ...entries }),
  };
}
export const cranes = (more: object = {}) =>
  page(
    'cranes',
    {
      title: 'Cranes',
      text: 'They lift what is heavy.',
      figures: [
        { metric: 'lifted', improvement: '12 tons' },
        { metric: 'Write to us', improvement: '3 hours' },
      ],
      details: [
        { name: 'outcome', text: 'Half the time' },
        { name: 'count', text: 'Home' },
      ],
    },
    { title: 'Get Started', routes: { es: '/gruas' }, ...more },
    {
      Cranes: 'Grúas',
      'They lift what is heavy.': 'Levantan lo que pesa.',
      ...{ lifted: 'levantado', '12 tons': '12 toneladas', '3 hours': '3 horas' },
      'Half the time': 'La mitad del tiempo',
    },
  );
export const own = { title: 'Write to us', description: 'Home' };
export const cards = (...items: object[]) => ({ type: 'cards', items });
const showing = (file: string, document: { sections: object[] }, ...sections: object[]) => ({
  [file]: JSON.stringify({ ...document, sections: [...document.sections, ...sections] }),
});
export const onFinance = (...sections: object[]) => showing('finance/page.json', finance, ...sections);

/** Pages whose items name another page, and take from it what they leave out. */
export const files = {
  ...cranes(),
  ...onFinance(cards({ of: '/cranes', icon: 'gear' }, { of: '/cranes', ...own }, own)),
  ...showing('index/page.json', home, { type: 'shared', name: 'figures' }),
  '_shared/figures/section.json': JSON.stringify({ type: 'metrics', of: '/cranes' }),
  '_shared/figures/es.json': '{}',
};
