import { diffWordsWithSpace } from 'diff';
import type { Change } from '../../content/model/page-changes';

type Encode = (text: string) => string;

/**
 * The words of a change, those that are gone and new ones marked; empty where there are none.
 *
 * @param quote escapes words
 * @param code escapes what is no sentence: addresses, files, settings
 */
export function changedWords({ before, after, kind }: Change, quote: Encode, code: Encode): string {
  if (before === undefined || after === undefined) return quote(before ?? after ?? '');
  if (kind === 'link' || kind === 'setting' || kind === 'image') return `${code(before)} → ${code(after)}`;
  return markedWords(before, after, quote);
}

/** Marks removed words with `<del>` and new ones with `<ins>`. */
function markedWords(before: string, after: string, quote: Encode): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, removed, added }) => {
      const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(value) ?? [];
      if (words === '' || (!removed && !added)) return quote(value);
      return `${start}${removed ? `<del>${quote(words)}</del>` : `<ins>${quote(words)}</ins>`}${end}`;
    })
    .join('');
}
