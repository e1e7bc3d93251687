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
const found = (english: string, spanish: string, fixed?: string) => ({
  name: spanish,
  changes: pair(english, spanish),
  file,
  pointer: `/${english}`,
  ...(fixed === undefined ? {} : { fixed: { [file]: JSON.stringify(fixed) } }),
});
const quiet = (english: string, spanish: string) => ({ name: spanish, changes: pair(english, spanish) });

export const cases: CheckCases = {
  found: [
    found('Savings of $3.2M', 'Ahorros de $3.2M'),
    found('Savings of $12M', 'Ahorros de $12M'),
    found('Savings of €3.2bn', 'Ahorros de €3.2bn'),
    { ...found('It takes 3.2 months', 'Dura "unos" 3.2 meses'), marks: '3.2' },
    found('A share of 4.5%', 'Una cuota de 4.5%'),
    { ...found('A share of 40%', 'Una cuota de 40%', 'Una cuota de 40\u00a0%'), marks: '40%' },
    found('A share of 40% again', 'Una cuota de 40 % otra vez', 'Una cuota de 40\u00a0% otra vez'),
  ],
  quiet: [
    quiet('Savings of $3.2M', 'Ahorros de 3,2 millones de dólares'),
    quiet('A share of 40%', 'Una cuota de 40\u00a0%'),
    quiet('It takes 3.2 months', 'Dura 3,2 meses'),
    quiet('As WCAG 2.2 asks', 'Como pide WCAG 2.2'),
    quiet('Version 3.2.1 of it', 'Su versión 3.2.1'),
    quiet('It costs $120', 'Cuesta $120'),
  ],
};
