import type { CheckCases } from '../check-cases';

const file = 'finance/es.json';

/** A site in which a text and its translation say this. */
const pair = (english: string, spanish: string) => ({
  'finance/page.json': [['"From 3.2 to 12 months"', JSON.stringify(english)]] as const,
  [file]: [
    [
      '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
      `${JSON.stringify(english)}: ${JSON.stringify(spanish)}`,
    ],
  ] as const,
});
const found = (english: string, spanish: string) => ({
  name: `${english} · ${spanish}`,
  changes: pair(english, spanish),
  file,
  pointer: `/${english.replaceAll('~', '~0').replaceAll('/', '~1')}`,
});
const quiet = (english: string, spanish: string) => ({
  name: `${english} · ${spanish}`,
  changes: pair(english, spanish),
});

export const cases: CheckCases = {
  found: [
    found('It takes 6 weeks', 'Dura 8 semanas'),
    found('It takes 12 weeks', 'Dura 21 semanas'),
    found('It takes 120 weeks', 'Dura semanas'),
    found('It takes weeks', 'Dura 120 semanas'),
    found('From 3.2 to 12', 'De 3,5 a 12'),
    found('In 2019 and in 2021', 'En 2019 y en 2012'),
    found('1,200 invoices', '1 300 facturas'),
    found('Two of 100', 'Dos de 10'),
    found('340 of them', '34 de ellas'),
  ],
  quiet: [
    quiet('It takes 8 weeks', 'Dura 8 semanas'),
    quiet('It takes 8 weeks', 'Dura ocho semanas'),
    quiet('Eight weeks', 'Dura 8 semanas'),
    quiet('1,200 invoices', '1200 facturas'),
    quiet('12,000 invoices', '12.000 facturas'),
    quiet('From 3.2 to 12', 'De 3,2 a 12'),
    quiet('In 12 of 15 plants', 'De 15 plantas, en 12'),
  ],
};
