import type { Language } from '../../content/model/languages';

/** One change that visitors of a page notice. */
export interface Change {
  kind: 'text' | 'link' | 'image' | 'setting' | 'section' | 'translation' | 'page';
  /** What has changed, in words: `Section "Metrics" moved above "Steps"`. */
  what: string;
  /** The property whose value it is: `title`; undefined for what concerns a section or page as a whole. */
  property?: string;
  /** The heading or type of the section that it is in; undefined for the page itself. */
  section?: string;
  /** Where that section stands among those of the page. */
  place?: SectionPlace;
  before?: string;
  after?: string;
  /** Where the value stood and stands in its document; undefined where there is none. */
  pointer?: { before?: string | undefined; after?: string | undefined };
  /** For a translation: the text that it is of. */
  text?: string;
  /** For a translation that changed while its text stayed: the language. */
  language?: Language;
  /** For a text: what became of its translations. */
  translations?: readonly { language: Language; state: 'confirmed' | 'changed' | 'missing'; text?: string }[];
}

/** Where a section stood and stands, counted from 0; undefined where there is none. */
export interface SectionPlace {
  before?: number | undefined;
  after?: number | undefined;
}

/** What has changed on a page. */
export interface PageChanges {
  /** The route; empty for header and footer. A page that is gone has the one that it had. */
  route: string;
  title: string;
  /** The route that it had, where it has another now; undefined for a new page. */
  routeBefore?: string | undefined;
  changes: readonly Change[];
}
