/**
 * A plan: move a page, delete one and redirect links to it (or say that it is gone for good), replace words, or remove an
 * image.
 */
export type PagePlan =
  | { from: string; to: string }
  | { route: string; instead?: string | undefined; gone?: 'yes' }
  | Replacing
  | { picture: string };

/** Words to replace in copy. */
export type Replacing = {
  find: string;
  by: string;
  /** The language whose translations are changed; by default the texts of the documents. */
  language?: string;
  /** Whether to match parts of words. */
  parts?: 'yes';
  /** Whether to ignore case. */
  anyCase?: 'yes';
  /** Whether to keep the translations of changed texts. */
  keep?: 'yes';
};

/** The effects of a plan before it is executed. */
export interface ShownPlan {
  title: string;
  pages: { title: string; what: string[] }[];
  notes: string[];
  /** The titles of the pages with links that need a new target. */
  links: string[];
  /** The replaced image's new name. */
  picture?: string;
}

export interface NewPage {
  route: string;
  title: string;
  /** The page whose outline it copies. */
  from?: string | undefined;
}
