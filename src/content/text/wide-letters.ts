/**
 * Letters and signs that take the room of two Latin letters: Chinese, Japanese and Korean, with their punctuation. Emoji are wide as well, and
 * are not meant: they stand for a word.
 */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
export const everyWideLetter = new RegExp(wide, 'gu');

/** Whether a text has wide letters; with a single letter, whether it is one. */
export function hasWideLetters(text: string): boolean {
  return wide.test(text);
}

export function wideLetters(text: string): number {
  return text.match(everyWideLetter)?.length ?? 0;
}

/**
 * What stands between two lines that become one: a space, but nothing between wide letters, whose languages are written without spaces.
 * Korean has them.
 */
export function gapBetween(before: string, after: string): '' | ' ' {
  return isDense([...before.slice(-2)].at(-1)) && isDense([...after.slice(0, 2)][0]) ? '' : ' ';
}

function isDense(letter = ''): boolean {
  return hasWideLetters(letter) && !/\p{Script=Hangul}/u.test(letter);
}
