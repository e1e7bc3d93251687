import type { Dated } from '../model/dated';
import type { Language, Languages } from '../model/languages';
import type { RoutesOfPage } from '../model/local-routes';
import type { PageDocument, Section, SectionType, SiteDocument } from '../types.generated';
import type { ShownFeed } from './feed';
import type { HeaderFit } from './header-fit';

/** A page in one language with final texts, links and images: the input of components, and what the browser fetches. */
export interface ResolvedPage {
  id: string;
  /** The route without language, the same for all languages. */
  route: string;
  /** Localized routes by language; omitted if there are none. */
  routes?: RoutesOfPage;
  language: Language;
  title: string;
  description: string;
  breadcrumb: NonNullable<PageDocument['breadcrumb']>;
  sections: Section[];
  /** Not published: shown with a notice. */
  isDraft?: true;
  /** Its last day is over. */
  isOver?: true;
  /** Search engines are asked not to index it. */
  isUnindexed?: true;
  /** The image in link previews. */
  socialImage?: { src: string; width: number; height: number };
  /** Metadata for search engines, if the page is in lists and has a date. */
  dated?: Dated;
  /** The feeds of its lists, if any. */
  feeds?: readonly ShownFeed[];
  /** Set on a further page of a list: its number, the number of pages, and the id of the first. */
  part?: { number: number; count: number; of: string };
  /** A text contains a word too long for narrow columns. */
  hasLongWords?: true;
  /** The width of the longest word of the main heading, in em, if a phone may be too narrow for it. */
  titleWord?: number;
}

/** The site document in one language. */
export interface ResolvedSite extends Omit<SiteDocument, '$schema' | 'languages'> {
  /** The languages in which pages are available. */
  languages: Languages;
  /** Styles of its header, if it has much content. */
  fit?: HeaderFit;
  /** The site's path on its host; omitted at the root. Links already include it. */
  base?: string;
  /** The number of accents in its theme, if any. */
  accents?: number;
}

/** What is known of a page before its content is fetched. */
export interface LinkedPage {
  id: string;
  /** The distinct types of its sections. */
  types: readonly SectionType[];
}

/** What the browser fetches in addition to a page: header and footer. */
export interface PublishedSite extends ResolvedSite {
  /** The pages that header and footer link to. Omitted in development, where pages are resolved on demand. */
  linkedPages?: readonly LinkedPage[];
  /** The files to load for each source; omitted in development, where modules are served as they are. */
  codeFiles?: Readonly<Record<string, readonly string[]>>;
}
