import type { Change } from 'diff';

/** A text with the words marked that a change has added or removed. */
export function MarkedWords({ parts }: { parts: readonly Change[] }) {
  return parts.map(({ value, added, removed }, index) => {
    const Mark = added ? 'ins' : removed ? 'del' : 'span';
    return <Mark key={index}>{value}</Mark>;
  });
}
