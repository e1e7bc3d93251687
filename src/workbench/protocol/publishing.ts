import type { OfferOf, OpenUnit, PublishedConflict, SentPublication } from '../../content/model/publishing';
import type { Outcome } from './documents';

/** A finding in what would be published. */
export interface PublishedFinding {
  severity: 'error' | 'warning';
  /** The page or part with the finding. */
  unit?: string;
  file: string;
  code: string;
  message: string;
  hint?: string;
}

/** What can be published, and what prevents it. */
export interface Offer extends OfferOf<OpenUnit> {
  findings: PublishedFinding[];
  conflicts: PublishedConflict[];
}

export type Publication =
  | { kind: 'nothing' }
  | { kind: 'conflicts'; conflicts: PublishedConflict[] }
  | { kind: 'errors'; findings: PublishedFinding[] }
  | ({ kind: 'published' } & SentPublication);

/** Changes by others on the main branch; without a mark there are none. */
export interface OthersNow {
  /** A summary: "3 changes by others on 2 pages". */
  words: string;
  mark?: string;
  /** Unresolved conflicts with local changes. */
  conflicts: PublishedConflict[];
  notes: string[];
}

export interface ChosenSide {
  file: string;
  pointer?: string;
  side: 'mine' | 'theirs';
}

/** The result of getting the changes; unless it is done, nothing was written. */
export type GetAnswer = { isDone: boolean; gone: string[] } & OthersNow & Outcome;
