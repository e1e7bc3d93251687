/**
 * What is typed in place of the signs of JSON: by hand, by the keyboards of other scripts, and by programs that make quotes
 * typographic. Each list is the inside of a character class.
 */

/** In place of a comma: the semicolon, and the commas and semicolons of Chinese, Japanese and Arabic. */
export const commas = ';\uff0c\uff1b\u3001\u060c\u061b';
/** In place of a colon: the equals sign, and the colon of Chinese and Japanese. */
export const colons = '=\uff1a';
/** Single quotes that a text begins with. */
export const singleQuotes = "'\u2018\u201a\u2039";
/** Other quotes that a text begins with: “English”, „German“, «French», »Danish«, 「Japanese」, ＂full-width＂. */
export const doubleQuotes = '\u201c\u201d\u201e\u00ab\u00bb\u300c\u300e\uff02';
/** Quotes that a text ends with. */
export const closingQuotes = '"\'\u2018\u2019\u203a\u2039\u201c\u201d\u00ab\u00bb\u300d\u300f\uff02';
