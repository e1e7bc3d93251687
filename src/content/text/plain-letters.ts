import { capitalized } from './capitalized';

/** Letters that do not consist of another letter and an accent. */
const spelled: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't' },
};
/** Letters with accents for which a language writes two. */
const spelledIn: Record<string, Record<string, string>> = { de: { ä: 'ae', ö: 'oe', ü: 'ue' } };

/**
 * A text with Latin letters as names of files and addresses have them: `Fähre` is `Fahre`, in German `Faehre`. Accents may be
 * signs of their own, which editors cannot tell apart.
 *
 * @param language of the text, if that is known
 */
export function plainLetters(text: string, language = ''): string {
  const letters = { ...spelled, ...spelledIn[language.split('-')[0] ?? ''] };
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => {
      const plain = letters[letter.toLowerCase()];
      if (plain === undefined) return letter;
      return letter === letter.toLowerCase() ? plain : capitalized(plain);
    })
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}
