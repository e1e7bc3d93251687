import path from 'node:path';
import { readCache, readCachedJson, writeCache } from '../../node/cache/cache';
import { inCache } from '../../node/cache/place';
import { hashOf } from '../../node/project/hash';
import type { EditStep } from './step';

/** The browser tab of a request, and the other open tabs. */
export interface Viewer {
  tab: string;
  others: readonly string[];
}

export type Direction = 'undo' | 'redo';
/** A file's content; undefined if it does not exist. */
export type Content = string | Uint8Array | undefined;

/** A file before and after a step. */
export interface StepFile {
  file: string;
  before: Content;
  after: Content;
}

/** The history in its file. A seal tells what was cut off or altered; a file of another shape needs another name. */
interface Stored {
  done: EditStep[];
  undone: EditStep[];
  texts: [hash: string, text: string][];
}

const moment = 2000;
const atMost = 200;
/** Maximum number of characters of documents, and number of images, that are stored. */
const mostText = 5_000_000;
const mostImages = 40;

/**
 * The steps made in the workbench in chronological order, persisted across restarts. A tab undoes its own steps, then those of
 * closed tabs, but never those of another open tab.
 */
export class EditHistory {
  readonly #file: string;
  /** File contents by hash: most steps start where another one ended. */
  readonly #texts = new Map<string, string>();
  #done: EditStep[] = [];
  #undone: EditStep[] = [];

  /** @param site the folder of the site */
  constructor(site: string) {
    this.#file = inCache('workbench', `${hashOf(path.resolve(site))}.json`);
    const stored = readCachedJson<Stored>(this.#file);
    if (!stored) return;
    this.#done = stored.done;
    this.#undone = stored.undone;
    for (const [hash, text] of stored.texts) this.#texts.set(hash, text);
  }

  /** The next step to undo or redo. */
  peek(direction: Direction, { tab, others }: Viewer): EditStep | undefined {
    const steps = direction === 'undo' ? this.#done : this.#undone;
    return steps.findLast((step) => step.tab === tab) ?? steps.findLast((step) => !others.includes(step.tab));
  }

  /** A stored file content. @returns undefined if it is no longer stored */
  contentOf(hash: string): string | Uint8Array | undefined {
    return this.#texts.get(hash) ?? readCache(imageFile(hash));
  }

  /** Adds a step. @param target what was typed into; typing there again shortly afterwards extends the step */
  add(name: string, target: string | undefined, changes: readonly StepFile[], viewer: Viewer): void {
    if (changes.length === 0) return;
    const step: EditStep = { name, target, at: Date.now(), tab: viewer.tab, files: this.#keep(changes) };
    const last = this.#done.at(-1);
    const isMore =
      last?.target !== undefined &&
      last.target === target &&
      last.tab === step.tab &&
      step.at - last.at < moment &&
      this.peek('redo', viewer) === undefined &&
      step.files.every(({ file, before }) =>
        last.files.some((earlier) => earlier.file === file && earlier.after === before),
      );
    if (last && isMore) {
      last.at = step.at;
      for (const earlier of last.files)
        earlier.after = step.files.find(({ file }) => file === earlier.file)?.after ?? earlier.after;
      // The original text was typed again, so there is nothing to undo.
      if (last.files.every(({ before, after }) => before === after)) this.#remove(last);
    } else this.#done.push(step);
    this.#undone = this.#undone.filter(({ tab }) => viewer.others.includes(tab));
    this.#save();
  }

  /** Records that a step was undone or redone with the resulting `changes`. */
  move(direction: Direction, step: EditStep, changes: readonly StepFile[], { tab }: Viewer): void {
    this.#remove(step);
    const files = this.#keep(changes).map(({ file, before, after }) =>
      direction === 'undo' ? { file, before: after, after: before } : { file, before, after },
    );
    // Further typing is a new step.
    const moved = { ...step, tab, target: undefined, files };
    (direction === 'undo' ? this.#undone : this.#done).push(moved);
    this.#save();
  }

  /** Discards a step that cannot be undone or redone. */
  skip(step: EditStep): void {
    this.#remove(step);
    this.#save();
  }

  #remove(step: EditStep): void {
    this.#done = this.#done.filter((one) => one !== step);
    this.#undone = this.#undone.filter((one) => one !== step);
  }

  #keep(changes: readonly StepFile[]): EditStep['files'] {
    const keep = (content: Content) => {
      if (content === undefined) return undefined;
      const hash = hashOf(content);
      if (typeof content === 'string') this.#texts.set(hash, content);
      else writeCache(imageFile(hash), content, mostImages);
      return hash;
    };
    return changes.map(({ file, before, after }) => ({ file, before: keep(before), after: keep(after) }));
  }

  #save(): void {
    this.#done = this.#done.slice(-atMost);
    const used = new Set<string>();
    let length = 0;
    // Drops the oldest steps if there is too much to store.
    const isKept = ({ files }: EditStep) => {
      for (const hash of files.flatMap(({ before, after }) => [before ?? '', after ?? ''])) {
        if (!used.has(hash)) length += this.#texts.get(hash)?.length ?? 0;
        if (length <= mostText) used.add(hash);
      }
      return length <= mostText;
    };
    this.#undone = this.#undone.toReversed().filter(isKept).toReversed();
    this.#done = this.#done.toReversed().filter(isKept).toReversed();
    for (const hash of [...this.#texts.keys()]) if (!used.has(hash)) this.#texts.delete(hash);
    const stored: Stored = { done: this.#done, undone: this.#undone, texts: [...this.#texts] };
    writeCache(this.#file, JSON.stringify(stored), 50);
  }
}

function imageFile(hash: string): string {
  return inCache('workbench-images', hash);
}
