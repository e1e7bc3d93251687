import path from 'node:path';
import type { Edit } from '../../../content/diagnostics';
import type { History } from '../../../content/edits';
import { readCachedJson, writeCache } from '../../cache/cache';
import { inCache } from '../../cache/place';
import { hashOf } from '../../project/hash';

/** What a step did to a file: to be made in their order, each in the text that the one before it gave. */
export interface FileStep {
  file: string;
  /** Hashes of the text before and after; undefined where there was no file. */
  before: string | undefined;
  after: string | undefined;
  undo: Edit[];
  redo: Edit[];
}

/** Something that was done, by the name that an editor knows it by. */
export interface Step {
  name: string;
  /** In milliseconds since 1970. */
  at: number;
  /** Where typing went to: what is typed there within a moment belongs to the same step. */
  target: string | undefined;
  files: FileStep[];
}

const moment = 2000;
const atMost = 200;

/** What was done in the workbench, in the order in which it happened. It outlives the server. */
export class EditHistory {
  readonly #file: string;
  #done: Step[] = [];
  #undone: Step[] = [];

  /** @param folder of the site */
  constructor(folder: string) {
    this.#file = inCache('workbench', `${hashOf(path.resolve(folder))}.json`);
    const { done = [], undone = [] } = readCachedJson<{ done: Step[]; undone: Step[] }>(this.#file) ?? {};
    this.#done = done;
    this.#undone = undone;
  }

  /** The names of what would be taken back and made again next. */
  get names(): History {
    return { undo: this.#done.at(-1)?.name, redo: this.#undone.at(-1)?.name };
  }

  /** The step that would be taken back, or made again, next. */
  peek(direction: 'undo' | 'redo'): Step | undefined {
    return (direction === 'undo' ? this.#done : this.#undone).at(-1);
  }

  add(step: Step): void {
    const last = this.#done.at(-1);
    const isMore =
      last?.target !== undefined &&
      last.target === step.target &&
      step.at - last.at < moment &&
      this.#undone.length === 0 &&
      step.files.every(({ file, before }) =>
        last.files.some((known) => known.file === file && known.after === before),
      );
    if (last && isMore) {
      last.at = step.at;
      for (const more of step.files) {
        const known = last.files.find(({ file }) => file === more.file);
        if (!known) continue;
        known.after = more.after;
        known.undo = [...more.undo, ...known.undo];
        known.redo.push(...more.redo);
      }
    } else this.#done.push(step);
    this.#done = this.#done.slice(-atMost);
    this.#undone = [];
    this.#save();
  }

  /** The next step was taken back, or made again. */
  move(direction: 'undo' | 'redo'): void {
    const [from, to] = direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    // What is typed now is a step of its own.
    if (step) to.push({ ...step, target: undefined });
    this.#save();
  }

  #save(): void {
    writeCache(this.#file, JSON.stringify({ done: this.#done, undone: this.#undone }), 50);
  }
}
