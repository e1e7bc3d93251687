import path from 'node:path';
import { editJson } from '../../../content/json/edit';
import { isSameValue } from '../../../content/json/values';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { isLanguageCode } from '../../../content/model/languages';
import { carriedMarks } from '../../../content/model/machine-texts';
import { siteFolder } from '../../../content/model/routes';
import type { StepFile } from '../history';
import { type ChangedFiles, isJson } from './changed-files';

type Files = ChangedFiles['files'];

/** Restores the translation of a text in a page, or in all; undefined if its dictionary cannot be read. */
export function withTranslation(
  files: Files,
  folder: string,
  language: string,
  text: string,
): StepFile[] | undefined {
  const file = [`${folder}/${language}.json`, `${siteFolder}/${language}.json`].find((name) =>
    files.has(name),
  );
  const { before, after } = files.get(file ?? '') ?? {};
  if (file === undefined || !isJson(before) || !isJson(after)) return undefined;
  const edits = entryEdits(JSON.parse(before), JSON.parse(after), text);
  return [{ file, before: after, after: withMarks(editJson(after, edits), JSON.parse(before), edits) }];
}

/**
 * Restores the translations of some texts: entries for texts that are in use again are added, those for texts that no longer
 * are get removed.
 *
 * @param left the texts that are in use
 */
export function withWords(
  files: Files,
  folder: string,
  left: ReadonlySet<string>,
  concerned: ReadonlySet<string>,
): StepFile[] {
  return [...files].flatMap(([file, { before, after }]) => {
    const isDictionary =
      path.posix.dirname(file) === folder && isLanguageCode(path.posix.basename(file, '.json'));
    if (!isDictionary) return [];
    if (!isJson(before) || !isJson(after)) return [];
    const [old, now] = [JSON.parse(before), JSON.parse(after)];
    const edits = [...concerned].flatMap((text) =>
      Object.hasOwn(old, text) || !left.has(text) ? entryEdits(old, now, text) : [],
    );
    if (edits.length === 0) return [];
    const restored = withMarks(editJson(after, inOrder(edits)), old, edits);
    return [{ file, before: after, after: withoutIdleAccept(restored, old) }];
  });
}

/**
 * Removes what a new page or link accepts of its untranslated texts, once the dictionary has the entries of the base again: it
 * would be reported as accepting nothing.
 */
function withoutIdleAccept(text: string, base: Record<string, unknown>): string {
  const { $accept: before, ...then } = base;
  const { $accept: accepted, ...now } = JSON.parse(text) as Record<string, unknown>;
  if (!Array.isArray(accepted) || !isSameValue(then, now)) return text;
  const isKnown = (one: unknown) => Array.isArray(before) && before.some((other) => isSameValue(one, other));
  const isIdle = (one: unknown) => isRecord(one) && one.code === 'untranslated' && !isKnown(one);
  if (before === undefined && accepted.every(isIdle))
    return editJson(text, [{ op: 'remove', pointer: '/$accept' }]);
  const idle = accepted.flatMap((one, index) => (isIdle(one) ? `/$accept/${index}` : [])).reverse();
  return editJson(
    text,
    idle.map((pointer) => ({ op: 'remove', pointer })),
  );
}

/** Translations that nobody had read are unread again. @param edits that restored them from the base */
function withMarks(text: string, base: unknown, edits: readonly JsonEdit[]): string {
  const keys = edits.flatMap(({ pointer }) => pointerTokens(pointer));
  return editJson(text, carriedMarks(base, JSON.parse(text), keys));
}

/** Additions precede removals, because they refer to the entries around them. */
function inOrder(edits: readonly JsonEdit[]): JsonEdit[] {
  return [...edits.filter(({ op }) => op !== 'remove'), ...edits.filter(({ op }) => op === 'remove')];
}

function entryEdits(old: Record<string, unknown>, now: Record<string, unknown>, text: string): JsonEdit[] {
  const pointer = pointerToken(text);
  if (!Object.hasOwn(old, text)) return Object.hasOwn(now, text) ? [{ op: 'remove', pointer }] : [];
  if (now[text] === old[text]) return [];
  if (Object.hasOwn(now, text)) return [{ op: 'set', pointer, value: old[text] }];
  const names = Object.keys(old);
  const before = names.slice(names.indexOf(text) + 1).find((name) => Object.hasOwn(now, name));
  return [{ op: 'insert', pointer, value: old[text], ...(before !== undefined && { before }) }];
}
