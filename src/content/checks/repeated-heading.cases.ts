import { type CheckCases, replacing } from './core/check-cases';

/** Where to insert a section, and its entry. */
const places = {
  finance: { document: '"href": "/" }]\n    }', dictionary: ['{\n', '{ ', ',\n'] },
  index: { document: '"href": "/finance" }]\n    }', dictionary: ['{}', '{ ', ' }'] },
} as const;
const withTitles = (page: keyof typeof places, ...titles: string[]) => {
  const { document, dictionary } = places[page];
  const [place, start, end] = dictionary;
  const actions = '"actions": [{ "label": "Get Started", "href": "/" }]';
  const sections = titles.map((title) => `, { "type": "cta", "title": "${title}", ${actions} }`);
  const entries = titles.map((title, index) => `"${title}": "Título ${'i'.repeat(index + 1)}"`);
  return {
    ...replacing(`${page}/page.json`, document, document + sections.join('')),
    ...replacing(`${page}/es.json`, place, start + entries.join(', ') + end),
  };
};
const withRule = (most: number) => ({
  '_site/rules.json': `{ "$schema": "../../../../schemas/rules.schema.json", "repeated-heading": { "most": ${most}, "reason": "A test." } }`,
});
const file = 'finance/page.json';
const pointer = '/sections/2/title';
const alike = [
  'From Shelf to Shelf',
  'From Ship to Shore',
  'From Field to Fork',
  'From Wall to Wall',
  'From Coast to Coast',
];

export const cases: CheckCases = {
  found: [
    {
      name: 'five headings of one page',
      says: [
        '5 headings are built alike',
        '"From Shelf to Shelf", "From Ship to Shore", "From Field to Fork" …',
        'Write one of them',
      ],
      changes: withTitles('finance', ...alike),
      file,
      pointer,
    },
    {
      name: 'five headings of two pages, which are one finding',
      says: ['"From Shelf to Shelf", "From Ship to Shore", "From Field to Fork" …'],
      changes: { ...withTitles('finance', ...alike.slice(0, 3)), ...withTitles('index', ...alike.slice(3)) },
      file,
      pointer,
      others: [
        { file, pointer: '/sections/3/title' },
        { file, pointer: '/sections/4/title' },
        { file: 'index/page.json', pointer: '/sections/2/title' },
        { file: 'index/page.json', pointer: '/sections/3/title' },
      ],
    },
    {
      name: 'five headings of one page, of which another page has one',
      changes: { ...withTitles('finance', ...alike), ...withTitles('index', alike[0] ?? '') },
      file,
      pointer,
      others: [
        ...[3, 4, 5, 6].map((index) => ({ file, pointer: `/sections/${index}/title` })),
        { file: 'index/page.json', pointer: '/sections/2/title' },
      ],
    },
    {
      name: 'another frame, with a sign',
      changes: withTitles(
        'finance',
        'One Ledger, No Paper',
        'One Week, No Night',
        'One Person, No Queue',
        'One Call, No Wait',
        'One Plan, No Doubt',
      ),
      file,
      pointer,
    },
    {
      name: 'five headings where three may be',
      changes: { ...withTitles('finance', ...alike), ...withRule(3) },
      file,
      pointer,
      says: ['Write 2 of them'],
    },
    {
      name: 'three headings where two may be',
      changes: { ...withTitles('finance', ...alike.slice(0, 3)), ...withRule(2) },
      file,
      pointer,
      says: ['"From Field to Fork" Write one of them'],
    },
  ],
  quiet: [
    {
      name: 'four headings built alike, and a fifth of the same words in another order',
      changes: withTitles('finance', ...alike.slice(0, 4), 'To the Coast From Here'),
    },
    { name: 'four headings built alike', changes: withTitles('finance', ...alike.slice(0, 4)) },
    {
      name: 'the same heading on two pages',
      changes: { ...withTitles('finance', ...alike.slice(0, 4)), ...withTitles('index', alike[0] ?? '') },
    },
    {
      name: 'five headings that share a word',
      changes: withTitles(
        'finance',
        'Shelf to Shelf',
        'We Ship to You',
        'Grown to Last',
        'Wall',
        'To the Coast',
      ),
    },
    {
      name: 'five headings where five may be',
      changes: { ...withTitles('finance', ...alike), ...withRule(5) },
    },
  ],
};
