/** Scripts that whole sentences are written in. Names are those of Unicode. */
export const manyScripts =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Tamil Thai Georgian Hangul Hiragana Han'
    .split(' ')
    .map((name) => ({
      name,
      own: new RegExp(`\\p{Script=${name}}`, 'u'),
      // Its comma and its digits, too, which other scripts share.
      used: new RegExp(`\\p{Script_Extensions=${name}}`, 'u'),
    }));
