import { linksIn, mayHaveMarks } from '../text/inline-text';
import { lacking } from '../text/lacking';
import type { TextPart } from './diagnostics';
import type { Pair } from './figures';
import { isLocalized } from './localized-links';

/** How the links of a translation differ from those of its source text. */
export interface OddLinks {
  /** Links that only the source has, and links that only the translation has, with duplicates. */
  missing: readonly string[];
  extra: readonly string[];
  /** The range of the first extra link in the translation. */
  part?: TextPart;
}

/**
 * Compares the links of a translation with those of its source text; undefined if they are the same, in any order. The subject of a mail may be
 * translated, and a page elsewhere may be that of the other language.
 */
export function oddLinks(copy: string, translation: string | undefined, pair: Pair): OddLinks | undefined {
  if (!translation || (!mayHaveMarks(copy) && !mayHaveMarks(translation))) return undefined;
  const [before, after] = [linksIn(copy), linksIn(translation)];
  const missing = lacking(before, after.map(placeOf), placeOf).map(hrefOf);
  const counterparts = new Map<string, string>();
  const extra = lacking(after, before.map(placeOf), placeOf).filter(({ href }) => {
    const index = missing.findIndex((source) => {
      const known = counterparts.get(href);
      // What another link leads to was copied, and not translated.
      const isCopied =
        before.some((link) => link.href === href) || after.some((link) => link.href === source);
      return known === undefined ? !isCopied && isLocalized(source, href, pair) : known === source;
    });
    for (const source of missing.splice(index, index < 0 ? 0 : 1)) counterparts.set(href, source);
    return index < 0;
  });
  if (missing.length === 0 && extra.length === 0) return undefined;
  const part = extra[0]?.target;
  return { missing, extra: extra.map(hrefOf), ...(part && { part }) };
}

const hrefOf = ({ href }: { href: string }) => href;

/** Where a link leads, without the subject of a mail. */
const placeOf = ({ href }: { href: string }) =>
  href.startsWith('mailto:') ? href.replace(/\?.*/, '').toLowerCase() : href;
