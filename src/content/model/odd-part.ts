import type { TextPart } from './diagnostics';

/**
 * What a finding on two texts marks in the second: the first part of a kind that the other text has not.
 *
 * @param pattern finds the parts, with the flag `g`
 * @param read what a part says, however it is written
 * @returns nothing where the texts differ otherwise: then the finding is about the whole text
 */
export function oddPart(
  text: string,
  other: string,
  pattern: RegExp,
  read: (part: string) => string = (part) => part,
): { part?: TextPart } {
  const known = (other.match(pattern) ?? []).map(read);
  for (const { index, 0: part } of text.matchAll(pattern)) {
    const at = known.indexOf(read(part));
    if (at < 0) return { part: { offset: index, length: part.length } };
    known.splice(at, 1);
  }
  return {};
}
