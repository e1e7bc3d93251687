import { areLanguagesKnown, sourceLanguage } from '../model/languages';
import { capitalized } from '../text/capitalized';
import type { Check } from './core/check';
import { reportCopy } from './core/copy-faults';

/** British spellings with their American counterparts. Only words that have no other meaning in American English. */
const american: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'e-mails': 'emails',
  ...inAllForms(
    [
      'behaviour',
      'colour',
      'favour',
      'flavour',
      'honour',
      'humour',
      'labour',
      'neighbour',
      'rumour',
      'vapour',
    ],
    'our',
    'or',
    ' s ed ing er ers able al ful hood hoods',
  ),
  ...inAllForms(
    [
      ...[
        'apologise',
        'authorise',
        'categorise',
        'centralise',
        'customise',
        'digitise',
        'emphasise',
        'finalise',
      ],
      ...[
        'harmonise',
        'maximise',
        'minimise',
        'modernise',
        'normalise',
        'optimise',
        'organise',
        'personalise',
      ],
      ...['prioritise', 'realise', 'recognise', 'specialise', 'standardise', 'summarise', 'synchronise'],
      ...['utilise', 'visualise'],
    ],
    'ise',
    'iz',
    'e es ed ing er ers ation ations',
  ),
  // "Analyses" is the plural of "analysis", too.
  ...inAllForms(['analyse', 'catalyse', 'paralyse'], 'yse', 'yz', 'e ed ing'),
  ...Object.fromEntries(
    ['centimet', 'fib', 'kilomet', 'lit', 'met', 'millimet'].flatMap((start) => [
      [`${start}re`, `${start}er`],
      [`${start}res`, `${start}ers`],
    ]),
  ),
  ...inAllForms(['cancell', 'fuell', 'labell', 'modell', 'signall', 'travell'], 'll', 'l', 'ed ing er ers'),
  aluminium: 'aluminum',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  centre: 'center',
  centred: 'centered',
  centres: 'centers',
  cheque: 'check',
  cheques: 'checks',
  defence: 'defense',
  defences: 'defenses',
  enquiries: 'inquiries',
  enquiry: 'inquiry',
  enrolment: 'enrollment',
  enrolments: 'enrollments',
  favourite: 'favorite',
  favourites: 'favorites',
  fulfil: 'fulfill',
  fulfilment: 'fulfillment',
  fulfils: 'fulfills',
  grey: 'gray',
  instalment: 'installment',
  instalments: 'installments',
  jewellery: 'jewelry',
  licence: 'license',
  licences: 'licenses',
  payslip: 'pay stub',
  payslips: 'pay stubs',
  programme: 'program',
  programmes: 'programs',
  sceptical: 'skeptical',
  tyre: 'tire',
  tyres: 'tires',
  whilst: 'while',
};

/**
 * Words with each of some endings, `organising` and its like, by their British spelling.
 *
 * @param british how the words end
 * @param american what stands in place of that, before an ending
 * @param endings with spaces between them
 */
function inAllForms(words: readonly string[], british: string, american: string, endings: string) {
  const stem = british.replace(/e$/, '');
  return Object.fromEntries(
    words.flatMap((word) => {
      const start = word.slice(0, -british.length);
      return endings.split(' ').map((ending) => [start + stem + ending, start + american + ending]);
    }),
  );
}

const words = Object.keys(american);
const pattern = new RegExp(`(?<![\\p{L}-])(${words.join('|')})(?![\\p{L}-])`, 'giu');
/** Matches wherever the pattern does, in less time. */
const signs = new RegExp(words.join('|'), 'i');

export const spelling: Check = {
  code: 'spelling',
  severity: 'warning',
  summary: 'English is spelled the American way.',
  why: 'A text that changes its spelling from page to page looks as if nobody had read it as a whole.',
  example: {
    file: 'finance/page.json',
    right: '"One sentence on money is enough."',
    wrong: '"One e-mail on money is enough."',
    beside: {
      file: 'finance/es.json',
      text: '"One sentence on money is enough."',
      wrong: '"One e-mail on money is enough."',
    },
  },
  options: {
    allow: {
      usual: [],
      schema: {
        type: 'array',
        items: { type: 'string', minLength: 1 },
        description: 'Words that are right here as they are: `catalogue`.',
      },
    },
  },
  page(context, report, { allow = [] }) {
    const allowed = new Set(Array.isArray(allow) ? allow.map((word: string) => word.toLowerCase()) : []);
    if (sourceLanguage(context.languages) !== 'en' || !areLanguagesKnown(context.languages)) return;
    const faultsOf = (text: string) =>
      [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
        if (allowed.has(word.toLowerCase()) || isName(text, word, index)) return [];
        const better = inCaseOf(word, american[word.toLowerCase()] ?? '');
        return {
          message: `"${word}" is spelled "${better}" on this site.`,
          hint: `Write "${better}".`,
          part: { offset: index, length: word.length },
          mended: text.slice(0, index) + better + text.slice(index + word.length),
        };
      });
    // Dictionaries are in other languages.
    reportCopy(context, report, signs, faultsOf, []);
  },
};

/** What stands before the first word of a sentence: its beginning, or the end of another one. */
const sentenceStart = /(?:^|(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St))[.!?:…\n])["“”‘’'([\s]*$/;

/** Whether a word is part of a name or an address, which nobody spells another way: `the Labour Party`, `colour@example.org`. */
function isName(text: string, word: string, index: number): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index + word.length);
  const [start = ''] = /\S*$/.exec(before) ?? [];
  const [end = ''] = /^\S*/.exec(after) ?? [];
  if (/[@/]|\w\.\w\w/.test(start + word + end)) return true;
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  return !sentenceStart.test(before) || /^ \p{Lu}\p{Ll}/u.test(after);
}

/** Applies the case of another word: lower case, capitalized or all capitals. */
function inCaseOf(word: string, other: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  return word === capitalized(word) ? capitalized(other) : other;
}
