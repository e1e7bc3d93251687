import { textWidth } from '../text/text-width';
import type { Section } from '../types.generated';
import type { ResolvedPage } from './resolved-page';

/** What a page says of words that are too long for narrow columns or for its heading on a phone. */
export function longWordsOf({
  title,
  breadcrumb,
  sections,
}: Pick<ResolvedPage, 'title' | 'breadcrumb' | 'sections'>): Pick<
  ResolvedPage,
  'hasLongWords' | 'titleWord'
> {
  const titleWord = titleWordOf(title, sections);
  return {
    ...(hasLongWords([title, breadcrumb, sections]) && { hasLongWords: true }),
    ...(titleWord && { titleWord }),
  };
}

/** Longer words do not fit into narrow columns. */
const longWord = /\p{L}{20,}/u;

/** Whether any text in a value contains a word too long for narrow columns. */
function hasLongWords(value: unknown): boolean {
  return longWord.test(JSON.stringify(value));
}

/** In em: a narrower word fits on every phone, a wider one is hyphenated. */
const titleWords = { fitting: 7.3, widest: 9.5 };

/** The width of the longest word of a page's heading, in em, if a phone may be too narrow for it. */
function titleWordOf(title: string, [first]: readonly Section[]): number | undefined {
  const shown = first && 'title' in first && typeof first.title === 'string' ? first.title : title;
  const widths = shown.split(/[\s\-–—/]+/).map(textWidth);
  const width = Math.min(Math.max(...widths), titleWords.widest);
  return width > titleWords.fitting ? Number(width.toFixed(1)) : undefined;
}
