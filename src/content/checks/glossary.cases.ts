import type { CheckCases } from '../check-cases';

const file = 'finance/es.json';

/** A site in which a text and its translation say this; the glossary says "mes" for "month", and never "periodo". */
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
  pointer: `/${english}`,
});
const quiet = (english: string, spanish: string) => ({
  name: `${english} · ${spanish}`,
  changes: pair(english, spanish),
});

export const cases: CheckCases = {
  found: [
    found('A month of work', 'Un periodo de trabajo'),
    found('Months of work', 'Periodos de trabajo'),
    found('A month of work', 'Treinta días de trabajo'),
    found('A MONTH of work', 'Treinta días de trabajo'),
    found(
      'This is a whole sentence about the month in which everything is counted.',
      'Es una frase entera sobre el periodo en el que se cuenta todo.',
    ),
  ],
  quiet: [
    quiet('A month of work', 'Un mes de trabajo'),
    quiet('Months of work', 'Meses de trabajo'),
    quiet('A monthly report', 'Un informe periódico'),
    quiet('A period of work', 'Un periodo de trabajo'),
    quiet(
      'This is a whole sentence about the month in which everything is counted.',
      'Es una frase entera sobre el tiempo en el que se cuenta todo.',
    ),
  ],
};
