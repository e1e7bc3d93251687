import { linksIn, mayHaveMarks } from '../text/inline-text';
import { lacking } from '../text/lacking';
import type { TextPart } from './diagnostics';

/** How the links of a translation differ from those of its source text. */
export interface OddLinks {
  /** Links that only the source has, and links that only the translation has, with duplicates. */
  missing: readonly string[];
  extra: readonly string[];
  /** The range of the first extra link in the translation. */
  part?: TextPart;
}

/** Compares the links of a translation with those of its source text; undefined if they are the same, in any order. */
export function oddLinks(copy: string, translation: string | undefined): OddLinks | undefined {
  if (!translation || (!mayHaveMarks(copy) && !mayHaveMarks(translation))) return undefined;
  const [before, after] = [linksIn(copy), linksIn(translation)];
  const missing = lacking(before.map(hrefOf), after.map(hrefOf));
  const extra = lacking(after, before.map(hrefOf), hrefOf);
  if (missing.length === 0 && extra.length === 0) return undefined;
  const part = extra[0]?.target;
  return { missing, extra: extra.map(hrefOf), ...(part && { part }) };
}

const hrefOf = ({ href }: { href: string }) => href;
