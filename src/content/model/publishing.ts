/** The status of a proposal: pending, part of the main branch, or its branch is gone. */
export type Fate = keyof typeof fates;

/** Each of them in a word. */
export const fates = { waiting: 'waits', merged: 'accepted', closed: 'closed' } as const;

export interface Proposal {
  title: string;
  day: string;
  link?: string | undefined;
  fate: Fate;
}

/** A conflict with somebody else's change, in words. */
export interface PublishedConflict {
  file: string;
  pointer?: string | undefined;
  /** The title of its page or part. */
  title: string;
  /** The field in words: `"Three steps", item 2: title`. Empty for the whole file. */
  field: string;
  mine: string;
  theirs: string;
}

/** Whether changes are proposed, or published at once. */
export type PublishingVerb = 'propose' | 'direct';

/** The unit of publication, where it differs from the branch that it would be published to: a page, or a part that several share. */
export interface OpenUnit {
  /** The folder of a page or shared section; for what the whole site shares, the file. */
  id: string;
  title: string;
  /** Empty for anything but a page. */
  route: string;
  /** Number of pages that show it; undefined for a page, and for what visitors do not see. */
  touches?: number | undefined;
  /** The proposal that already contains its current state. */
  proposal?: { title: string; day: string; link?: string | undefined } | undefined;
  /** Whether it takes back what was published from here, as after `git checkout`: published only if it is asked for by name. */
  takesBack?: true;
}

/** What can be published, and where. */
export interface OfferOf<U extends OpenUnit> {
  verb: PublishingVerb;
  /** The destination: the remote and its main branch. */
  remote: string;
  main: string;
  units: U[];
  /** A hash that identifies this state. */
  mark: string;
  /** Proposals from here with their status, latest first. */
  proposals: Proposal[];
  /** Additional remarks: hooks that will not run, links that stay. */
  notes: string[];
}

/** What was published or proposed. */
export interface SentPublication {
  isProposal: boolean;
  /** Whether it was added to a pending proposal. */
  isMore: boolean;
  branch: string;
  title: string;
  link?: string | undefined;
  /** Why the main branch rejected it, if it became a proposal for that reason. */
  refusal?: string | undefined;
}
