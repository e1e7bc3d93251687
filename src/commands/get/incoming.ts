import type { PageChanges } from '../../content/model/page-changes';
import type { PublishedConflict } from '../../content/model/publishing';
import type { SchemaSet } from '../../content/schema/schemas';

/** A site that receives changes of others. */
export interface GettingSite {
  folder: string;
  schemas: SchemaSet;
  /** Whether git may prompt for a password on the terminal. */
  mayAsk: boolean;
}

/** The changes that `get` would apply. */
export interface Incoming {
  /** The upstream branch: `origin/main`. */
  from: string;
  /** What visitors notice, in words. */
  pages: readonly PageChanges[];
  /** Whether any local file changes; what was published from here is already here. */
  isNews: boolean;
  /** Unresolved conflicts. While there are any, nothing can be applied. */
  conflicts: PublishedConflict[];
  /** Additional remarks. */
  notes: string[];
  /** A hash that identifies this state. */
  mark: string;
}
