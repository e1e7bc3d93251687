import type { CheckCases, FoundCase, SiteChanges } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';
import { inFrench } from './unused-translation.cases';

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
  finding: { isUntranslated: true, namesDocuments: true },
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
  finding: { isUntranslated: true },
  fixed: { [dictionary]: `"${copy}": "Basta` },
});

const long = 'One sentence on money is enough for whoever reads all of it to its end, which is';
/** A long text whose translation belongs to another end. */
const changedAtEnd = {
  [page]: [[`"${text}"`, `"${long} Monday."`]] as const,
  [dictionary]: [[entry, `"${long} Friday.": "Basta`]] as const,
};

/** An inline text, and an entry whose link leads elsewhere. */
const withLink = (href: string, earlier: string, words = 'Ask'): SiteChanges => ({
  ...inlineText(`${words} [at the desk](${href}).`),
  [dictionary]: [['{', `{ "Ask [at the desk](${earlier}).": "Pregunte [en la ventanilla](${earlier}).",`]],
});

const spanishDraft: SiteChanges = {
  '_site/site.json': [
    [
      '"url": "https://www.example.com",',
      '"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español", "draft": true }],',
    ],
  ],
};

export const cases: CheckCases = {
  found: [
    written('One sentence on money is plenty.'),
    {
      ...written('One **sentence on money is plenty.'),
      also: ['markdown-in-copy'],
      changes: {
        ...inlineText('Ask **first at the desk.'),
        [dictionary]: [['{', '{ "Ask at the desk.": "Pregunte en la ventanilla.",']],
      },
      pointer: '/sections/1/blocks/0/paragraphs/0',
    },
    {
      name: 'the text begins with a price, which has changed',
      changes: {
        [page]: [[`"${text}"`, '"$30 for one sentence on money."']],
        [dictionary]: [[entry, '"$25 for one sentence on money.": "Basta']],
      },
      file: page,
      pointer: '/sections/0/subtitle',
      says: ['belongs to its old wording'],
    },
    {
      name: 'a long text says something else at its end',
      changes: changedAtEnd,
      file: page,
      pointer: '/sections/0/subtitle',
      says: ['which is Friday."', 'which is Monday."'],
    },
    {
      ...written('One Sentence on Money Is Enough.'),
      says: [
        `The Spanish of this text belongs to the same words in other capitals, "${text}".`,
        'write "One Sentence on Money Is Enough." on the left and see whether the Spanish needs other capitals',
      ],
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
      finding: { namesDocuments: true },
      says: [`Write "${text}".`],
      fixed: { [page]: `"${text}"` },
    },
    {
      ...unseen('a space at the end', 'One sentence on money is enough. ', ' '),
      says: ['has a space where the text has nothing'],
    },
    unseen('a soft hyphen', 'One sen\u00adtence on money is enough.', '\u00ad'),
    {
      ...unseen(
        'an accent of its own',
        'One cafe\u0301 on money is enough.',
        'e',
        'One caf\u00e9 on money is enough.',
      ),
      says: ['in 2 characters where the text has one'],
    },
    {
      ...unseen(
        'a key that was read in the wrong encoding',
        'One cafÃ© on money is enough.',
        'Ã',
        'One café on money is enough.',
      ),
      says: ['in the wrong encoding'],
    },
    unseen(
      'a space where the text has a no-break one',
      'One sentence: 40 %.',
      ' ',
      'One sentence: 40\u00a0%.',
    ),
    {
      ...unseen(
        'a zero-width space of Thai that the entry lacks',
        'One «ภาษาไทย» is enough.',
        'ไ',
        'One «ภาษา\u200bไทย» is enough.',
      ),
      says: ['a zero-width space'],
    },
    {
      ...unseen('a Cyrillic letter', 'One sеntence on money is enough.', 'е'),
      says: ['differs from its text in what nobody sees'],
    },
    {
      ...unseen('a soft hyphen', 'One sen\u00adtence on money is enough.', '\u00ad'),
      name: 'what the entry has and the text has not',
      says: ['soft hyphen'],
    },
    {
      name: 'a text is changed, and neither of two translations',
      changes: { ...inFrench(''), [page]: [[text, 'One sentence on money is plenty.']] },
      file: page,
      pointer: '/sections/0/subtitle',
      says: [
        'The Spanish and French of this text belong to',
        'finance/es.json',
        'finance/fr.json',
        'still say',
      ],
      causes: [dictionary, '_site/es.json', 'finance/fr.json', '_site/fr.json'],
    },
    {
      name: 'the entries of two dictionaries lack a no-break space',
      changes: {
        ...inFrench(''),
        [page]: [[text, 'One sentence on\u00a0money is enough.']],
      },
      file: dictionary,
      pointer: `/${text}`,
      others: [{ file: 'finance/fr.json', pointer: `/${text}` }],
      fixed: {
        [dictionary]: '"One sentence on\u00a0money is enough.": "Basta',
        'finance/fr.json': '"One sentence on\u00a0money is enough.":"Une',
      },
    },
    {
      name: 'a text leads to another page, and says the same',
      changes: withLink('/finance', '/#start'),
      file: page,
      pointer: '/sections/1/blocks/0/paragraphs/0',
    },
    {
      name: 'a text that says something else, and leads nowhere',
      changes: withLink('/strat', '/#start', 'Ask at once'),
      file: page,
      pointer: '/sections/1/blocks/0/paragraphs/0',
      also: ['dead-link'],
    },
  ],
  quiet: [
    {
      name: 'a link within the page to an anchor that another page has',
      changes: withLink('#start', '/#start'),
      also: ['dead-anchor'],
    },
    {
      name: 'a text of a draft, which counts what is open',
      changes: { ...spanishDraft, [page]: [[text, 'One sentence on money is plenty.']] },
      also: ['draft-language'],
    },
    {
      name: 'an entry of a draft that lacks a no-break space',
      changes: { ...spanishDraft, [page]: [[text, 'One sentence on\u00a0money is enough.']] },
      also: ['draft-language'],
    },
    {
      name: 'a space at the end of the text, which is the mistake',
      changes: { [page]: [[`"${text}"`, `"${text} "`]] },
      also: ['invisible-character'],
    },
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
    ...[
      ['Ask **at the desk.', 'Ask **at the desk**.', 'Pregunte **en la ventanilla**.', 'markdown-in-copy'],
      ['Ask at &rarr; desk.', 'Ask at → desk.', 'Pregunte en → la ventanilla.', 'html-in-copy'],
      ['Ask at <b>the desk.', 'Ask at the desk.', 'Pregunte en la ventanilla.', 'html-in-copy'],
    ].map(([text = '', earlier = '', spanish = '', code = '']) => ({
      name: `a mark or a sign that is not read, which is the mistake: ${text}`,
      changes: {
        ...inlineText(text),
        [dictionary]: [['{', `{ "${earlier}": "${spanish}",`]] as const,
      },
      also: [code],
    })),
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
