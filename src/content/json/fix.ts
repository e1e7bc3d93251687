import { type Diagnostic, type Edit, type Finding, type Fix, pointerToken } from '../model/diagnostics';
import type { JsonEdit } from '../model/json-edit';
import { editJson } from './edit';
import { parseText } from './parse';
import type { Member } from './tree';

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
  if ('texts' in fix)
    return fix.texts.map(({ replace, ...place }) => ({
      ...finding,
      at: 'value',
      ...place,
      fix: { replace },
    }));
  if ('edits' in fix) return [finding];
  if ('remove' in fix) return [finding, ...others.map((place) => ({ ...finding, ...place }))];
  const plain = { ...finding, fix: { replace: fix.replace } };
  return [plain, ...(fix.also ?? others).map((place) => ({ ...plain, ...place }))];
}

/**
 * A finding as several: one for each place that its correction changes. What has to change along with a text (its dictionary
 * goes by it) changes with it, whether its file is wanted or not; elsewhere each file counts by itself.
 */
export function placesToFix(finding: Finding, isWanted: (file: string) => boolean): Finding[] {
  const { fix, file } = finding;
  if (!fix) return [];
  if ('texts' in fix || ('replace' in fix && fix.also)) return isWanted(file) ? eachPlace(finding, fix) : [];
  return eachPlace(finding, fix).filter((place) => isWanted(place.file));
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
 * A dictionary with its entries in order: `$schema` and `$accept`, then one for every text in the order in which they stand in
 * the document; any other stays behind the one that it stood behind. A text without translation gets an empty entry for its editor to fill: until then it is an
 * error, as it was before. Entries change places; how they are written, and all between them, stays.
 *
 * @param text of a dictionary that is safe to rewrite
 * @param missing texts without translation that belong in this dictionary
 */
export function orderEntries(text: string, order: readonly string[], missing: readonly string[]): string {
  const { root } = parseText(text);
  if (root?.kind !== 'object') return text;
  const written = new Map(root.members.map((member) => [String(member.key.value), member]));
  const first = ['$schema', '$accept', ...order].filter(
    (name) => written.has(name) || missing.includes(name),
  );
  const all = withOthers(first, [...written.keys()], missing);
  const kept = all.flatMap((name) => written.get(name) ?? []);
  const endOf = ({ key, value = key }: Member) => value.offset + value.length;
  const edits = root.members.map((member, index): Edit => {
    const other = kept[index] ?? member;
    const { offset } = member.key;
    return { offset, length: endOf(member) - offset, text: text.slice(other.key.offset, endOf(other)) };
  });
  const insertions = all.flatMap((name, index): JsonEdit[] => {
    if (written.has(name)) return [];
    const before = all.slice(index).find((next) => written.has(next));
    return [
      { op: 'insert', pointer: pointerToken(name), value: '', ...(before !== undefined && { before }) },
    ];
  });
  return editJson(applyEdits(text, edits), insertions).text;
}

/** Names in order, and the others of a list where they stood in it: each behind the one before it. */
function withOthers(order: readonly string[], names: readonly string[], last: readonly string[]): string[] {
  const all = [...new Set(order)];
  const known = new Set(all);
  for (const [index, name] of names.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    const before = names[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return [...all, ...last.filter((name) => !known.has(name))];
}

/** Whether a text can be written anew from what it says, and nothing is lost or put elsewhere. */
export function isSafeToRewrite(text: string): boolean {
  const { root, faults, duplicates } = parseText(text);
  // Names that look like numbers would come first in any object.
  const isOrdered =
    root?.kind === 'object' && !root.members.some(({ key }) => /^\d+$/.test(String(key.value)));
  return faults.length === 0 && duplicates.length === 0 && isOrdered;
}
