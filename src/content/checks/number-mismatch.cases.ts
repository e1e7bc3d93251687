import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/es.json';

/** A text with its translation. */
const pair = (english: string, spanish: string) => ({
  'finance/page.json': [['"From 3.2 to 12 months"', JSON.stringify(english)]] as const,
  [file]: [
    [
      '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
      `${JSON.stringify(english)}: ${JSON.stringify(spanish)}`,
    ],
  ] as const,
});
const found = (english: string, spanish: string, marks?: string) => ({
  ...(marks !== undefined && { marks }),
  name: `${english} · ${spanish}`,
  changes: pair(english, spanish),
  file,
  pointer: `/${english.replaceAll('~', '~0').replaceAll('/', '~1')}`,
  causes: ['finance/page.json'],
});
const quiet = (english: string, spanish: string) => ({
  name: `${english} · ${spanish}`,
  changes: pair(english, spanish),
});

export const cases: CheckCases = {
  found: [
    found('It takes 6 weeks', 'Dura 8 semanas', '8'),
    found('Weeks: 6', 'Semanas: 8', '8'),
    found('It takes 12 weeks', 'Dura 21 semanas', '21'),
    found('It takes 120 weeks', 'Dura semanas', '"Dura semanas"'),
    found('It takes weeks', 'Dura 120 semanas'),
    found('From 3.2 to 12', 'De 3,5 a 12', '3,5'),
    found('In 2019 and in 2021', 'En 2019 y en 2012', '2012'),
    found('1,200 invoices', '1 300 facturas', '1 300'),
    found('Two of 100', 'Dos de 10', '10'),
    found('340 of them', '34 de ellas'),
    found('Worth $2 Billion', 'Vale 2 billones de dólares'),
    found('Worth $2 billion', 'Vale 200 millones de dólares'),
    found('Worth $2 billion', 'Vale 2 millones de dólares'),
    found('Worth $3.2M', 'Vale 3,2 mil dólares'),
    found('Worth $2B a year', 'Vale 20.000 millones al año'),
    found('Two billion a year', 'Vale 200 millones al año'),
    found('From 2 to 3 billion', 'De 2000 a 4000 millones'),
    found('For 5 million people', 'Para 5 personas'),
    found('It takes weeks, 3.2M of them', 'Dura semanas, 3,2 mil'),
    found('A 12.5 and a 7', 'Un 12 y un 5,7'),
    found('1,200,000 invoices', '1.200.001 facturas', '1.200.001'),
    found('Worth 5k', 'Vale 5 M€'),
    found('Since 1911', 'Desde ١٩١٢', '١٩١٢'),
    found('From ¥68,000', 'Desde 8万円', '8'),
    found('It costs 8.50', '٨٫٠٥', '٨٫٠٥'),
    found('For ۱۲ people', 'Para 13 personas', '13'),
    found('It takes 120 weeks', 'Dura 120 millones de semanas'),
    {
      name: 'an entry that the footer and pages share',
      changes: { '_site/es.json': [['"Get Started": "Empezar"', '"Get Started": "Empezar 350"']] },
      file: '_site/es.json',
      pointer: '/Get Started',
      says: ['350'],
    },
  ],
  quiet: [
    {
      name: 'figures in where a link leads, which nobody reads',
      changes: inlineText(
        'See [the report](https://www.example.org/2026).',
        'Vea [el informe](https://www.example.org/2027).',
      ),
      also: ['link-mismatch'],
    },
    quiet('Worth $2 Billion', 'Vale 2000 millones de dólares'),
    quiet('Worth $2.5 billion', 'Vale 2500 millones de dólares'),
    quiet('Worth $2bn a year', 'Vale 2.000 M€ al año'),
    quiet('Worth $1 billion', 'Vale mil millones de dólares'),
    quiet('Two billion a year', 'Vale 2000 millones al año'),
    quiet('Since 1911', 'Desde ١٩١١'),
    quiet('It costs 8.50', '٨٫٥٠'),
    quiet('1,200 and 3', '١٬٢٠٠ و٣'),
    quiet('In ۲۰۲۶', 'En 2026'),
    quiet('Worth £5m a year', 'Vale 5 millones al año'),
    quiet('For 120 thousand people', 'Para 120 mil personas'),
    quiet('For 120,000 people', 'Para 120 mil personas'),
    quiet('From 2 to 3 billion', 'De 2000 a 3000 millones'),
    quiet('Between 5 and 10 million', 'Entre 5 millones y 10 millones'),
    quiet('For millions of people', 'Para millones de personas'),
    quiet('Worth $1.5 trillion', 'Vale 1,5 billones de dólares'),
    quiet('From 5 km to 12 kg', 'De 5 km a 12 kg'),
    quiet('For B2B and 4K', 'Para B2B y 4K'),
    { ...quiet('It takes 3.5 weeks', 'Dura 3.5 semanas'), also: ['money-format'] },
    quiet('Version 1.200 of it', 'Su versión 1.200'),
    quiet('12,000 and 3', '12\u202f000 y 3'),
    quiet('12,000 or 3', '12\u00a0000 o 3'),
    quiet('It takes weeks', 'Dura semanas'),
    {
      name: 'a text without translation',
      changes: { [file]: '{}' },
      also: ['missing-translation', 'missing-translation'],
    },
    quiet('It takes 8 weeks', 'Dura 8 semanas'),
    quiet('It takes 8 weeks', 'Dura ocho semanas'),
    quiet('Eight weeks', 'Dura 8 semanas'),
    quiet('1,200 invoices', '1200 facturas'),
    quiet('12,000 invoices', '12.000 facturas'),
    quiet('From 3.2 to 12', 'De 3,2 a 12'),
    quiet('In 12 of 15 plants', 'De 15 plantas, en 12'),
  ],
};
