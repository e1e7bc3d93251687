import type { Check } from '../check';
import { reportCopy } from '../copy-faults';
import { sourceLanguage } from '../languages';

/** What American English spells otherwise, and how. Only words that are nothing else in American English. */
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
const pattern = new RegExp(`(?<![\\p{L}-])(${words.join('|')})(?![\\p{L}-])`, 'iu');
const signs = words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);

export const spelling: Check = {
  code: 'spelling',
  severity: 'warning',
  summary: 'English is spelled as Americans spell it, and the same word in one way.',
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
  page(context, report) {
    if (sourceLanguage(context.languages) !== 'en') return;
    const faultOf = (text: string) => {
      const word = pattern.exec(text)?.[0];
      const better = word && american[word.toLowerCase()];
      if (!word || !better) return undefined;
      return { message: `"${word}" is spelled "${better}" on this site.`, hint: `Write "${better}".` };
    };
    // Dictionaries are in other languages.
    reportCopy(context, report, signs, faultOf, []);
  },
};
