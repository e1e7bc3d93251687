/** What a section of the purpose `list` says of the pages that it shows. */
export interface List {
  /** The route whose pages it lists. */
  of: string;
  tag?: string;
  order?: Order;
  limit?: number;
  when?: When;
}

export const orders = ['newest', 'oldest', 'title'] as const;
export type Order = (typeof orders)[number];
export const periods = ['now', 'coming', 'past'] as const;
export type When = (typeof periods)[number];

/** What lists show of a page beside its title. */
export interface Teaser {
  text?: string;
  /** Days: `2027-01-21`. */
  date?: string;
  until?: string;
  /** The path of its image within the site. */
  image?: string;
  imageAlt?: string;
  imageFocus?: readonly number[];
  tags?: readonly string[];
}

/** What a list has to know of a page to show it: words are those of the source language. */
export interface ListedPage {
  id: string;
  title: string;
  teaser?: Teaser;
  /** What its own dictionaries say of these words, by language. */
  translations: Readonly<Record<string, ListedWords>>;
}

/** Words of a page for lists in one language; undefined where its dictionary does not have them. */
export interface ListedWords {
  title?: string | undefined;
  text?: string | undefined;
  imageAlt?: string | undefined;
}

/** The pages of a site that its lists may show, by the route above them: only those that some list asks for. */
export type Listable = ReadonlyMap<string, readonly ListedPage[]>;
