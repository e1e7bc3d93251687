import { diffWordsWithSpace } from 'diff';

/** Marks removed words with `<del>` and new ones with `<ins>`. @param quote escapes the words */
export function markedWords(before: string, after: string, quote: (text: string) => string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, removed, added }) => {
      const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
      if (words === '' || (!removed && !added)) return quote(value);
      return `${start}${removed ? `<del>${quote(words)}</del>` : `<ins>${quote(words)}</ins>`}${end}`;
    })
    .join('');
}
