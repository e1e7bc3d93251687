import { sourceLanguage } from '../model/languages';
import type { Check } from './core/check';
import { reportCopy } from './core/copy-faults';

/** British spellings with their American counterparts. Only words that have no other meaning in American English. */
const american: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'e-mails': 'emails',
  analyse: 'analyze',
  analysed: 'analyzed',
  behaviour: 'behavior',
  cancelled: 'canceled',
  catalogue: 'catalog',
  centre: 'center',
  centres: 'centers',
  cheque: 'check',
  colour: 'color',
  defence: 'defense',
  enquiry: 'inquiry',
  favour: 'favor',
  fulfil: 'fulfill',
  grey: 'gray',
  honour: 'honor',
  labelled: 'labeled',
  labour: 'labor',
  licence: 'license',
  modelling: 'modeling',
  neighbour: 'neighbor',
  optimise: 'optimize',
  organisation: 'organization',
  organise: 'organize',
  payslip: 'pay stub',
  programme: 'program',
  programmes: 'programs',
  realise: 'realize',
  recognise: 'recognize',
  specialise: 'specialize',
  travelled: 'traveled',
  tyre: 'tire',
  utilisation: 'utilization',
  whilst: 'while',
};
const words = Object.keys(american);
const pattern = new RegExp(`(?<![\\p{L}-])(${words.join('|')})(?![\\p{L}-])`, 'giu');
const signs = words.flatMap((word) => [word, inCaseOf('Word', word), word.toUpperCase()]);

export const spelling: Check = {
  code: 'spelling',
  severity: 'warning',
  summary: 'English is spelled the American way, and a word is spelled the same everywhere.',
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
    if (sourceLanguage(context.languages) !== 'en') return;
    const faultsOf = (text: string) =>
      [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
        if (allowed.has(word.toLowerCase())) return [];
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

/** Applies the case of another word: lower case, capitalized or all capitals. */
function inCaseOf(word: string, other: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  return word.charAt(0) === word.charAt(0).toUpperCase()
    ? other.charAt(0).toUpperCase() + other.slice(1)
    : other;
}
