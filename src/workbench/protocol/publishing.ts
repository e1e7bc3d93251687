import type { Proposal, PublishedConflict } from '../../content/model/publishing';
import type { Outcome } from './documents';

export type PublishingVerb = 'propose' | 'direct';

/** A page, or a part that several pages show, that differs from the branch it would be published to. */
export interface OpenUnit {
  id: string;
  title: string;
  /** Empty for anything but a page. */
  route: string;
  /** Number of pages that show a part; undefined for what visitors do not see. */
  touches?: number;
  /** The proposal that already contains its current state. */
  proposal?: { title: string; day: string; link?: string };
  /** Whether it takes back what was published from here. */
  takesBack?: true;
}

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
export interface Offer {
  verb: PublishingVerb;
  remote: string;
  main: string;
  units: OpenUnit[];
  mark: string;
  notes: string[];
  findings: PublishedFinding[];
  conflicts: PublishedConflict[];
  /** Proposals from here, latest first. */
  proposals: Proposal[];
}

/** The outcome. */
export type Publication =
  | { kind: 'nothing' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflicts'; conflicts: PublishedConflict[] }
  | { kind: 'errors'; findings: PublishedFinding[] }
  | {
      kind: 'published';
      isProposal: boolean;
      /** Whether it was added to a pending proposal. */
      isMore: boolean;
      title: string;
      branch: string;
      link?: string;
      /** Why the main branch rejected it. */
      refusal?: string;
    };

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
export type GetAnswer =
  | { kind: 'refused'; message: string }
  | ({ kind: 'got'; isDone: boolean; gone: string[] } & OthersNow & Outcome);
