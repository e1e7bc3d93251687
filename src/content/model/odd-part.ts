import { lacking } from '../text/lacking';
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
  const [odd] = lacking([...text.matchAll(pattern)], (other.match(pattern) ?? []).map(read), ([part]) =>
    read(part),
  );
  return odd ? { part: { offset: odd.index, length: odd[0].length } } : {};
}
