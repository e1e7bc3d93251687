import type { FileEdits } from '../protocol/documents';
import type { StepFile } from './history';
import type { Merged } from './merge';
import { imagesIn } from './named-files';
import type { CurrentFiles } from './step-back';

/** Images that are added and removed along with edits of documents. */
export class Uploads {
  /** Uploaded images that are not part of any step yet. */
  readonly #waiting = new Set<string>();
  /** Images by the location that used them, while their path is being edited or deleted. */
  readonly #left = new Map<string, string>();

  add(file: string): void {
    this.#waiting.add(file);
  }

  /**
   * The images that an edit adds or removes, so that undoing it undoes the upload. An image that is replaced, cleared from its
   * field, or removed with its section or item is deleted unless another page uses it.
   *
   * @param edits the requested edits
   * @param merged the resulting documents
   * @param current the state before the edit is written
   */
  changesWith(edits: readonly FileEdits[], merged: readonly Merged[], current: CurrentFiles): StepFile[] {
    const shown = merged.map(({ file, before, text }) => ({
      before: imagesIn(file, before),
      after: imagesIn(file, text),
    }));
    const all = (side: 'before' | 'after') => new Set(shown.flatMap((images) => [...images[side]]));
    const [before, after] = [all('before'), all('after')];
    const come = [...after].filter((file) => !before.has(file) && this.#waiting.delete(file));
    const leaving = [...before].filter((file) => !after.has(file));
    const cleared = this.#cleared(edits, leaving);
    const edited = new Set(merged.map(({ file }) => file));
    const gone = new Set(come.length > 0 ? leaving : cleared);
    const images = [
      ...come.map((file) => ({ file, before: undefined, after: current.contentOf(file) })),
      ...[...gone]
        .filter((file) => !after.has(file) && !current.isShown(file, edited))
        .map((file) => ({ file, before: current.contentOf(file), after: undefined })),
    ];
    return images.filter((image) => image.before !== image.after);
  }

  /**
   * The images removed with their fields. A path that is being typed changes with every key, so its original image is
   * remembered.
   */
  #cleared(edits: readonly FileEdits[], leaving: readonly string[]): string[] {
    const places = edits.flatMap(({ file, edits }) =>
      edits.map(({ op, pointer }) => ({ op, place: `${file}#${pointer}` })),
    );
    const [only] = places;
    const [image] = leaving;
    if (only?.op === 'set' && image !== undefined && places.length === 1) this.#left.set(only.place, image);
    const removed = places.filter(({ op }) => op === 'remove');
    if (removed.length === 0) return [];
    const remembered = removed.flatMap(({ place }) => this.#left.get(place) ?? []);
    for (const { place } of removed) this.#left.delete(place);
    return [...leaving, ...remembered];
  }
}
