import { plural } from '../text/plural';
import type { Language } from './languages';

/** A change that visitors of a page notice. */
export interface Change {
  kind: 'text' | 'link' | 'image' | 'setting' | 'section' | 'item' | 'translation' | 'page';
  /** The change in words: `Section "Metrics" moved above "Steps"`. */
  what: string;
  /** The changed property: `title`; undefined for a change of a whole section or page. */
  property?: string;
  /** The heading or type of the section; undefined for the page itself. */
  section?: string;
  /** The position of that section in the page. */
  place?: SectionPlace;
  before?: string;
  after?: string;
  /** The value's location in its document before and after; undefined where it does not exist. */
  pointer?: { before?: string | undefined; after?: string | undefined };
  /** For an item that was added, removed or moved: the location of its list before and after. */
  list?: { before: string; after: string };
  /** For a translation: the source text. */
  text?: string;
  /** For a translation that changed while its text did not: the language. */
  language?: Language;
  /** For a text: the state of its translations. */
  translations?: readonly { language: Language; state: 'confirmed' | 'changed' | 'missing'; text?: string }[];
}

/** The index of a section before and after; undefined where it does not exist. */
export interface SectionPlace {
  before?: number | undefined;
  after?: number | undefined;
}

export interface PageChanges {
  /** The route; empty for header and footer. For a removed page, its former route. */
  route: string;
  title: string;
  /** The former route, if it has changed; undefined for a new page. */
  routeBefore?: string | undefined;
  changes: readonly Change[];
  /** The name of a shared section, where it is one. */
  shared?: string;
}

/** How many changes there are, and on how many pages: "4 changes on 2 pages"; undefined if there are none. */
export function amountOf(
  pages: readonly { route: string; changes: readonly unknown[] }[],
  whose = '',
): string | undefined {
  const count = pages.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count === 0) return undefined;
  const own = pages.filter(({ route }) => route !== '').length;
  const places = [...(own > 0 ? [plural(own, 'page')] : []), ...(own < pages.length ? ['all pages'] : [])];
  return `${plural(count, 'change')}${whose} on ${places.join(' and on ')}`;
}
