import type { SchemaSet } from '../../content/schema/schemas';
import type { ShownConflict } from '../publish/words';
import type { PageChanges } from '../review/changes';

/** A site that gets what others did. */
export interface GettingSite {
  folder: string;
  schemas: SchemaSet;
  /** Whether somebody sits at a terminal, and may be asked for a password. */
  mayAsk: boolean;
}

/** What comes when it is got. */
export interface Incoming {
  /** Where it comes from: `origin/main`. */
  from: string;
  /** What visitors notice of it, in words. */
  pages: readonly PageChanges[];
  /** Whether any file changes here: what was published from here is here already. */
  isNews: boolean;
  /** What was changed here and by others, as long as nobody has said what holds. While there is any, nothing can be got. */
  conflicts: ShownConflict[];
  /** What is good to know. */
  notes: string[];
  /** Tells this state from any other one. */
  mark: string;
}
