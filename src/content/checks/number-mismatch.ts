import { differences, type Pair } from '../model/figures';
import { sourceLanguage } from '../model/languages';
import { oddPart } from '../model/odd-part';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';

export const numberMismatch: Check = {
  code: 'number-mismatch',
  severity: 'warning',
  summary: 'Figures are the same in every language.',
  why: 'A figure that was corrected in one language only makes the company contradict itself.',
  example: {
    file: 'finance/es.json',
    right: '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
    wrong: '"From 3.2 to 12 months": "De 3,5 a 12 meses"',
  },
  ...overTranslations('number-mismatch', ({ copy, text, language, languages }) => {
    const pair = [sourceLanguage(languages), language] as const;
    return agree(copy, text, pair) ? undefined : explain(copy, text, pair);
  }),
};

/** A figure before letters, which may say how large it is: `2 billion`, `$3.2M`. */
const mayBeScaled = /\d[\s\u00a0\u202f-]?\p{L}/u;
/** A number with one sign at a time between its digits, whichever language uses it. */
const plainFigure = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

function agree(copy: string, translation: string, pair: Pair): boolean {
  // Most texts have no figures, and most figures are written alike, but for the sign between their digits: that is seen quickly.
  const both = `${copy}, ${translation}`;
  if (!/\d/.test(both)) return true;
  const isPlain = !mayBeScaled.test(both);
  return (
    (isPlain && figuresOf(copy) === figuresOf(translation)) ||
    differences(copy, translation, pair).length === 0
  );
}

/** The numbers of a text, with the same sign between their digits. */
function figuresOf(text: string): string | undefined {
  return text
    .match(plainFigure)
    ?.join(' ')
    .replaceAll(/[,\u00a0\u202f]/g, '.');
}

/** A number as a text has it, with whatever separates its digits. */
const writtenFigure = /\d+(?:[.,\u00a0\u202f]\d+| \d{3}(?!\d))*/g;

function explain(copy: string, translation: string, pair: Pair) {
  return {
    message: `The figures differ between the languages: ${differences(copy, translation, pair).join(', ')}.`,
    hint: 'Correct the one that is wrong; or accept it with a reason.',
    ...oddPart(translation, copy, writtenFigure, (figure) => figure.replaceAll(/\D/g, '')),
  };
}
