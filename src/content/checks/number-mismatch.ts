import type { Check } from '../check';
import { pointerToken } from '../diagnostics';
import { differences, type Pair } from '../figures';
import { sourceLanguage } from '../languages';
import { oddPart } from '../odd-part';
import { parseOpen } from '../page-facts';

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
  page({ copies, languages, source, translations }, report) {
    for (const { language, file, own } of translations) {
      const seen = new Set<string>();
      const pair = [sourceLanguage(languages), language] as const;
      for (const [index, { text: copy }] of copies.entries()) {
        const text = own[index];
        if (!text || agree(copy, text, pair) || seen.has(copy)) continue;
        seen.add(copy);
        report({ file, pointer: pointerToken(copy), causes: [source.path], ...explain(copy, text, pair) });
      }
    }
  },
  site({ translations, languages }, report) {
    for (const { language, file, open, entries } of translations) {
      const pair = [sourceLanguage(languages), language] as const;
      for (const key of open.keys()) {
        const { copy } = parseOpen(key);
        const text = entries[copy];
        if (!text || agree(copy, text, pair)) continue;
        report({ file, pointer: pointerToken(copy), ...explain(copy, text, pair) });
      }
    }
  },
};

const hasDigit = /\d/;
/** A figure before letters, which may say how large it is: `2 billion`, `$3.2M`. */
const mayBeScaled = /\d[\s\u00a0\u202f-]?\p{L}/u;

function agree(copy: string, translation: string, pair: Pair): boolean {
  // Most texts have no figures, and most figures are written alike, but for the sign before decimals.
  if (!hasDigit.test(copy)) {
    return !hasDigit.test(translation) || differences(copy, translation, pair).length === 0;
  }
  const isPlain = !mayBeScaled.test(copy) && !mayBeScaled.test(translation);
  return (isPlain && hasSameFigures(copy, translation)) || differences(copy, translation, pair).length === 0;
}

/** Whether two texts have the same digits in the same order, with the same kind of gap between them. */
function hasSameFigures(a: string, b: string): boolean {
  let lastA = -1;
  let lastB = -1;
  for (;;) {
    const atA = nextDigit(a, lastA + 1);
    const atB = nextDigit(b, lastB + 1);
    if (atA < 0 || atB < 0) return atA === atB;
    if (a.charCodeAt(atA) !== b.charCodeAt(atB)) return false;
    if (lastA >= 0 && gapOf(a, lastA, atA) !== gapOf(b, lastB, atB)) return false;
    lastA = atA;
    lastB = atB;
  }
}

function nextDigit(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return at;
  }
  return -1;
}

/** Whether two digits belong to one number, to its parts around a separator, or to two numbers. */
function gapOf(text: string, last: number, next: number): 0 | 1 | 2 {
  if (next - last === 1) return 0;
  return next - last === 2 && isSeparator(text.charCodeAt(last + 1)) ? 1 : 2;
}

function isSeparator(code: number): boolean {
  return code === 44 || code === 46 || code === 0xa0 || code === 0x202f;
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
