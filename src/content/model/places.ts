import { type Finding, named, type Place } from './diagnostics';

/** The documents with the same mistake, in words: ` This affects 3 documents: …`. */
export function listDocuments({ file, others = [] }: Pick<Finding, 'file' | 'others'>): string {
  const files = [...new Set([file, ...others.map((other) => other.file)])];
  if (files.length < 2) return '';
  const shown = files.slice(0, 5).map(named).join(', ');
  return ` This affects ${files.length} documents: ${shown}${files.length > 5 ? ' …' : ''}.`;
}

/**
 * A finding without the places that are let pass; undefined if none is left. A fix, which is for all of them, goes with the
 * first.
 */
export function withoutPlaces(finding: Finding, isLetPass: (place: Place) => boolean): Finding | undefined {
  const places: readonly Place[] = [finding, ...(finding.others ?? [])];
  const left = places.filter((place) => !isLetPass(place));
  if (left.length === places.length) return finding;
  if (finding.isOfAll) return undefined;
  const { fix: _, ...unfixed } = finding;
  return beginningAt(unfixed, left);
}

/** A finding at some of its places, the first of which is its own; undefined if there is none. */
export function beginningAt(finding: Finding, [first, ...others]: readonly Place[]): Finding | undefined {
  if (!first) return undefined;
  const { part: _, ...rest } = finding;
  const { file, pointer, part } = first;
  return { ...rest, file, pointer, ...(part && { part }), ...(finding.others && { others }) };
}
