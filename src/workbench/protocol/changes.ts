import type { Change } from '../../content/model/page-changes';
import type { PublishingVerb } from '../../content/model/publishing';

/** A change since the last commit, or since the branch diverged from the main branch. */
export interface ListedChange extends Change {
  /** The change in words, with the state of its translations. */
  head: string;
  /** Whether it can be discarded by itself. */
  isOwn: boolean;
}

/** A changed page; shared content counts as one without a route. */
export interface ChangedPage {
  /** Its folder. */
  id: string;
  /** Empty for shared content. */
  route: string;
  routeBefore?: string | undefined;
  title: string;
  state: 'changed' | 'new' | 'gone' | 'moved';
  changes: ListedChange[];
  /** A hash that identifies this state of the page. */
  mark: string;
}

/** The changes, or why they cannot be determined. */
export type Changes =
  | { missing: string }
  | {
      base: string;
      pages: ChangedPage[];
      mark: string;
      /** How they are published, and what is missing for that. */
      publishing: { verb: PublishingVerb; missing?: string };
    };

/** What to discard: everything, a page, a section, or one change by its index in the list. */
export interface Unwanted {
  mark: string;
  page?: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** A commit that changed a page. */
export interface PageVersion {
  commit: string;
  who: string;
  when: string;
  /** The page's folder at that time. */
  folder: string;
  /** The changes in words. */
  what: string[];
  /** Whether the page existed then. */
  isThere: boolean;
}

/** The versions of a page, latest first. */
export interface PageVersions {
  versions: PageVersion[];
  isMore: boolean;
  /** Whether this clone lacks older ones. */
  isCut: boolean;
}

/** What to restore from a version: a part or the whole page. `mark` identifies the state of the page that was seen. */
export interface Restored {
  route: string;
  commit: string;
  folder: string;
  mark: string;
  section?: { before?: number; after?: number };
  change?: number;
}

/** A changed section of a page, before and after; undefined where it does not exist. */
export interface SectionPicture {
  /** Its heading or type. */
  name: string;
  language: string;
  before?: ResolvedSection;
  after?: ResolvedSection;
}

/** A section resolved for its component, and the address of a page of the gallery that shows sections of its type. */
interface ResolvedSection {
  source: string;
  section: unknown;
}
