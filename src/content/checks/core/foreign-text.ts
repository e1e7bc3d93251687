import { hasLetterOf, type Language, ofScript } from '../../model/languages';

/** Languages that are written in two scripts, one of which has to be said in their code: `sr-latn`. */
const inTwoScripts = new Set('az bs crh cnr ff ha kk kok ks ku mn ms pa sd sh sr tk tt ug uz'.split(' '));

/**
 * Whether no letter of a translation belongs to its language's script. Not counted: names and brands in Latin letters, which any
 * language may have, and texts equal to their source text, which are names or reported by another check.
 */
export function isInWrongScript(copy: string, text: string, language: Language): boolean {
  if (text === copy || inTwoScripts.has(language) || !isInOtherLetters(text, language)) return false;
  const isLatin = lettersOf(text).every((letter) => /\p{Script=Latin}/u.test(letter));
  return !isLatin || isSentence(text);
}

/** Whether a text has letters, but none that its language is written in; a single one may be a sign. */
export function isInOtherLetters(text: string, language: Language): boolean {
  // The first letter of most texts decides, so the others need not be found.
  return !hasLetterOf(text, language) && hasLetters(text);
}

/** Whether a text has more than one letter. */
export function hasLetters(text: string): boolean {
  return lettersOf(text).length > 1;
}

/** The letters of a text that belong to a script. */
function lettersOf(text: string): readonly string[] {
  return text.match(letters) ?? [];
}

const letters = new RegExp(ofScript, 'gu');

/** Whether a text is more than a name: of several words, one begins with a small letter, of more than two words two do. */
export function isSentence(text: string): boolean {
  const words = text.match(/(?<![\p{L}@./])\p{L}{2,}/gu) ?? [];
  const small = words.filter((word) => !/^\p{Lu}/u.test(word)).length;
  return words.length > 2 ? small > 1 : words.length === 2 && small > 0;
}
