import type { CheckCases, FoundCase } from './core/check-cases';

const file = 'finance/page.json';
const pointer = '/sections/1/subtitle';

/** A text of the page, with a translation. */
const says = (text: string) => ({
  [file]: [['"From 3.2 to 12 months"', JSON.stringify(text)]] as const,
  'finance/es.json': [['"From 3.2 to 12 months": "De', `${JSON.stringify(text)}: "De`]] as const,
});
const found = (text: string, word: string, mended: string): FoundCase => ({
  name: text,
  changes: says(text),
  file,
  pointer,
  marks: word,
  fixed: { [file]: JSON.stringify(mended), 'finance/es.json': `${JSON.stringify(mended)}: "De` },
});

const allowing = (word: string) => ({
  '_site/rules.json': `{ "$schema": "../../../../schemas/rules.schema.json", "spelling": { "allow": ["${word}"], "reason": "A test." } }`,
});

export const cases: CheckCases = {
  found: [
    found('From 3.2 to 12 of one colour', 'colour', 'From 3.2 to 12 of one color'),
    found('Colour from 3.2 to 12', 'Colour', 'Color from 3.2 to 12'),
    found(
      'Labour is cheap. Ask the Spanish from 3.2 to 12',
      'Labour',
      'Labor is cheap. Ask the Spanish from 3.2 to 12',
    ),
    found('From 3.2 to 12 by e-Mail', 'e-Mail', 'From 3.2 to 12 by email'),
    found('E-Mail from 3.2 to 12', 'E-Mail', 'Email from 3.2 to 12'),
    found('COLOUR from 3.2 to 12', 'COLOUR', 'COLOR from 3.2 to 12'),
    found('The "grey" from 3.2 to 12', 'grey', 'The "gray" from 3.2 to 12'),
    found('Payslipper, or a payslip, 3.2 to 12', 'payslip', 'Payslipper, or a pay stub, 3.2 to 12'),
    {
      ...found('A colour from 3.2 to 12', 'colour', 'A color from 3.2 to 12'),
      name: 'a word, and a mistake in the rules that leaves the others as they are',
      changes: { ...says('A colour from 3.2 to 12'), '_site/rules.json': '{ "spellin": {} }' },
      also: ['wrong-rule'],
    },
    found('Organised from 3.2 to 12', 'Organised', 'Organized from 3.2 to 12'),
    found('From 3.2 to 12 organisations', 'organisations', 'From 3.2 to 12 organizations'),
    found('From 3.2 to 12. “Favours” are done', 'Favours', 'From 3.2 to 12. “Favors” are done'),
    found('Analysing 3.2 to 12', 'Analysing', 'Analyzing 3.2 to 12'),
    ...[
      ['Some kilometres', 'kilometres', 'Some kilometers'],
      ['A traveller', 'traveller', 'A traveler'],
      ['A favourite', 'favourite', 'A favorite'],
      ['Neighbourhoods', 'Neighbourhoods', 'Neighborhoods'],
      ['Standardisation', 'Standardisation', 'Standardization'],
      ['Our enrolment', 'enrolment', 'Our enrollment'],
      ['An ALUMINIUM lid', 'ALUMINIUM', 'An ALUMINUM lid'],
    ].map(([text = '', word = '', mended = '']) =>
      found(`${text} from 3.2 to 12`, word, `${mended} from 3.2 to 12`),
    ),
    found('An e-mail from 3.2 to 12', 'e-mail', 'An email from 3.2 to 12'),
  ],
  quiet: [
    { name: 'American spelling', changes: says('From 3.2 to 12 of one color') },
    { name: 'a name that holds such a word', changes: says('From 3.2 to 12 in Greyfield') },
    ...[
      'From 3.2 to 12 in the Labour Party',
      'Labour Party from 3.2 to 12',
      'From 3.2 to 12 by Ms. Grey and Mr. Tyre',
      'From 3.2 to 12 at colour@labour.example',
      'From 3.2 to 12 at www.colour-shop.example/catalogue',
      'From 3.2 to 12 at colour.example',
      'From 3.2 to 12 at example.colour for all',
      'From 3.2 to 12 rise, advise and are wise',
      'Two analyses from 3.2 to 12',
      'From 3.2 to 12 meters, fibers and metrics',
      'From 3.2 to 12 cancellations, controlled and excelled',
      'From 3.2 to 12 in Marseille (Travellers Club)',
    ].map((text) => ({ name: `a name, an address, or another word: ${text}`, changes: says(text) })),
    { name: 'a word with a hyphen', changes: says('From 3.2 to 12 grey-haired') },
    {
      name: 'a word that the site may allow: its rules are a list',
      changes: { ...says('From 3.2 to 12 of one colour'), '_site/rules.json': '[]' },
      also: ['wrong-type'],
    },
    {
      name: 'a word that the site may allow: its rules break off',
      changes: { ...says('From 3.2 to 12 of one colour'), '_site/rules.json': '{ "spelling": {' },
      also: ['json-syntax'],
    },
    {
      name: 'a word that the site allows',
      changes: { ...says('From 3.2 to 12 of one colour'), ...allowing('cOLOUR') },
    },
    {
      name: 'a site whose languages are not known, as its document is no object',
      changes: { ...says('From 3.2 to 12 of one colour'), '_site/site.json': '[]' },
      also: ['wrong-type'],
    },
    {
      name: 'a site whose first language is another',
      changes: {
        ...says('From 3.2 to 12 of one colour'),
        '_site/site.json': [
          [
            '"brand":',
            '"languages": [{ "code": "fr", "name": "Français" }, { "code": "es", "name": "Español" }], "brand":',
          ],
        ],
      },
    },
  ],
};
