import type { Accept } from './accept';
import type { Finding } from './diagnostics';

/**
 * What the rest of the site needs to know of a page, and all that is kept of it: ten thousand pages fit into memory,
 * and one that did not change is not read again.
 */
export interface PageFacts {
  id: string;
  /** The document, relative to the folder of the site; and its dictionary, if there is one. */
  file: string;
  dictionary: string | undefined;
  /** What the checks of single documents found. */
  findings: Finding[];
  /** The document or its dictionary cannot be relied on: what it would say without its mistakes is unknown. */
  isInvalid: boolean;
  aliases: readonly string[];
  /** Paths that an invalid document mentions: one of them may be an alias that cannot be read. */
  mentions: readonly string[];
  anchors: readonly string[];
  /** Links to this site, each once. */
  hrefs: readonly string[];
  /** Links with an address of their own, each once. */
  outward: readonly string[];
  /** Paths of images within the site, each once. */
  images: readonly string[];
  /** Copy without an entry in the page's own dictionary: `min max copy`. */
  open: readonly string[];
  /** Entries of the page's own dictionary that none of its texts uses. */
  unused: readonly string[];
  /** Where forms of the page are sent. */
  endpoints: readonly string[];
  title: string;
  description: string;
  /** Their Spanish, where the page's own dictionary has it. */
  spanish: { title: string | undefined; description: string | undefined };
  /** What is accepted here and was not found by a check of single documents: a check of the site may find it. */
  accepts: Accept[];
}

/** Copy that its page's own dictionary lacks, as page facts keep it: `min max copy`. */
export function parseOpen(key: string): { copy: string; minLength: number; maxLength: number } {
  const [min = '', max = ''] = key.split(' ', 2);
  return {
    copy: key.slice(min.length + max.length + 2),
    minLength: Number(min),
    maxLength: Number(max),
  };
}
