import type { FileChange } from './history';
import type { Merged } from './merge';
import { imagesIn } from './named-images';
import type { Present } from './step-back';

/** Images that were put beside a document and that no step of history knows of yet. */
export class Uploads {
  readonly #waiting = new Set<string>();

  add(file: string): void {
    this.#waiting.add(file);
  }

  /**
   * The images that come and go with an edit: taking it back takes back the upload whose image it shows. An image that the new one
   * takes the place of goes, where no other page shows it.
   *
   * @param present as it is before the edit is written
   */
  changesWith(edits: readonly Merged[], present: Present): FileChange[] {
    const shown = edits.map(({ file, before, text }) => ({
      before: imagesIn(file, before),
      after: imagesIn(file, text),
    }));
    const all = (side: 'before' | 'after') => new Set(shown.flatMap((images) => [...images[side]]));
    const [before, after] = [all('before'), all('after')];
    const come = [...after].filter((file) => !before.has(file) && this.#waiting.delete(file));
    if (come.length === 0) return [];
    const edited = new Set(edits.map(({ file }) => file));
    const gone = [...before].filter((file) => !after.has(file) && !present.isShown(file, edited));
    const images = [
      ...come.map((file) => ({ file, before: undefined, after: present.contentOf(file) })),
      ...gone.map((file) => ({ file, before: present.contentOf(file), after: undefined })),
    ];
    return images.filter((image) => image.before !== image.after);
  }
}
