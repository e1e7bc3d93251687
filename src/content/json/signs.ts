/**
 * Characters typed instead of JSON's punctuation: by hand, on keyboards of other scripts, or by programs with
 * typographic quotes. Each list is the inside of a character class.
 */

/** Instead of a comma: the semicolon, and commas and semicolons of Chinese, Japanese and Arabic. */
export const commas = ';\uff0c\uff1b\u3001\u060c\u061b';
/** Instead of a colon: the equals sign, and the colon of Chinese and Japanese. */
export const colons = '=\uff1a';
export const singleQuotes = "'\u2018\u2019\u201a\u2039\uff07";
/** Other opening quotes: “English”, „German“, «French», »Danish«, 「Japanese」, ＂full-width＂. */
export const doubleQuotes = '\u201c\u201d\u201e\u00ab\u00bb\u300c\u300e\uff02';
/** Brackets of Chinese and Japanese keyboards, each with the one that is meant. */
export const wideBrackets: Readonly<Record<string, string>> = {
  '\uff5b': '{',
  '\uff5d': '}',
  '\uff3b': '[',
  '\uff3d': ']',
};
export const closingBrackets = '}\\]\uff5d\uff3d';
export const closingQuotes = '"\'\u2018\u2019\u203a\u2039\u201c\u201d\u00ab\u00bb\u300d\u300f\uff02\uff07';
/** Instead of a colon, where a program has another sign between a name and its value: a pattern. */
const longColons = '=>|:=|::|->';

/** Matches what was typed instead of a comma, which may be the key beside it. */
export const likeComma = new RegExp(`^(?:[${commas}]|\\.(?!\\d))`);
export const likeColon = new RegExp(`^(?:${longColons}|[${colons}])`);
