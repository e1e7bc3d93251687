import type { FileEdits } from '../protocol';
import type { FileChange } from './history';
import type { Merged } from './merge';
import { imagesIn } from './named-images';
import type { Present } from './step-back';

/** Images that come and go with the edits of documents. */
export class Uploads {
  /** Those that were put beside a document and that no step of history knows of yet. */
  readonly #waiting = new Set<string>();
  /** By the place that showed it: an image whose path somebody has begun to type over or to delete. */
  readonly #left = new Map<string, string>();

  add(file: string): void {
    this.#waiting.add(file);
  }

  /**
   * The images that come and go with an edit: taking it back takes back the upload whose image it shows. An image that the new one
   * takes the place of goes, where no other page shows it, and so does one that was cleared from its field or removed with what
   * stood around it.
   *
   * @param edits what was asked for
   * @param merged what documents become by it
   * @param present as it is before the edit is written
   */
  changesWith(edits: readonly FileEdits[], merged: readonly Merged[], present: Present): FileChange[] {
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
      ...come.map((file) => ({ file, before: undefined, after: present.contentOf(file) })),
      ...[...gone]
        .filter((file) => !after.has(file) && !present.isShown(file, edited))
        .map((file) => ({ file, before: present.contentOf(file), after: undefined })),
    ];
    return images.filter((image) => image.before !== image.after);
  }

  /** The images that go with what is removed. A path that is typed is another one at each key: what it led to is remembered. */
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
