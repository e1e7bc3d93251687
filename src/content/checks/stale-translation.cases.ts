import type { CheckCases, FoundCase } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const text = 'One sentence on money is enough.';
const entry = '"One sentence on money is enough.": "Basta';

const written = (now: string): FoundCase => ({
  name: `the text says ${now}`,
  changes: { [page]: [[`"${text}"`, `"${now}"`]] },
  file: page,
  pointer: '/sections/0/subtitle',
  says: ['The Spanish of this text belongs to its old wording', 'still says the same'],
  causes: [dictionary, '_site/es.json'],
});
/** A key that looks the same as its text; `copy` is the text as written in the file. */
const unseen = (name: string, key: string, marks: string, copy = text): FoundCase => ({
  name,
  changes: {
    [dictionary]: [[entry, `"${key}": "Basta`]],
    ...(copy === text ? {} : { [page]: [[`"${text}"`, `"${copy}"`]] as const }),
  },
  file: dictionary,
  pointer: `/${key}`,
  marks,
  fixed: { [dictionary]: `"${copy}": "Basta` },
});

const long = 'One sentence on money is enough for whoever reads all of it to its end, which is';
/** A long text whose translation belongs to another end. */
const changedAtEnd = {
  [page]: [[`"${text}"`, `"${long} Monday."`]] as const,
  [dictionary]: [[entry, `"${long} Friday.": "Basta`]] as const,
};

export const cases: CheckCases = {
  found: [
    written('One sentence on money is plenty.'),
    {
      name: 'a long text says something else at its end',
      changes: changedAtEnd,
      file: page,
      pointer: '/sections/0/subtitle',
      says: ['which is Friday."', 'which is Monday."'],
    },
    written('One sentence about money is enough.'),
    written('One sentence on money is enough'),
    unseen('a no-break space', 'One sentence on\u00a0money is enough.', '\u00a0'),
    unseen('two spaces', 'One sentence on  money is enough.', ' '),
    {
      name: 'several spaces in the text, which stay out of its entry',
      changes: { [page]: [[`"${text}"`, '"One sentence on   money is enough."']] },
      file: page,
      pointer: '/sections/0/subtitle',
      marks: '   ',
      says: [`Write "${text}".`],
      fixed: { [page]: `"${text}"` },
    },
    unseen('a space at the end', 'One sentence on money is enough. ', ' '),
    unseen('a soft hyphen', 'One sen\u00adtence on money is enough.', '\u00ad'),
    unseen(
      'an accent of its own',
      'One cafe\u0301 on money is enough.',
      'e',
      'One caf\u00e9 on money is enough.',
    ),
    unseen(
      'a space where the text has a no-break one',
      'One sentence: 40 %.',
      ' ',
      'One sentence: 40\u00a0%.',
    ),
    {
      ...unseen('a soft hyphen', 'One sen\u00adtence on money is enough.', '\u00ad'),
      name: 'what the entry has and the text has not',
      says: ['soft hyphen'],
    },
  ],
  quiet: [
    {
      name: 'a link in the text that leads nowhere, which is the mistake',
      changes: {
        ...inlineText('Ask [at the desk](/#start).', 'Pregunte [en la ventanilla](/#start).'),
        'finance/page.json': [
          ...(inlineText('Ask [at the desk](/#start).')['finance/page.json'] as [string, string][]),
          ['/#start)."', '/strat)."'],
        ],
      },
      also: ['dead-link'],
    },
    { name: 'the text itself', changes: {} },
    {
      name: 'several spaces on both sides',
      changes: {
        [page]: [[`"${text}"`, '"One sentence on  money is enough."']],
        [dictionary]: [[entry, '"One sentence on  money is enough.": "Basta']],
      },
    },
    {
      name: 'a text that is changed on both sides',
      changes: {
        [page]: [[`"${text}"`, '"One sentence on money is plenty."']],
        [dictionary]: [[entry, '"One sentence on money is plenty.": "Basta']],
      },
    },
    {
      name: 'a text that is quite another one',
      changes: { [page]: [[`"${text}"`, '"Close your books before lunch."']] },
      also: ['missing-translation'],
    },
  ],
};
