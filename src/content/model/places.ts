import { named, type Place } from './diagnostics';

/** The documents with the same mistake, in words: ` It stands in 3 documents: …`. */
export function listOthers(first: Place, others: readonly Place[]): string {
  const files = [...new Set([first, ...others].map(({ file }) => file))];
  if (files.length < 2) return '';
  const shown = files.slice(0, 5).map(named).join(', ');
  return ` It stands in ${files.length} documents: ${shown}${files.length > 5 ? ' …' : ''}.`;
}
