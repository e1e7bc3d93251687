import type { Language } from '../model/languages';
import { starterDescription } from '../model/starter-description';
import type { Check } from './core/check';
import { reportCopy } from './core/copy-faults';

/** Words that stand in for a text wherever they are. */
const words = ['FIXME', 'TBD', 'tbd', 'Lorem ipsum', 'PLACEHOLDER'];
/**
 * Words that also mean something: `TODO INCLUIDO` is all inclusive, and `XXX` a Roman thirty. They stand in for a text alone, between brackets,
 * and before what is to be done.
 */
const notes = ['TODO', 'XXX'];
/** Texts written by earlier versions of `npm run new:page`: a sentence is one wherever it is, a label only as the whole text. */
const scaffold = [
  'Say in one sentence what the reader gains.',
  'Diga en una frase qué gana el lector.',
  'Say what to do next',
  'Diga qué hacer a continuación',
  'what this page offers to whom, in one or two plain sentences.',
  'qué ofrece esta página y a quién, en una o dos frases sencillas.',
];
const note = `(?:${notes.join('|')})`;
const [opening, closing] = ['[([{<]\\s*', '\\s*[)\\]}>]'];
const patterns = [
  `(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`,
  `(?<=^[\\s*_]*)${note}(?=[\\s*_.…?!]*$)`,
  `(?<=${opening})${note}(?=${closing})`,
  `(?<=^\\s*|[.!?]\\s+|${opening})${note}(?=\\s?:|\\()`,
  // In the place of a number.
  '(?<![\\p{L}\\d])XXX(?:(?=\\s?[\\p{Sc}%])|(?:[\\s./-]XXX)+)(?![\\p{L}\\d])',
  '(?<=\\p{Sc}\\s?)XXX?(?![\\p{L}\\d])',
  '(?<![\\p{L}\\d])XX(?=\\s?[\\p{Sc}%])',
  '(?<![\\p{L}\\d])XX(?:[.,:/]XX)+(?![\\p{L}\\d])',
];
const pattern = new RegExp(patterns.join('|'), 'u');

/** Before a word in small letters, it is what is to be done: `TODO prüfen`. */
const task = /(?<=^[\s*_]*)TODO(?=\s+\p{Ll})/u;
/** Languages in which it stands before other words: `TODO lists`, `TODO incluido`. */
const withTodo = /^(?:an|ast|en|es|gl|pt)\b/;

/** What is left over in a text, and where. */
function leftoverIn(text: string, language: Language): { word: string; offset: number } | undefined {
  const found = pattern.exec(text) ?? (withTodo.test(language) ? null : task.exec(text));
  if (found) return { word: found[0], offset: found.index };
  const word = scaffold.find((one) => (one.endsWith('.') ? text.includes(one) : text.trim() === one));
  return word === undefined ? undefined : { word, offset: text.indexOf(word) };
}

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
    reportCopy(context, report, [...words, 'TODO', 'XX', ...scaffold], (text, language) => {
      const found = leftoverIn(text, language);
      if (!found) return undefined;
      const { word, offset } = found;
      return {
        message: `"${word}" is left over in this text.`,
        hint: 'Write what belongs there, or leave the property out.',
        part: { offset, length: word.length },
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
