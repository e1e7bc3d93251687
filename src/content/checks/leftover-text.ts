import { starterDescription } from '../model/starter-description';
import type { Check } from './core/check';
import { reportCopy } from './core/copy-faults';

const words = ['TODO', 'FIXME', 'TBD', 'XXX', 'Lorem ipsum', 'PLACEHOLDER'];
/** Placeholders written by earlier versions of `npm run new:page`. */
const scaffold = [
  'Say in one sentence what the reader gains.',
  'Diga en una frase qué gana el lector.',
  'Say what to do next',
  'Diga qué hacer a continuación',
  'what this page offers to whom, in one or two plain sentences.',
  'qué ofrece esta página y a quién, en una o dos frases sencillas.',
  '(en español)',
];
const all = [...words, ...scaffold];
const pattern = new RegExp(`(?<![\\p{L}\\d])(${words.join('|')})(?![\\p{L}\\d])`, 'u');

export const leftoverText: Check = {
  code: 'leftover-text',
  severity: 'error',
  summary: 'No text is a placeholder: TODO, lorem ipsum, the text of a new page.',
  why: 'Visitors see it, and stop believing the rest.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"TODO: traducir."',
  },
  page(context, report) {
    reportCopy(context, report, all, (text) => {
      const word = pattern.exec(text)?.[1] ?? scaffold.find((sentence) => text.includes(sentence));
      if (word === undefined) return undefined;
      return {
        message: `"${word}" is left over in this text.`,
        hint: 'Write what belongs there, or leave the property out.',
        part: { offset: text.indexOf(word), length: word.length },
      };
    });
  },
  site(site, report) {
    const document = site.shared && site.context(site.shared).document;
    for (const { file, isInvalid, title, description } of site.pages.values())
      if (!isInvalid && description === starterDescription(title, document))
        report({
          file,
          pointer: '/description',
          severity: 'warning',
          message:
            'This description is still what `npm run new:page` wrote: the title, and what the site says of itself.',
          hint: 'Say what the page offers, and to whom, in one or two plain sentences.',
        });
  },
};
