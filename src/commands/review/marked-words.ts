import { diffWordsWithSpace } from 'diff';

/** A text with the words that are gone in `<del>` and the new ones in `<ins>`. @param quote what is done to the words themselves */
export function markedWords(before: string, after: string, quote: (text: string) => string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, removed, added }) => {
      const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
      if (words === '' || (!removed && !added)) return quote(value);
      return `${start}${removed ? `<del>${quote(words)}</del>` : `<ins>${quote(words)}</ins>`}${end}`;
    })
    .join('');
}
