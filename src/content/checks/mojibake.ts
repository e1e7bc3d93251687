import type { Check } from './core/check';
import { type CopyFault, reportCopy } from './core/copy-faults';

/** Windows-1252 for the bytes 0x80 to 0x9f; higher bytes are as in Unicode. */
const shown = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const later = `[\u00a0-\u00bf${shown}]`;
/** Letters and punctuation of common languages in UTF-8, decoded as Windows-1252. */
const misread = new RegExp(`[ÂÃ]${later}|â${later}{2}|ð${later}{3}`, 'g');

export const mojibake: Check = {
  code: 'mojibake',
  severity: 'error',
  summary: 'No text was read in the wrong encoding.',
  why: 'Visitors would see two or three odd letters in place of one.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta una frase sobre lo quÃ© cuesta."',
  },
  page(context, report) {
    reportCopy(context, report, ['Â', 'Ã', 'â', 'ð'], faultOf);
  },
};

function faultOf(text: string): CopyFault | undefined {
  const match = (text.match(misread) ?? []).find((letters) => decode(letters) !== letters);
  if (match === undefined) return undefined;
  return {
    message: `"${match}" was "${decode(match)}" before a program read this text in the wrong encoding.`,
    hint: 'Type the text again.',
    mended: text.replace(misread, decode),
    part: { offset: text.indexOf(match), length: match.length },
  };
}

/** Reverses the wrong decoding; returns the letters unchanged if they are not valid UTF-8. */
function decode(letters: string): string {
  const bytes = [...letters].map((letter) => {
    const at = shown.indexOf(letter);
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return letters;
  }
}
