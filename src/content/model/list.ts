/** The options of a section with the purpose `list`. */
export interface List {
  /** The route whose subpages it lists. */
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

/** What lists, and items that name the page, show of a page besides its title. */
export interface Teaser {
  /** What it is called there, where that is not its title. */
  title?: string;
  text?: string;
  /** Dates: `2027-01-21`. */
  date?: string;
  until?: string;
  /** The path of its image within the site. */
  image?: string;
  imageAlt?: string;
  imageFocus?: readonly number[];
  tags?: readonly string[];
  figures?: readonly { metric: string; improvement: string }[];
  details?: readonly { name: string; text: string }[];
}

/** Whether a list with a tag shows a page with these tags, which may be of any type: nobody sees their capitals. */
export function isChosen(tag: string | undefined, tags: readonly unknown[] = []): boolean {
  if (tag === undefined) return true;
  const wanted = uncased(tag);
  return tags.some((one) => typeof one === 'string' && uncased(one) === wanted);
}

/** A tag in lower case. That of `İ` has a dot of its own, which nobody types. */
function uncased(tag: string): string {
  return tag.normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i');
}

/** A page as lists need it, with texts in the source language. */
export interface ListedPage {
  id: string;
  title: string;
  teaser?: Teaser;
  /** The translations of these texts in its own dictionaries, by language. */
  translations: Readonly<Record<string, ListedWords>>;
}

/** The texts of a page for lists in one language; undefined if its dictionary lacks them. */
export interface ListedWords {
  title?: string | undefined;
  text?: string | undefined;
  imageAlt?: string | undefined;
  /** What else the teaser says, by the texts of the source language. */
  more?: Readonly<Record<string, string>>;
}

/** The pages that lists may show, by parent route: only routes that some list refers to. */
export type Listable = ReadonlyMap<string, readonly ListedPage[]>;

/** The pages that items name to show what they say of themselves, by the paths that the items name. */
export type Lenders = ReadonlyMap<string, ListedPage>;
