import type { Finding } from '../model/diagnostics';
import type { SectionHeading } from '../model/headings';
import type { Language, Languages } from '../model/languages';
import type { RoutesOfPage } from '../model/local-routes';
import type { OddLinks } from '../model/odd-links';
import type { CopyLeaf } from '../schema/fields';
import type { List, ListedWords, Teaser } from '../text/list';
import type { Accept } from './accept';

/** When a page is not published: never, always, or before the first and after the last of some days, such as `2027-01-21`. */
export type Draft = boolean | { from?: string; until?: string };

/**
 * What the rest of the site needs to know of a page or of a shared section, and all that is kept of it: ten thousand pages fit into memory,
 * and one that did not change is not read again.
 */
export interface PageFacts {
  id: string;
  /** The document, relative to the folder of the site. */
  file: string;
  /** What the checks of single documents found. */
  findings: Finding[];
  /** The document or a dictionary of it cannot be relied on: what it would say without its mistakes is unknown. */
  isInvalid: boolean;
  /** Whether it is a draft, or until which day. */
  draft: Draft;
  /** Of the site document: where days begin. */
  timeZone?: string;
  /** What the document, its dictionaries and what lies beside it say of where their schemas are, by their files. */
  schemaPaths: Readonly<Record<string, string>>;
  aliases: readonly string[];
  /** Its paths in languages in which it has another than its folder says; left out where it has none. */
  routes?: RoutesOfPage;
  /** Whether it lists the pages of the site. */
  isSitemap: boolean;
  /** Whether search engines are asked to leave it out. */
  isUnindexed: boolean;
  /** Paths that an invalid document mentions: one of them may be an alias that cannot be read. */
  mentions: readonly string[];
  anchors: readonly string[];
  /** Of a shared section: its own anchor. */
  ownAnchor?: string;
  /** The headings of its sections. */
  headings: readonly SectionHeading[];
  /** The shared sections that it shows, in their order; left out where it shows none. */
  shows?: readonly ShownSection[];
  /** What lists show of it, where it says so. */
  teaser?: Teaser;
  /** The lists that it shows; left out where it shows none. */
  lists?: readonly ShownList[];
  /** Links to this site, each once. */
  hrefs: readonly string[];
  /** Links with an address of their own, each once. */
  outward: readonly string[];
  /** Links that are not written as links may be, each once. */
  wrongHrefs: readonly string[];
  /** Paths of images within the site, each once. */
  images: readonly string[];
  /** Paths of files within the site that it offers, and what it names that is no such path, each once; left out where there are none. */
  downloads?: readonly string[];
  wrongDownloads?: readonly string[];
  /** Translations whose links differ from those of their texts; left out where there are none. */
  oddLinks?: readonly ({ file: string; copy: string; language: Language } & OddLinks)[];
  /** Images that are not named as images may be, each once. */
  wrongImages: readonly string[];
  /** Where images are shown whose schemas say what place that is. */
  shown: readonly ShownImage[];
  /** Words of the schemas' lists that its sections say, each once: `type hero`, `icon gear`, `solutions.variant rows`. */
  words: readonly string[];
  /** The characters outside ASCII that it and its dictionaries say, each once; left out where there are none. */
  characters?: string;
  /** How many different texts of the page are words to be translated. */
  texts: number;
  /** For each language but the source language. */
  translations: Readonly<Record<Language, TranslationFacts>>;
  /** Days after which the page shows something else: `2027-01-21`. */
  days: readonly string[];
  /** Where forms of the page are sent. */
  endpoints: readonly string[];
  /** Those of them that browsers send forms to without scripts. */
  posted: readonly string[];
  /** What it shows of other sites, each once; left out where it shows nothing. */
  embedded?: readonly string[];
  title: string;
  description: string;
  /** What is accepted here and was not found by a check of single documents: a check of the site may find it. */
  accepts: Accept[];
}

/** A list of pages in a place of a page. */
export interface ShownList extends List {
  /** Where the section stands. */
  pointer: string;
}

/** A shared section in a place of a page. */
export interface ShownSection {
  /** Its id, whether there is such a section or not. */
  id: string;
  /** Where the page names it. */
  pointer: string;
  /** The anchor that it has on this page, where that is one of its own. */
  anchor?: string;
}

/** An image in a place of a page. */
export interface ShownImage {
  /** Its path within the site. */
  image: string;
  /** How wide the place is at its widest, in CSS pixels; 0 when that is not known. */
  width: number;
  /** Width by height of the place, where it cuts images that have another. */
  ratio?: number;
}

/** Those of some languages that a page has a dictionary of its own for. */
export function dictionariesOf({ translations }: PageFacts, languages: Languages): Language[] {
  return languages.map(({ code }) => code).filter((code) => translations[code]?.dictionary !== undefined);
}

/** What the rest of the site needs to know of a page in a language that it is translated into. */
export interface TranslationFacts {
  /** Its own dictionary, relative to the folder of the site; undefined when there is none. */
  dictionary: string | undefined;
  /** Copy without an entry there: `min max copy`; `min max* copy` where it is inline text. */
  open: readonly string[];
  /** Entries that none of its texts uses. */
  unused: readonly string[];
  /** How many entries for its texts wait for their translation. */
  blank: number;
  /** Title and description, where the dictionary has them. */
  title: string | undefined;
  description: string | undefined;
  /** The words of its teaser, where it has one. */
  listed?: Pick<ListedWords, 'text' | 'imageAlt'>;
}

/** Copy that its page's own dictionary lacks, as page facts keep it. */
export function openKey(copy: string, { minLength, maxLength, isInline }: CopyLeaf): string {
  return `${minLength} ${maxLength}${isInline ? '*' : ''} ${copy}`;
}

/** What such a key says. */
export function parseOpen(key: string): { copy: string } & Omit<CopyLeaf, 'kind'> {
  const [min = '', max = ''] = key.split(' ', 2);
  return {
    copy: key.slice(min.length + max.length + 2),
    minLength: Number(min),
    maxLength: Number.parseInt(max, 10),
    ...(max.endsWith('*') && { isInline: true }),
  };
}
