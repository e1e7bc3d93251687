/** The status of a proposal: pending, part of the main branch, or its branch is gone. */
export type Fate = 'waiting' | 'merged' | 'closed';

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
