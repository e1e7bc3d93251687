import { type Finding, pointerToken } from '../model/diagnostics';
import type { DocumentEdit, Edit } from '../model/fix';
import type { JsonEdit } from '../model/json-edit';
import { keptMarks, machineList } from '../model/machine-texts';
import { addTo, grouped } from '../text/grouped';
import { EditError, editJson, splice, textEditsOf } from './edit';
import { type ParsedText, parseText } from './parse';

/** The changes of one finding's fix, by file. */
export interface FixedTexts {
  finding: Finding;
  changes: ReadonlyMap<string, readonly Edit[]>;
  /** The properties and items that it sets, as far as its edits say so: by file and pointer. */
  sets: ReadonlySet<string>;
}

/**
 * The fixes that can be made at once. Of two that overlap it is the one at the later place, and in the same place the
 * longer; a second run makes the other. A fix whose edits belong together is made as a whole or not at all.
 *
 * @param textOf the text of a file of the site; undefined if it does not exist
 * @param isWanted which files may be changed; edits that belong together follow the file of their finding
 */
export function fixesOf(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  isWanted: (file: string) => boolean = () => true,
): FixedTexts[] {
  const parsedOf = remembering(textOf);
  const fixes = findings.flatMap((finding) =>
    wantedParts(finding, isWanted).flatMap((edits): FixedTexts[] => {
      const changes = changesOf(edits, textOf, parsedOf);
      return changes && changes.size > 0 ? [{ finding, changes, sets: setBy(edits) }] : [];
    }),
  );
  const firstOf = ({ changes }: FixedTexts) => changes.values().next().value?.[0] ?? nowhere;
  const taken = new Map<string, Edit[]>();
  const set = new Set<string>();
  return fixes
    .map((fix) => ({ fix, first: firstOf(fix) }))
    .toSorted((a, b) => b.first.offset - a.first.offset || b.first.length - a.first.length)
    .flatMap(({ fix }) => {
      const isFree = [...fix.changes].every(([file, edits]) =>
        edits.every((edit) => taken.get(file)?.every((other) => areApart(edit, other)) ?? true),
      );
      // Two that add the same property do so in the same place, without a letter in common.
      if (!isFree || [...fix.sets].some((place) => set.has(place))) return [];
      for (const place of fix.sets) set.add(place);
      for (const [file, edits] of fix.changes) addTo(taken, file, ...edits);
      return [fix];
    });
}

function setBy(edits: readonly DocumentEdit[]): ReadonlySet<string> {
  return new Set(
    edits.flatMap(({ file, edit }) => ('op' in edit && edit.op === 'set' ? `${file}#${edit.pointer}` : [])),
  );
}

const nowhere: Edit = { offset: 0, length: 0, text: '' };

function areApart(one: Edit, other: Edit): boolean {
  return one.offset + one.length <= other.offset || other.offset + other.length <= one.offset;
}

/** The edits of a finding's fix that are made for themselves, and may be. */
function wantedParts(
  { fix, file }: Finding,
  isWanted: (file: string) => boolean,
): (readonly DocumentEdit[])[] {
  if (!fix) return [];
  if (fix.isOne) return isWanted(file) ? [fix.edits] : [];
  return fix.edits.filter((edit) => isWanted(edit.file)).map((edit) => [edit]);
}

/** The changes that edits make, by file; undefined if one of them cannot be made in the texts as they are. */
function changesOf(
  edits: readonly DocumentEdit[],
  textOf: (file: string) => string | undefined,
  parsedOf: (file: string) => ParsedText,
): Map<string, Edit[]> | undefined {
  const changes = new Map<string, Edit[]>();
  for (const [file, list] of grouped(edits, (one) => one.file)) {
    const text = textOf(file);
    const made = text === undefined ? undefined : changesIn(text, () => parsedOf(file), list);
    if (!made) return undefined;
    if (made.length > 0) changes.set(file, made);
  }
  return changes;
}

/** The changes that edits make in the text of their file; undefined if one of them cannot be made. */
function changesIn(
  text: string,
  parsed: () => ParsedText,
  edits: readonly DocumentEdit[],
): Edit[] | undefined {
  const spelled = edits.flatMap(({ edit }) => ('op' in edit ? [] : edit));
  if (spelled.length > 0) return spelled;
  const ofValues = edits.flatMap(({ edit }) => ('op' in edit ? edit : []));
  try {
    return textEditsOf(text, parsed(), ofValues);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Parses files, of which the last few are remembered: the texts and trees of all would not fit into memory. */
function remembering(textOf: (file: string) => string | undefined): (file: string) => ParsedText {
  const trees = new Map<string, ParsedText>();
  return (file) => {
    const parsed = trees.get(file) ?? parseText(textOf(file) ?? '');
    if (trees.size > 20) trees.clear();
    trees.set(file, parsed);
    return parsed;
  };
}

/**
 * The fix of a finding as one edit of the text of its file; undefined if there is none, or if it also changes other
 * files. Of several places with the same mistake it is the finding's own.
 *
 * @param parsed the text, parsed, if it is known
 */
export function editOfOwn(
  { fix, file }: Finding,
  text: string,
  parsed: ParsedText | undefined,
): Edit | undefined {
  const edits = fix?.isOne ? fix.edits : fix?.edits.slice(0, 1);
  if (!edits || fix?.copy !== undefined || edits.some((edit) => edit.file !== file)) return undefined;
  const changes = changesIn(text, () => parsed ?? parseText(text), edits) ?? [];
  const [first, ...others] = changes.toSorted((a, b) => a.offset - b.offset);
  if (!first || others.length === 0) return first;
  const last = others.at(-1) ?? first;
  const end = last.offset + last.length;
  const after = applyEdits(text, changes);
  return {
    offset: first.offset,
    length: end - first.offset,
    text: after.slice(first.offset, after.length - (text.length - end)),
  };
}

/** Applies edits that do not overlap to a text; what several insert at the same place stands there in their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const lastFirst = edits.toReversed().sort((a, b) => b.offset - a.offset || b.length - a.length);
  return lastFirst.reduce(splice, text);
}

/** The texts that fixes of `fixesOf` change, by file. */
export function applyFixes(
  fixes: readonly FixedTexts[],
  textOf: (file: string) => string | undefined,
): Map<string, string> {
  const edits = new Map<string, Edit[]>();
  for (const { changes } of fixes) for (const [file, list] of changes) addTo(edits, file, ...list);
  return new Map([...edits].map(([file, list]) => [file, applyEdits(textOf(file) ?? '', list)]));
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
  return editJson(after, keptMarks(JSON.parse(before), JSON.parse(after)));
}

/**
 * Adds an empty entry to a dictionary for each missing translation, which remains an error until an editor has written it: before
 * that of the next text of the document. What is there stays where it is.
 *
 * @param text of a dictionary that is safe to rewrite
 * @param order the texts of its document
 * @param missing untranslated texts that belong in this dictionary
 */
export function withRoomFor(text: string, order: readonly string[], missing: readonly string[]): string {
  const { root } = parseText(text);
  if (root?.kind !== 'object') return text;
  const written = new Set(root.members.map(({ key }) => String(key.value)));
  const all = [...new Set([...order, ...missing])];
  const insertions = all.flatMap((name, index): JsonEdit[] => {
    if (written.has(name) || !missing.includes(name)) return [];
    const before = all.slice(index).find((next) => written.has(next));
    return [
      { op: 'insert', pointer: pointerToken(name), value: '', ...(before !== undefined && { before }) },
    ];
  });
  return editJson(root.members.length > 0 ? text : text.replace(/\{[ \t]*\}/, '{\n}'), insertions);
}

/** Whether a text can be re-serialized from its value without losing or reordering anything. */
export function isSafeToRewrite(text: string): boolean {
  const { root, faults, duplicates } = parseText(text);
  // JavaScript objects list integer-like names first.
  const isOrdered =
    root?.kind === 'object' && !root.members.some(({ key }) => /^\d+$/.test(String(key.value)));
  return faults.length === 0 && duplicates.length === 0 && isOrdered;
}
