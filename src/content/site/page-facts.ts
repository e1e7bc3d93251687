import type { Finding } from '../model/diagnostics';
import type { SectionHeading } from '../model/headings';
import type { LackedText } from '../model/lacked-texts';
import type { Language, Languages } from '../model/languages';
import type { List, ListedWords, Teaser } from '../model/list';
import type { RoutesOfPage } from '../model/local-routes';
import type { OddLinks } from '../model/odd-links';
import type { BorrowingItem } from '../schema/from-page';
import type { Accept } from './accept';

/** When a page is unpublished: `false` never, `true` always, or outside of a period of dates such as `2027-01-21`. */
export type Draft = boolean | { from?: string; until?: string };

/**
 * Everything that the rest of the site needs to know of a page or shared section. Only facts are kept, so that ten
 * thousand pages fit into memory and unchanged ones need not be read again.
 */
export interface PageFacts {
  id: string;
  /** The document, relative to the site's folder. */
  file: string;
  /** The findings of page checks. */
  findings: Finding[];
  /** The document or one of its dictionaries is unreliable, so that its intended content is unknown. */
  isInvalid: boolean;
  /** Whether it is a draft, or its publication period. */
  draft: Draft;
  /** Only for the site document: the time zone for dates. */
  timeZone?: string;
  /** The `$schema` of the document, its dictionaries and the site's other documents, by file. */
  schemaPaths: Readonly<Record<string, string>>;
  aliases: readonly string[];
  /** Its localized paths; omitted if there are none. */
  routes?: RoutesOfPage;
  /** Where the steps of its breadcrumb lead; undefined without one. */
  breadcrumb?: readonly string[];
  /** Whether it lists the pages of the site. */
  isSitemap: boolean;
  /** Whether search engines are asked not to index it. */
  isUnindexed: boolean;
  /** Paths in an invalid document, any of which may be an unreadable alias. */
  mentions: readonly string[];
  anchors: readonly string[];
  /** Only for a shared section: its own anchor. */
  ownAnchor?: string;
  headings: readonly SectionHeading[];
  /** The shared sections that it shows, in order; omitted if there are none. */
  shows?: readonly ShownSection[];
  /** What lists show of it, if set. */
  teaser?: Teaser;
  /** The items that borrow content from other pages; omitted if there are none. */
  borrows?: readonly BorrowingItem[];
  /** The lists that it shows; omitted if there are none. */
  lists?: readonly ShownList[];
  /** Distinct links to this site. */
  hrefs: readonly string[];
  /** Distinct links with a full address. */
  outward: readonly string[];
  /** Distinct invalid links. */
  wrongHrefs: readonly string[];
  /** Distinct icons that do not come with the engine; omitted if there are none. */
  icons?: readonly string[];
  /** Distinct paths of images within the site. */
  images: readonly string[];
  /** Distinct paths of downloads within the site, and invalid ones as written; omitted if there are none. */
  downloads?: readonly string[];
  wrongDownloads?: readonly string[];
  /** Translations whose links differ from those of their source texts; omitted if there are none. */
  oddLinks?: readonly ({ file: string; copy: string; language: Language } & OddLinks)[];
  /** Distinct invalid paths of images. */
  wrongImages: readonly string[];
  /** Images in places whose schemas describe the place. */
  shown: readonly ShownImage[];
  /** The distinct types of its sections. */
  types: readonly string[];
  /** The distinct words in its sections from each list of the schemas: `icon`, `solutions.variant`. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Distinct characters outside ASCII in it and its dictionaries; omitted if there are none. */
  characters?: string;
  /** The number of distinct texts with words to translate. */
  texts: number;
  /** For each language but the source language. */
  translations: Readonly<Record<Language, TranslationFacts>>;
  /** Dates after which the page shows something else: `2027-01-21`. */
  days: readonly string[];
  /** Where forms of the page are sent. */
  endpoints: readonly string[];
  /** Those to which browsers post forms without scripts. */
  posted: readonly string[];
  /** Distinct embedded addresses of other sites; omitted if there are none. */
  embedded?: readonly string[];
  title: string;
  description: string;
  /** Its `$accept` entries, for the site checks. */
  accepts: Accept[];
  /** The codes of page checks that had to leave something unsaid, as what they need is not right; omitted if there are none. */
  unsure?: readonly string[];
}

/** A list of pages on a page. */
export interface ShownList extends List {
  /** The pointer to its section. */
  pointer: string;
}

/** A reference to a shared section on a page. */
export interface ShownSection {
  /** Its id, whether or not it exists. */
  id: string;
  /** The pointer to the reference. */
  pointer: string;
  /** The anchor that replaces the section's own on this page, if any. */
  anchor?: string;
}

/** An image in a place of a page. */
export interface ShownImage {
  /** Its path within the site. */
  image: string;
  /** The maximum width of the place, in CSS pixels; 0 if unknown. */
  width: number;
  /** The aspect ratio of the place, if it crops images. */
  ratio?: number;
}

/** The languages among the given ones in which a page has its own dictionary. */
export function dictionariesOf({ translations }: PageFacts, languages: Languages): Language[] {
  return languages.map(({ code }) => code).filter((code) => translations[code]?.dictionary !== undefined);
}

/** The facts of a page in a language that it is translated into. */
export interface TranslationFacts {
  /** Its own dictionary, relative to the site's folder; undefined if there is none. */
  dictionary: string | undefined;
  /** Copy without an entry there. */
  lacked: readonly LackedText[];
  /** Entries that none of its texts uses. */
  unused: readonly string[];
  /** The number of empty entries for its texts. */
  blank: number;
  /** Entries that a machine translated and nobody has read, used or not; omitted if there are none. */
  unread?: readonly string[];
  /** Title and description, if the dictionary has them. */
  title: string | undefined;
  description: string | undefined;
  /** The texts of its teaser, if any. */
  listed?: Omit<ListedWords, 'title'>;
}
