/** Letters of the Cyrillic and the Greek alphabet that look like one of the Latin. */
const cyrillic = ['аеорсухіјѕһԁАВЕКМНОРСТХІЈЅ', 'aeopcyxijshdABEKMHOPCTXIJS'] as const;
const greek = ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'] as const;

const latin = new Map(
  [cyrillic, greek].flatMap(([foreign, own]) => [...foreign].map((letter, at) => [letter, own.charAt(at)])),
);
const foreign = new RegExp(`[${[...latin.keys()].join('')}]`);
const everyForeign = new RegExp(foreign, 'g');
const word = /[\p{L}\p{M}]+/gu;

/** A text with Latin letters for those that look like them. */
export function inLatin(text: string): string {
  return text.replaceAll(everyForeign, (letter) => latin.get(letter) ?? letter);
}

/** A word in Latin letters but for some that only look like them. */
interface MixedWord {
  /** The first of these letters, and where it is in the text. */
  letter: string;
  offset: number;
  word: string;
  /** The text with Latin letters in the word. */
  mended: string;
}

/** The first such word of a text. */
export function firstMixedWord(text: string): MixedWord | undefined {
  if (!foreign.test(text)) return undefined;
  for (const { 0: written, index } of text.matchAll(word)) {
    const own = latinOf(written);
    if (own === written) continue;
    const at = written.search(foreign);
    return {
      letter: written.charAt(at),
      offset: index + at,
      word: written,
      mended: text.slice(0, index) + own + text.slice(index + written.length),
    };
  }
  return undefined;
}

/** A text with Latin letters in all such words. */
export function withoutMixedWords(text: string): string {
  return foreign.test(text) ? text.replaceAll(word, latinOf) : text;
}

/** A word in Latin letters, if all of its letters are or look like some and one is; any other word as it is. */
function latinOf(written: string): string {
  const own = inLatin(written);
  return /\p{Script=Latin}/u.test(written) && /^[\p{Script=Latin}\p{M}]+$/u.test(own) ? own : written;
}
