import type { Language } from '../../content/languages';

/** One change that visitors of a page notice. */
export interface Change {
  kind: 'text' | 'link' | 'image' | 'setting' | 'section' | 'translation' | 'page';
  /** What has changed, in words: `Section "Metrics" moved above "Steps"`. */
  what: string;
  /** The heading or type of the section that it is in; undefined for the page itself. */
  section?: string;
  before?: string;
  after?: string;
  /** For a text: what became of its translations. */
  translations?: readonly { language: Language; state: 'confirmed' | 'changed' | 'missing'; text?: string }[];
}

/** What has changed on a page. */
export interface PageChanges {
  /** The route; empty for header and footer. */
  route: string;
  title: string;
  changes: readonly Change[];
}
