import { addTo } from '../text/grouped';
import { isRecord } from './is-record';

export interface SectionHeading {
  text: string;
  pointer: string;
  /** In lower case, with punctuation, separated by spaces. */
  words: string;
}

/** The heading of each section that has one, with its pointer. */
export function headingsOf(
  sections: readonly unknown[],
  pointerOf: (index: number) => string,
): SectionHeading[] {
  return sections.flatMap((section, index) => {
    const title = isRecord(section) ? section.title : undefined;
    return typeof title === 'string' && title !== ''
      ? [{ text: title, pointer: `${pointerOf(index)}/title`, words: headingWords(title) }]
      : [];
  });
}

/** The words and punctuation of a heading, in lower case, separated by spaces. */
function headingWords(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*|[,:;.?!–]/gu) ?? []).join(' ');
}

/**
 * Groups headings with the same frame: the heading with every rare word replaced by a gap, `from … to …`. Frames with
 * fewer than two words or signs are ignored. Rarity is counted among the headings themselves, so this works in every
 * language.
 *
 * @param headings distinct, as `words` of `headingsOf`
 * @param atLeast a word in fewer headings than this is rare; in a large site, a word in fewer than one of forty
 *   headings
 * @returns the headings of each frame
 */
export function framesOf(headings: Iterable<string>, atLeast: number): Map<string, string[]> {
  const all = [...headings].map((heading) => ({ heading, words: heading.split(' ') }));
  const often = Math.max(atLeast, all.length / 40);
  const count = new Map<string, number>();
  for (const { words } of all) for (const word of new Set(words)) count.set(word, (count.get(word) ?? 0) + 1);
  const common = new Set([...count].filter(([, headings]) => headings >= often).map(([word]) => word));
  const frames = new Map<string, string[]>();
  for (const { heading, words: whole } of all) {
    const parts = whole.map((word) => (common.has(word) ? word : gap));
    const frame = parts.filter((part, index) => part !== gap || parts[index - 1] !== gap);
    const words = frame.filter((part) => part !== gap).length;
    if (words >= 2 && words < frame.length) addTo(frames, frame.join(' '), heading);
  }
  return frames;
}

const gap = '…';
