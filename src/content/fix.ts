import type { Diagnostic, Edit, Finding, Fix } from './diagnostics';
import { parseText } from './json/parse';

/** Makes the edits of a text, last one first. Of two that overlap only the earlier is made: a second run makes the other. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  let start = Number.POSITIVE_INFINITY;
  const sorted = edits.toSorted((a, b) => b.offset - a.offset || b.length - a.length);
  for (const { offset, length, text: inserted } of sorted) {
    if (offset + length > start) continue;
    result = result.slice(0, offset) + inserted + result.slice(offset + length);
    start = offset;
  }
  return result;
}

/** A finding as several: one for each place that its fix changes. */
export function eachPlace(finding: Finding, fix: Fix): Finding[] {
  const { others = [] } = finding;
  if ('smaller' in fix)
    return fix.also.map(({ replace, ...place }) => ({ ...finding, ...place, fix: { replace } }));
  if ('edits' in fix) return [finding];
  if ('remove' in fix) return [finding, ...others.map((place) => ({ ...finding, ...place }))];
  const plain = { ...finding, fix: { replace: fix.replace } };
  return [plain, ...(fix.also ?? others).map((place) => ({ ...plain, ...place }))];
}

/** The edits that diagnostics carry, by file. */
export function editsOf(diagnostics: readonly Diagnostic[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, edit } of diagnostics) {
    if (edit) edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}

/**
 * A dictionary as every dictionary is written: `$schema` and `$accept`, then an entry for every text in the order in
 * which they stand in the document, two spaces deep. A text without translation gets an empty entry for its editor to
 * fill: until then it is an error, as it was before. Nothing that is written is changed.
 *
 * @param missing texts without translation that belong in this dictionary
 */
export function formatDictionary(
  value: Record<string, unknown>,
  order: readonly string[],
  missing: readonly string[],
): string {
  const result: Record<string, unknown> = {};
  const put = (name: string) => {
    if (Object.hasOwn(value, name)) define(result, name, value[name]);
    else if (missing.includes(name)) define(result, name, '');
  };
  put('$schema');
  put('$accept');
  for (const copy of order) put(copy);
  for (const name of [...Object.keys(value), ...missing]) if (!Object.hasOwn(result, name)) put(name);
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Whether a text can be written anew from what it says, and nothing is lost or put elsewhere. */
export function isSafeToRewrite(text: string): boolean {
  const { root, faults, duplicates } = parseText(text);
  // Names that look like numbers would come first in any object.
  const isOrdered =
    root?.kind === 'object' && !root.members.some(({ key }) => /^\d+$/.test(String(key.value)));
  return faults.length === 0 && duplicates.length === 0 && isOrdered;
}

function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}
