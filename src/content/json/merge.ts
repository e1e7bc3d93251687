import { pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { editBelow, type JsonEdit } from '../model/json-edit';
import { isEntry, machineList } from '../model/machine-texts';
import { diffDocuments } from './difference';
import { editJson, editValue } from './edit';
import { followItems } from './followed-items';
import { parseText } from './parse';
import { rebased } from './rebase';
import { isSameValue } from './values';

/** A value that both sides have changed differently. */
interface MergeConflict {
  /** Its pointer in mine; if both sides inserted, removed or moved items of a list, the pointer to the list. */
  pointer: string;
  /** Undefined where it was removed. */
  mine: unknown;
  theirs: unknown;
}

/** Which side wins; undefined if undecided. */
export type ChooseSide = (conflict: MergeConflict) => 'mine' | 'theirs' | undefined;

/**
 * Three-way merge of a document, by value rather than by line: applies the changes of one side to the other. Identical
 * changes are applied once.
 *
 * @param base the common ancestor
 * @param choose resolves conflicts
 * @returns their text with my changes, other bytes unchanged; or the conflicts; undefined if one of the three is not
 *   JSON
 */
export function mergeDocuments(
  base: string,
  mine: string,
  theirs: string,
  choose: ChooseSide = () => undefined,
): { text: string } | { conflicts: MergeConflict[] } | undefined {
  if ([base, mine, theirs].some((text) => parseText(text).faults.length > 0)) return undefined;
  const merge = new Merge(choose);
  const [start, own, other]: unknown[] = [JSON.parse(base), JSON.parse(mine), JSON.parse(theirs)];
  merge.values(start, own, other, '', '');
  const { conflicts, edits } = merge;
  return conflicts.length > 0 ? { conflicts } : { text: editJson(theirs, edits) };
}

/** Collects edits of their document; undefined stands for a missing value. */
class Merge {
  /** To be applied to their document, in order. */
  readonly edits: JsonEdit[] = [];
  readonly conflicts: MergeConflict[] = [];
  readonly #choose: ChooseSide;

  constructor(choose: ChooseSide) {
    this.#choose = choose;
  }

  /** @param edit replaces theirs with mine @param edits to which it is added */
  #conflict(conflict: MergeConflict, edit: JsonEdit, edits = this.edits): void {
    const choice = this.#choose(conflict);
    if (choice === undefined) this.conflicts.push(conflict);
    else if (choice === 'mine') edits.push(edit);
  }

  /**
   * @param here pointer in mine
   * @param there pointer in theirs, after the edits so far
   */
  values(base: unknown, mine: unknown, theirs: unknown, here: string, there: string): void {
    if (isSameValue(mine, base) || isSameValue(mine, theirs)) return;
    if (isSameValue(theirs, base)) this.edits.push(...diffDocuments(base, mine, there));
    else if (isRecord(base) && isRecord(mine) && isRecord(theirs))
      this.#objects(base, mine, theirs, here, there);
    else if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
      this.#lists(base, mine, theirs, here, there);
    else this.#conflict({ pointer: here, mine, theirs }, { op: 'set', pointer: there, value: mine });
  }

  #objects(base: Properties, mine: Properties, theirs: Properties, here: string, there: string): void {
    for (const name of new Set([...Object.keys(mine), ...Object.keys(base)])) {
      const [was, own, other] = [base, mine, theirs].map((object) =>
        Object.hasOwn(object, name) ? object[name] : undefined,
      );
      const pointer = there + pointerToken(name);
      if (name === machineList && [was, own, other].every(isTexts)) {
        this.#machineTexts(
          [was, own, other].map((list) => (list ?? []) as string[]),
          mine,
          theirs,
          pointer,
        );
      } else if (was !== undefined && own !== undefined && other !== undefined)
        this.values(was, own, other, here + pointerToken(name), pointer);
      else if (isSameValue(was, own) || isSameValue(own, other)) continue;
      else {
        const edit = editOf(name, { base, mine, theirs }, pointer);
        if (isSameValue(was, other)) this.edits.push(edit);
        else this.#conflict({ pointer: here + pointerToken(name), mine: own, theirs: other }, edit);
      }
    }
  }

  /** Unread translations are a set: what either side has read is read, and what either has marked is marked. */
  #machineTexts(
    [was = [], own = [], other = []]: readonly (readonly string[])[],
    mine: Properties,
    theirs: Properties,
    pointer: string,
  ): void {
    const come = own.filter((text) => !was.includes(text) && !other.includes(text));
    const after = [...other.filter((text) => own.includes(text) || !was.includes(text)), ...come];
    if (isSameValue(other, after)) return;
    if (after.length === 0) this.edits.push({ op: 'remove', pointer });
    else if (Object.hasOwn(theirs, machineList)) this.edits.push(...diffDocuments(other, after, pointer));
    else {
      const before = Object.keys(mine).find((name) => isEntry(name) && Object.hasOwn(theirs, name));
      this.edits.push({ op: 'insert', pointer, value: after, ...(before !== undefined && { before }) });
    }
  }

  #lists(base: List, mine: List, theirs: List, here: string, there: string): void {
    const [own, other] = [followItems(base, mine), followItems(base, theirs)];
    const whole: JsonEdit = { op: 'set', pointer: there, value: mine };
    if (!own || !other) {
      this.#conflict({ pointer: here, mine, theirs }, whole);
    } else if (isStill(own, base)) {
      const back: JsonEdit[] = [];
      for (const [index, item] of mine.entries()) {
        const place = other.indexOf(index);
        const [pointer, target] = [here + pointerToken(index), there + pointerToken(place)];
        if (place >= 0) this.values(base[index], item, theirs[place], pointer, target);
        else if (!isSameValue(item, base[index])) {
          // Reinserted after its predecessor, once all other items are in place.
          const before =
            other.filter((origin) => origin !== undefined && origin < index).length + back.length;
          const to = there + pointerToken(Math.min(before, theirs.length + back.length));
          const edit: JsonEdit = { op: 'insert', pointer: to, value: item };
          this.#conflict({ pointer, mine: item, theirs: undefined }, edit, back);
        }
      }
      this.edits.push(...back);
    } else if (isStill(other, base)) {
      const lost = [...base.keys()].find(
        (index) => !own.includes(index) && !isSameValue(base[index], theirs[index]),
      );
      if (lost !== undefined) return void this.#conflict({ pointer: here, mine, theirs }, whole);
      const moved = own.map((origin, index) => (origin === undefined ? mine[index] : theirs[origin]));
      this.edits.push(...diffDocuments(theirs, moved, there));
      for (const [index, origin] of own.entries())
        if (origin !== undefined)
          this.values(
            base[origin],
            mine[index],
            theirs[origin],
            here + pointerToken(index),
            there + pointerToken(index),
          );
    } else this.#bothMoved(base, mine, theirs, here, there);
  }

  /** Both sides inserted, removed or moved items: applies each edit whose target is unambiguous. */
  #bothMoved(base: List, mine: List, theirs: List, here: string, there: string): void {
    let [then, now]: unknown[] = [base, theirs];
    const made: JsonEdit[] = [];
    for (const edit of diffDocuments(base, mine)) {
      if (!isAgreed(edit, then, now)) {
        const place = rebased(edit, then, now);
        if (!place)
          return void this.#conflict(
            { pointer: here, mine, theirs },
            { op: 'set', pointer: there, value: mine },
          );
        made.push(place);
        now = editValue(now, place);
      }
      // The following edits refer to the list after this one.
      then = editValue(then, edit);
    }
    this.edits.push(...made.map((edit) => editBelow(there, edit)));
  }
}

/** The edit that changes a property of their object to mine. */
function editOf(
  name: string,
  { base, mine, theirs }: { base: Properties; mine: Properties; theirs: Properties },
  pointer: string,
): JsonEdit {
  if (!Object.hasOwn(mine, name)) return { op: 'remove', pointer };
  if (Object.hasOwn(theirs, name)) return { op: 'set', pointer, value: mine[name] };
  // Inserted before the next property that both sides have.
  const names = Object.keys(mine);
  const next = names.slice(names.indexOf(name) + 1).find((later) => Object.hasOwn(theirs, later));
  const before = next !== undefined && Object.hasOwn(base, next) ? { before: next } : {};
  return { op: 'insert', pointer, value: mine[name], ...before };
}

type Properties = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** Whether a value is a list of texts, or missing. */
function isTexts(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every((text) => typeof text === 'string'));
}

/** Whether no item was inserted, removed or moved. */
function isStill(origins: readonly (number | undefined)[], base: List): boolean {
  return origins.length === base.length && origins.every((origin, index) => origin === index);
}

/** Whether the other side has inserted or removed the same item. */
function isAgreed(edit: JsonEdit, then: unknown, now: unknown): boolean {
  const [, index = '', deeper] = edit.pointer.split('/');
  if (deeper !== undefined || !Array.isArray(then) || !Array.isArray(now)) return false;
  const origins = followItems(then, now) ?? [];
  if (edit.op === 'remove') return !origins.includes(Number(index));
  if (edit.op !== 'insert') return false;
  return origins.some((origin, place) => origin === undefined && isSameValue(now[place], edit.value));
}
