/**
 * Describes the entries of translators' files that were not imported, in one line if there are any.
 *
 * @param machine whether the work of machines was asked for
 */
export function leftOut(
  {
    empty,
    fuzzy,
    known,
    unplaced,
    unknown,
    unchanged,
  }: Record<'empty' | 'fuzzy' | 'known' | 'unplaced' | 'unknown' | 'unchanged', number>,
  machine: boolean,
): string[] {
  const how = machine ? '' : ' (--machine takes in what a machine translated, and marks it)';
  const counts: [number, string][] = [
    [unchanged, 'the same as before'],
    [empty, 'without a translation yet'],
    [fuzzy, `marked as fuzzy, which somebody has to look at first${how}`],
    [known, 'marked as fuzzy, where somebody has translated the text already'],
    [
      unplaced,
      'that several dictionaries have, without a document of the site (msgctxt) that says which is meant',
    ],
    [unknown, 'for texts that the site does not say any more'],
  ];
  const parts = counts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : []));
  return parts.length > 0 ? [`Left out: ${parts.join('; ')}.`] : [];
}
