import type { TextPart } from './diagnostics';

/**
 * The part of a text for a finding to mark: the first match that the other text lacks.
 *
 * @param pattern finds the parts, with the flag `g`
 * @param read normalizes a part for comparison
 * @returns an empty object if there is none, so that the finding is about the whole text
 */
export function oddPart(
  text: string,
  other: string,
  pattern: RegExp,
  read: (part: string) => string = (part) => part,
): { part?: TextPart } {
  const unmatched = (other.match(pattern) ?? []).map(read);
  for (const { index, 0: part } of text.matchAll(pattern)) {
    const at = unmatched.indexOf(read(part));
    if (at < 0) return { part: { offset: index, length: part.length } };
    unmatched.splice(at, 1);
  }
  return {};
}
