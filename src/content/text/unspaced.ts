/** Scripts that are written without spaces between words, beside those of wide letters. Each list is the inside of a character class. */
export const unspacedNarrow = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/** The same with those of Chinese and Japanese. */
export const unspaced = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}${unspacedNarrow}`;
