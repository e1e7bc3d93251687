import { translating } from './core/changes.cases';
import type { CheckCases } from './core/check-cases';

const file = 'finance/es.json';

/** The glossary requires "mes" for "month", and forbids "periodo". */
const found = (english: string, spanish: string, marks?: string) => ({
  ...(marks !== undefined && { marks }),
  name: `${english} · ${spanish}`,
  changes: translating(english, spanish),
  file,
  pointer: `/${english}`,
  causes: ['finance/page.json'],
});
const quiet = (english: string, spanish: string) => ({
  name: `${english} · ${spanish}`,
  changes: translating(english, spanish),
});

/** The same with another glossary entry. */
const inGlossary = (before: string, after: string) => ({ '_site/glossary.json': [[before, after]] as const });
/** The same with another word that the glossary requires, or avoids. */
const withUse = (use: string, spanish: string, before = '"mes"') => ({
  ...quiet('A month of work', spanish),
  name: `${use}: ${spanish}`,
  changes: { ...translating('A month of work', spanish), ...inGlossary(before, JSON.stringify(use)) },
});
const lacksUse = (use: string, spanish: string, before = '"mes"') => ({
  ...found('A month of work', spanish),
  ...withUse(use, spanish, before),
});
/** A text that the shared dictionary translates. */
const inShared = (english: string, spanish: string) => ({
  'index/page.json': [['"title": "Write to us"', `"title": ${JSON.stringify(english)}`]] as const,
  '_site/es.json': [['{\n', `{\n${JSON.stringify(english)}: ${JSON.stringify(spanish)},\n`]] as const,
});
const label = 'A month of work, and not a day more, whatever it may become.';

export const cases: CheckCases = {
  found: [
    lacksUse('TI', 'Participar en el trabajo'),
    lacksUse('TI', 'Tienda de trabajo'),
    lacksUse('TI', 'Un TIC de trabajo'),
    lacksUse('red', 'Un crédito, o un credito'),
    found('A month of work', 'Un semestre de trabajo'),
    { ...lacksUse('TI', 'Mes de trabajo de TI', '"periodo"'), marks: 'TI' },
    found('A month of work', 'Un periodo de trabajo'),
    found('Months of work', 'Periodos de trabajo', 'Periodo'),
    found('A month of work', 'Un mes del subperiodo y del periodo', 'periodo'),
    found(label, 'Un plazo de trabajo, y ni un día más, pase lo que pase.'),
    {
      ...found('A month of work', 'Un periodo largo', 'periodo'),
      name: 'an avoided word with a capital',
      changes: {
        ...translating('A month of work', 'Un periodo largo'),
        ...inGlossary('"periodo"', '"Periodo"'),
      },
    },
    {
      ...found('Work at 5% (net)', 'Trabajo al 5\u00a0% limpio'),
      name: 'a term with signs',
      changes: {
        ...translating('Work at 5% (net)', 'Trabajo al 5\u00a0% limpio'),
        ...inGlossary('"month"', '"5% (net)"'),
      },
    },
    {
      name: 'an entry of the shared dictionary',
      changes: inShared('Ten months of it', 'Diez periodos'),
      file: '_site/es.json',
      pointer: '/Ten months of it',
      says: ['"month"', '"periodo"', '"mes"'],
    },
    {
      name: 'an entry that the footer and a page share',
      changes: {
        ...inShared('Ten months of it', 'Diez periodos'),
        '_site/site.json': [['"tagline": "Write to us"', '"tagline": "Ten months of it"']],
      },
      file: '_site/es.json',
      pointer: '/Ten months of it',
    },
    {
      ...found('A month of work', 'Treinta días de trabajo'),
      says: ['"month" has another name', 'The glossary says "mes"'],
    },
    found('A MONTH of work', 'Treinta días de trabajo'),
    found(
      'This is a whole sentence about the month in which everything is counted.',
      'Es una frase entera sobre el periodo en el que se cuenta todo.',
    ),
  ],
  quiet: [
    withUse('TI', 'Trabajo en TI'),
    withUse('TI', 'Las TIs de trabajo'),
    withUse('TI', 'Trabajo-TI'),
    withUse('red', 'Redes de trabajo'),
    withUse('red', 'Trabajo sobrered'),
    withUse('red', 'Las sobreredes'),
    withUse('rechnung', 'Un Eingangsrechnungen'),
    withUse('TI', 'Mes de tienda', '"periodo"'),
    withUse('TI', 'サービスTI導入'),
    quiet('A month of work', 'Un mes de trabajo'),
    quiet('A month of work', 'Un mes del subperiodo'),
    quiet(`${label}.`, 'Un plazo de trabajo, y ni un día más, pase lo que pase..'),
    {
      name: 'one of two translations',
      changes: {
        ...translating('A month', 'Una mensualidad'),
        ...inGlossary('"mes"', '"mes", "Mensualidad"'),
      },
    },
    { name: 'an entry of the shared dictionary', changes: inShared('Ten months of it', 'Diez meses') },
    {
      name: 'a language without terms',
      changes: { ...translating('A month of work', 'Un plazo'), ...inGlossary('"es"', '"fr"') },
    },
    quiet('Months of work', 'Meses de trabajo'),
    quiet('A monthly report', 'Un informe periódico'),
    quiet('A period of work', 'Un periodo de trabajo'),
    quiet(
      'This is a whole sentence about the month in which everything is counted.',
      'Es una frase entera sobre el tiempo en el que se cuenta todo.',
    ),
  ],
};
