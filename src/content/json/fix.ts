import { type Diagnostic, type Edit, type Finding, type Fix, pointerToken } from '../model/diagnostics';
import type { JsonEdit } from '../model/json-edit';
import { keptMarks, machineList } from '../model/machine-texts';
import { editJson } from './edit';
import { parseText } from './parse';
import type { Member } from './tree';

/** Applies edits to a text, as far as they do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return withoutOverlaps(edits).reduce(
    (result, { offset, length, text: inserted }) =>
      result.slice(0, offset) + inserted + result.slice(offset + length),
    text,
  );
}

/**
 * The edits that `applyEdits` makes, last one first. Of two that overlap it is the later place, and in the same place
 * the longer; a second run makes the other.
 */
export function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  let start = Number.POSITIVE_INFINITY;
  const sorted = edits.toSorted((a, b) => b.offset - a.offset || b.length - a.length);
  return sorted.filter(({ offset, length }) => {
    const isFree = offset + length <= start;
    if (isFree) start = offset;
    return isFree;
  });
}

/**
 * Restores the marks of unread translations in a dictionary after fixes: a fix reads nothing.
 *
 * @param before any document; anything but a dictionary with marks needs none restored
 * @param after the same with fixes applied
 */
export function withMarksKept(before: string, after: string): string {
  if (!before.includes(machineList) || [before, after].some((text) => parseText(text).faults.length > 0))
    return after;
  return editJson(after, keptMarks(JSON.parse(before), JSON.parse(after))).text;
}

/** Splits a finding into one for each place that its fix changes. */
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
  if ('edits' in fix) {
    const { also = [], ...own } = fix;
    const beside = also.map(({ file, edits }) => ({ ...finding, file, pointer: '', fix: { edits } }));
    return [{ ...finding, fix: own }, ...beside];
  }
  if ('remove' in fix) return [finding, ...others.map((place) => ({ ...finding, ...place }))];
  const plain = { ...finding, fix: { replace: fix.replace } };
  return [plain, ...(fix.also ?? others).map((place) => ({ ...plain, ...place }))];
}

/**
 * Splits a finding into one for each place that its fix changes. Places that must change together, such as a text and
 * its dictionary key, are included whether their files are wanted or not; otherwise each file is judged by itself.
 */
export function placesToFix(finding: Finding, isWanted: (file: string) => boolean): Finding[] {
  const { fix, file } = finding;
  if (!fix) return [];
  const isOne = 'texts' in fix || (('replace' in fix || 'edits' in fix) && fix.also);
  if (isOne) return isWanted(file) ? eachPlace(finding, fix) : [];
  return eachPlace(finding, fix).filter((place) => isWanted(place.file));
}

export function editsOf(diagnostics: readonly Diagnostic[]): Map<string, Edit[]> {
  const edits = new Map<string, Edit[]>();
  for (const { file, edit } of diagnostics) {
    if (edit) edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}

/**
 * Sorts the entries of a dictionary: `$schema`, `$accept` and `$machine`, then one per text in document order; any other
 * stays after the entry before it. A missing translation gets an empty entry for the editor to fill in, which remains an
 * error until then. Entries keep their formatting, and the text between them stays in place.
 *
 * @param text of a dictionary that is safe to rewrite
 * @param missing untranslated texts that belong in this dictionary
 */
export function orderEntries(text: string, order: readonly string[], missing: readonly string[]): string {
  const { root } = parseText(text);
  if (root?.kind !== 'object') return text;
  const written = new Map(root.members.map((member) => [String(member.key.value), member]));
  const first = ['$schema', '$accept', machineList, ...order].filter(
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

/** Merges further names into an order: each after the name that precedes it in its own list. */
function withOthers(order: readonly string[], names: readonly string[], last: readonly string[]): string[] {
  const all = [...new Set(order)];
  const listed = new Set(all);
  for (const [index, name] of names.entries()) {
    if (listed.has(name)) continue;
    listed.add(name);
    const before = names[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return [...all, ...last.filter((name) => !listed.has(name))];
}

/** Whether a text can be re-serialized from its value without losing or reordering anything. */
export function isSafeToRewrite(text: string): boolean {
  const { root, faults, duplicates } = parseText(text);
  // JavaScript objects list integer-like names first.
  const isOrdered =
    root?.kind === 'object' && !root.members.some(({ key }) => /^\d+$/.test(String(key.value)));
  return faults.length === 0 && duplicates.length === 0 && isOrdered;
}
