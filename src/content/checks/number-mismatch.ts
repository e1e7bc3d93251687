import { differentNames } from '../model/calendar-names';
import { differentCurrencies } from '../model/currencies';
import { type Differences, differences, type Pair } from '../model/figures';
import { languageName, sourceLanguage } from '../model/languages';
import { oddPart } from '../model/odd-part';
import { differentSmallNumbers } from '../model/small-numbers';
import { plainDigits } from '../text/plain-digits';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';

export const numberMismatch: Check = {
  code: 'number-mismatch',
  severity: 'warning',
  summary: 'Figures, dates and currencies are the same in every language.',
  why: 'A figure that was corrected in only one language makes the site contradict itself.',
  example: {
    file: 'finance/es.json',
    right: '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
    wrong: '"From 3.2 to 12 months": "De 3,5 a 12 meses"',
  },
  ...overTranslations('number-mismatch', (translation) => {
    const { language, languages } = translation;
    const pair = [sourceLanguage(languages), language] as const;
    const [copy, text] = [plainDigits(translation.copy), plainDigits(translation.text)];
    return agree(copy, text, pair) ? faultOfWords(copy, text, pair) : explain(copy, text, pair);
  }),
};

/** A figure before letters, which may be its scale: `2 billion`, `$3.2M`. */
const mayBeScaled = /\d[\s\u00a0\u202f-]?\p{L}/u;
/** A number with single separators between digits, in any language. */
const plainFigure = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

function agree(copy: string, translation: string, pair: Pair): boolean {
  // A fast path: most texts have no figures, and most figures only differ in separators.
  const both = `${copy}, ${translation}`;
  if (!/\d/.test(both)) return true;
  const isPlain = !mayBeScaled.test(both);
  return (
    (isPlain && figuresOf(copy) === figuresOf(translation)) ||
    differences(copy, translation, pair).flat().length === 0
  );
}

/** The numbers of a text with normalized separators. */
function figuresOf(text: string): string | undefined {
  return text
    .match(plainFigure)
    ?.join(' ')
    .replaceAll(/[,\u00a0\u202f]/g, '.');
}

/** A number as written, with any separators. */
const writtenFigure = /\d+(?:[.,\u00a0\u202f]\d+|[ '’]\d{3}(?!\d))*/g;

function explain(copy: string, translation: string, pair: Pair) {
  return {
    message: `The figures differ between the languages: ${only(differences(copy, translation, pair), pair)}.`,
    hint,
    ...oddPart(translation, copy, writtenFigure, (figure) => figure.replaceAll(/\D/g, '')),
  };
}

/** What may still differ between two texts with the same figures. */
const said: readonly (readonly [what: string, (copy: string, text: string, pair: Pair) => Differences])[] = [
  ['currencies', differentCurrencies],
  ['months', (copy, text, pair) => differentNames('month', copy, text, pair)],
  ['days of the week', (copy, text, pair) => differentNames('weekday', copy, text, pair)],
  ['numbers in words', differentSmallNumbers],
];

function faultOfWords(copy: string, translation: string, pair: Pair) {
  for (const [what, differ] of said) {
    const different = differ(copy, translation, pair);
    const [words] = different[1];
    if (words === undefined) continue;
    return {
      message: `The ${what} differ between the languages: ${only(different, pair)}.`,
      hint,
      part: { offset: translation.indexOf(words), length: words.length },
    };
  }
  return undefined;
}

const hint = 'Correct the one that is wrong; or accept it with a reason.';

/** What each of two texts has that the other has not. */
function only(differing: Differences, pair: Pair): string {
  return differing
    .flatMap((parts, index) =>
      parts.length > 0 ? `only the ${languageName(pair[index] ?? '')} has ${parts.join(', ')}` : [],
    )
    .join('; ');
}
