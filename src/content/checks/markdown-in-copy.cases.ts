import { type CheckCases, replacing } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', JSON.stringify(text));
const marked = (text: string, marks: string, plain?: string) => ({
  name: text,
  changes: spanish(text),
  file,
  pointer,
  marks,
  ...(plain !== undefined && { fixed: { [file]: `"${plain}"` } }),
});

export const cases: CheckCases = {
  found: [
    marked('Basta una **frase** sobre el dinero.', '**frase**', 'Basta una frase sobre el dinero.'),
    marked('Basta __una frase__ sobre el dinero.', '__una frase__', 'Basta una frase sobre el dinero.'),
    marked('Basta *una* frase.', '*una*', 'Basta una frase.'),
    marked('Basta _una_ frase.', '_una_', 'Basta una frase.'),
    marked('Escriba `dinero` y listo.', '`dinero`', 'Escriba dinero y listo.'),
    marked('Escriba ``dinero`` y listo.', '``dinero``', 'Escriba dinero y listo.'),
    marked('## El dinero', '## El dinero', 'El dinero'),
    marked('##  El dinero', '##  El dinero', 'El dinero'),
    {
      ...marked('Vea [la lista](/list).', '[la lista](/list)'),
      says: ['such as the hint of a field'],
    },
    marked('Vea [la lista] (/list).', '[la lista] (/list)'),
    marked('- Una frase basta', '- ', 'Una frase basta'),
    marked('• Una frase basta', '• ', 'Una frase basta'),
    marked('Una frase\\nbasta', '\\\\n', 'Una frase basta'),
    marked('Una frase:\\nbasta', '\\\\n', 'Una frase: basta'),
    marked('Una frase. \\n Y basta', ' \\\\n ', 'Una frase. Y basta'),
    marked('![El dinero](money.png)', '![El dinero](money.png)'),
    ...[
      ['Ask `at the desk`.', '`at the desk`'],
      ['# At the desk', '# At the desk'],
      ['Ask *at the desk* first.', '*at the desk*'],
      ['Ask __at the desk__.', '__at the desk__'],
      ['See ![the desk](/desk.png).', '![the desk](/desk.png)'],
      ['See ![](/desk.png).', '![](/desk.png)'],
      [
        'Ask `at the desk` or see ![it](/desk.png).',
        '`at the desk`',
        'Visitors see "`at the desk`" as it stands here.',
      ],
      ['Ask **first**, then `at the desk`.', '`at the desk`', 'as it stands here.'],
      ['Ask **at the [desk](/)**.', '[desk](/)', 'as it stands here, inside of other marks.'],
      ['Ask [at **the** desk](/#start).', '**the**'],
      ['Ask **at the desk.', '**'],
      ['\\* Ask **at** the [desk](/finance.', '[desk]('],
    ].map(([text = '', marks = '', says = '']) => ({
      says: [says],
      name: `inline: ${text}`,
      changes: inlineText(
        text,
        text.includes('](/#') ? 'Pregunte [en la ventanilla](/#start).' : 'Pregunte en la ventanilla.',
      ),
      file: 'finance/page.json',
      pointer: '/sections/1/blocks/0/paragraphs/0',
      marks,
    })),
    ...[
      ['Ask [at the desk] (/finance).', '[at the desk] (/finance)', 'Ask [at the desk](/finance).'],
      [
        '**Ask** [us]  (mailto:a@example.com).',
        '[us]  (mailto:a@example.com)',
        '**Ask** [us](mailto:a@example.com).',
      ],
      ['• Ask **at** the desk.', '• ', 'Ask **at** the desk.'],
      ['Ask **at**\\nthe desk.', '\\\\n', 'Ask **at** the desk.'],
    ].map(([text = '', marks = '', mended = '']) => ({
      name: `inline: ${text}`,
      changes: inlineText(text, mended.replace('Ask', 'Pregunte')),
      file: 'finance/page.json',
      pointer: '/sections/1/blocks/0/paragraphs/0',
      marks,
      ...(!mended.includes('](') && {
        fixed: { 'finance/page.json': JSON.stringify(mended), 'finance/es.json': JSON.stringify(mended) },
      }),
    })),
    {
      name: 'inline: a translation',
      changes: inlineText('Ask **at** the desk.', 'Pregunte **en la `ventanilla`**.'),
      file,
      pointer: '/Ask **at** the desk.',
      marks: '`ventanilla`',
    },
  ],
  quiet: [
    'Basta una frase* sobre el dinero.',
    'Cinco * cuatro son 20 * 1, aunque no lo parezca.',
    'El archivo cierre_de_mes.csv basta.',
    'El puesto #1 del dinero',
    'Basta el canal # dinero de la casa.',
    'Con una nota *o dos (*) basta.',
    'Basta [una frase] sobre el dinero (aquí).',
    "Basta la frase d'antes.",
    'Basta [una frase] (el dinero).',
    '-5 grados bastan',
    'Basta - una frase',
    '- 5 grados',
    'En C:\\net\\notas basta una frase',
    'En \\\\casa\\notas basta una frase',
  ]
    .map((text) => ({ name: text, changes: spanish(text) }))
    .concat(
      [
        'Ask **at the desk**, _not_ [at home](/#start).',
        'A \\*sign\\* and a \\_name\\_, \\`not code.',
        'The file close_of_day.csv, 2 * 3 * 4 and $5**.',
        'A \\[word](/route) as it is written.',
        'A \\[word] (/route) as it is written.',
      ].map((text) => ({
        name: `inline: ${text}`,
        changes: inlineText(text, text.replace(/^(Ask|A|The)/, 'Pues').replace('not', 'no')),
      })),
    ),
};
