import { named, type Place } from './diagnostics';

/** The documents with the same mistake, in words: ` This affects 3 documents: …`. */
export function listOthers(first: Place, others: readonly Place[]): string {
  const files = [...new Set([first, ...others].map(({ file }) => file))];
  if (files.length < 2) return '';
  const shown = files.slice(0, 5).map(named).join(', ');
  return ` This affects ${files.length} documents: ${shown}${files.length > 5 ? ' …' : ''}.`;
}
