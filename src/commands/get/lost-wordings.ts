import path from 'node:path';
import { editJson } from '../../content/json/edit';
import { jsonIn, propertiesIn } from '../../content/json/json-in';
import { textsIn } from '../../content/json/values';
import { pointerToken } from '../../content/model/diagnostics';
import { kindByName } from '../../content/model/document-kind';
import type { JsonEdit } from '../../content/model/json-edit';
import { machineList } from '../../content/model/machine-texts';
import { siteFolder } from '../../content/model/routes';
import type { FileChoice } from '../publish/merge-file';
import type { PublishedFiles } from '../publish/units';

/** The texts of the sides that lost a conflict: their entries in dictionaries go with them. */
export class LostWordings {
  readonly #texts = new Set<string>();

  /** Notes what loses, and chooses as before. */
  noting(choose: FileChoice | undefined): FileChoice | undefined {
    if (!choose) return undefined;
    return (conflict) => {
      const side = choose(conflict);
      const { file, pointer, mine, theirs } = conflict;
      if (side !== undefined && pointer !== undefined && !isDictionary(file))
        for (const text of textsIn(side === 'mine' ? theirs : mine)) this.#texts.add(text);
      return side;
    };
  }

  /**
   * A merged dictionary without the entries that came with a losing text, unless a document still says it.
   *
   * @param files the merged site
   * @param before the dictionary that both sides began with
   * @returns undefined if nothing goes
   */
  without(file: string, files: PublishedFiles, before: string | undefined): string | undefined {
    const text = files.textOf(file);
    if (this.#texts.size === 0 || text === undefined || !isDictionary(file)) return undefined;
    const [entries, entriesBefore] = [propertiesIn(text), propertiesIn(before)];
    const lost = [...this.#texts].filter(
      (key) => Object.hasOwn(entries, key) && !Object.hasOwn(entriesBefore, key),
    );
    if (lost.length === 0) return undefined;
    const folder = path.posix.dirname(file);
    const documents = [...files.names].filter(
      (name) =>
        name.endsWith('.json') &&
        !isDictionary(name) &&
        (folder === siteFolder || path.posix.dirname(name) === folder),
    );
    const said = new Set(documents.flatMap((name) => textsIn(jsonIn(files.textOf(name)))));
    const gone = lost.filter((key) => !said.has(key));
    if (gone.length === 0) return undefined;
    const edits: JsonEdit[] = gone.map((key) => ({ op: 'remove', pointer: pointerToken(key) }));
    return editJson(text, [...edits, ...unmarked(entries, gone)]);
  }
}

/** Removes the marks of translations that are gone. */
function unmarked(entries: Readonly<Record<string, unknown>>, gone: readonly string[]): JsonEdit[] {
  const marks = entries[machineList];
  if (!Array.isArray(marks)) return [];
  const left = Object.entries(entries).flatMap(([key, words]) => (gone.includes(key) ? [] : [words]));
  const value = marks.filter((words) => left.includes(words));
  if (value.length === marks.length) return [];
  const pointer = pointerToken(machineList);
  return [value.length === 0 ? { op: 'remove', pointer } : { op: 'set', pointer, value }];
}

function isDictionary(file: string): boolean {
  return kindByName(file) === 'a dictionary';
}
