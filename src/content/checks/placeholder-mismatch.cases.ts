import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';
const pair = (source: string, translation: string) => ({
  ...replacing('finance/page.json', english, source),
  [file]: [
    [english, source],
    [spanish, translation],
  ] as const,
});
const differ = (
  source: string,
  translation: string,
  marks = JSON.stringify(translation),
  ...says: string[]
) => ({
  marks,
  says,
  causes: ['finance/page.json'],
  name: `${source} = ${translation}`,
  changes: pair(source, translation),
  file,
  pointer: `/${source}`,
});

export const cases: CheckCases = {
  found: [
    differ(
      'One such sentence is enough.',
      'Basta {{what}} frase.',
      '{{what}}',
      'The English text has no placeholder, the Spanish one {{what}}',
    ),
    differ('One {{ what }} is enough.', 'Basta {{ cosa }}.', '{{ cosa }}'),
    differ('One {{what}} is enough.', 'Basta una frase.'),
    differ('One {{what}} is enough.', 'Basta {{cosa}}.', '{{cosa}}'),
    differ('One %s is enough.', 'Basta %d.', '%d', 'English text has %s, the Spanish one %d'),
    differ(`One $${'{what}'} is enough.`, 'Basta una {what}.'),
    differ('One {{what}} and one more {{what}}.', 'Basta {{what}}.'),
    {
      name: 'in an entry that pages share',
      changes: replacing('_site/es.json', '"No encontrada"', '"No encontrada: %s"'),
      file: '_site/es.json',
      pointer: '/Not found',
      marks: '%s',
    },
  ],
  quiet: [
    ['One {{what}} is enough.', 'Basta {{what}}.'],
    ['One {{what}} of {{whom}}.', 'De {{whom}}, {{what}}.'],
    ['One %s is enough.', 'Con %s basta.'],
    ['A sentence in {braces}.', 'Una frase entre llaves.'],
    ['All of it, 100%, so to say.', 'El 100\u00a0%, sin duda.'],
  ].map(([source = '', translation = '']) => ({
    name: `${source} = ${translation}`,
    changes: pair(source, translation),
  })),
};
