import { existsSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import {
  readCache,
  readCachedJson,
  removeCached,
  removeOld,
  writeCache,
  writeSealed,
} from '../../node/cache/cache';
import { inCache } from '../../node/cache/place';
import { hashOf } from '../../node/project/hash';
import type { EditStep } from './step';

/** The browser tab of a request, and the other open tabs. */
export interface Viewer {
  tab: string;
  others: readonly string[];
  /** When the request arrived, in milliseconds since 1970. */
  asked: number;
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
  /** The folder of the site. */
  site: string;
  done: EditStep[];
  undone: EditStep[];
  /** The file contents beside it, by hash, with their lengths. */
  contents: [hash: string, bytes: number][];
  /** See `hasMade`; files of earlier releases have none. */
  made?: string[];
}

/** How long after its answer a step is extended by further typing, in milliseconds. */
const moment = 2000;
const atMost = 200;
const keptIds = 200;
/** Maximum number of bytes that are stored, unless a single step has more. */
const usualMost = 300_000_000;

/**
 * The steps made in the workbench in chronological order, persisted across restarts. A tab undoes its own steps, then those of
 * closed tabs, but never those of another open tab.
 */
export class EditHistory {
  readonly #site: string;
  readonly #folder: string;
  readonly #mostBytes: number;
  /** The lengths of stored file contents by hash: most steps start where another one ended. */
  readonly #contents: Map<string, number>;
  /** Contents that could not be stored: they last until the server stops. */
  readonly #unwritten = new Map<string, Buffer>();
  #done: EditStep[];
  #undone: EditStep[];
  #made: string[];

  /**
   * @param site the folder of the site
   * @param mostBytes maximum number of bytes that are stored; the last step is stored whatever its size
   */
  constructor(site: string, mostBytes = usualMost) {
    this.#site = path.resolve(site);
    this.#folder = inCache('workbench', hashOf(this.#site));
    this.#mostBytes = mostBytes;
    removeGone();
    const stored = storedIn(this.#folder);
    this.#done = stored?.done ?? [];
    this.#undone = stored?.undone ?? [];
    this.#made = stored?.made ?? [];
    this.#contents = new Map(stored?.contents);
  }

  /** Whether the edit with an id is made: a page that is loaded again before it hears an answer sends its edits again. */
  hasMade(id: string): boolean {
    return this.#made.includes(id);
  }

  /** The next step to undo or redo. */
  peek(direction: Direction, { tab, others }: Viewer): EditStep | undefined {
    const steps = direction === 'undo' ? this.#done : this.#undone;
    return steps.findLast((step) => step.tab === tab) ?? steps.findLast((step) => !others.includes(step.tab));
  }

  /** The bytes of a stored file content. @returns undefined if it is no longer stored */
  contentOf(hash: string): Buffer | undefined {
    return this.#unwritten.get(hash) ?? readCache(path.join(this.#folder, hash));
  }

  /**
   * Adds a step.
   *
   * @param target what was typed into; typing there again shortly after the answer extends the step
   * @param id see `hasMade`
   */
  add(
    name: string,
    target: string | undefined,
    changes: readonly StepFile[],
    viewer: Viewer,
    id?: string,
  ): void {
    if (id !== undefined) this.#made = [...this.#made, id].slice(-keptIds);
    if (changes.length === 0) return;
    const step: EditStep = { name, target, at: Date.now(), tab: viewer.tab, files: this.#keep(changes) };
    const last = this.#done.at(-1);
    const isMore =
      last?.target !== undefined &&
      last.target === target &&
      last.tab === step.tab &&
      viewer.asked - last.at < moment &&
      this.peek('redo', viewer) === undefined &&
      step.files.every(({ file, before }) =>
        last.files.some((earlier) => earlier.file === file && earlier.after === before),
      );
    if (last && isMore) {
      for (const earlier of last.files)
        earlier.after = step.files.find(({ file }) => file === earlier.file)?.after ?? earlier.after;
      // The original text was typed again, so there is nothing to undo.
      if (last.files.every(({ before, after }) => before === after)) this.#remove(last);
    } else this.#done.push(step);
    this.#undone = this.#undone.filter(({ tab }) => viewer.others.includes(tab));
    this.#save();
  }

  /** Says that the last step of a tab has been answered: typing extends it for a moment from now on, however slow the answer was. */
  answered({ tab }: Viewer): void {
    const last = this.#done.at(-1);
    if (last?.tab === tab) last.at = Date.now();
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
      if (!this.#contents.has(hash))
        try {
          writeSealed(path.join(this.#folder, hash), content);
        } catch {
          this.#unwritten.set(hash, Buffer.from(content));
        }
      this.#contents.set(hash, Buffer.byteLength(content));
      return hash;
    };
    return changes.map(({ file, before, after }) => ({ file, before: keep(before), after: keep(after) }));
  }

  #save(): void {
    this.#done = this.#done.slice(-atMost);
    const used = new Set<string>();
    let bytes = 0;
    // Drops the oldest steps if there is too much to store.
    const isKept = ({ files }: EditStep, index: number) => {
      const hashes = new Set(files.flatMap(({ before, after }) => [before ?? '', after ?? '']));
      const added = [...hashes].filter((hash) => !used.has(hash));
      for (const hash of added) bytes += this.#contents.get(hash) ?? 0;
      if (index > 0 && bytes > this.#mostBytes) return false;
      for (const hash of added) used.add(hash);
      return true;
    };
    this.#undone = this.#undone.toReversed().filter(isKept).toReversed();
    this.#done = this.#done.toReversed().filter(isKept).toReversed();
    for (const hash of [...this.#contents.keys()].filter((hash) => !used.has(hash))) {
      this.#contents.delete(hash);
      this.#unwritten.delete(hash);
      removeCached(path.join(this.#folder, hash));
    }
    const contents = [...this.#contents].filter(([hash]) => !this.#unwritten.has(hash));
    const [done, undone, made] = [this.#done, this.#undone, this.#made];
    const stored: Stored = { site: this.#site, done, undone, contents, made };
    writeCache(path.join(this.#folder, historyName), JSON.stringify(stored));
  }
}

const historyName = 'history.json';

function storedIn(folder: string): Stored | undefined {
  return readCachedJson<Stored>(path.join(folder, historyName));
}

/** Removes the histories of sites that are gone. */
function removeGone(): void {
  const isThere = (name: string) => existsSync(storedIn(inCache('workbench', name))?.site ?? '');
  attempt(() => removeOld(inCache('workbench'), isThere));
}
