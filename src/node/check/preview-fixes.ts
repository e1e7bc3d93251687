import { createTwoFilesPatch } from 'diff';
import type { SchemaSet } from '../../content/schema/schemas';
import { fromWorkingDirectory } from '../project/working-directory';
import { planFixes } from './fix-folder';
import { SmallerImages } from './shrink-images';

/**
 * What `fixFolder` would write, as patches for `patch` and `git apply`; nothing is written.
 *
 * @returns the patch of each file; for an image, only a note that it would be written
 * @throws UsageError when a file cannot be read
 */
export async function previewFixes(
  folder: string,
  schemas: SchemaSet,
  isWanted: (file: string) => boolean = () => true,
): Promise<string[]> {
  const images = new SmallerImages(folder);
  for (;;) {
    const { writes } = await planFixes(folder, schemas, isWanted, images);
    if (images.areMade)
      return writes.flatMap((write) => {
        if (write.kind !== 'put') return [];
        const name = fromWorkingDirectory(write.file, '');
        const before = write.before ?? '';
        if (typeof write.content !== 'string' || typeof before !== 'string')
          return [`${name} would be written.\n`];
        if (write.content === before) return [];
        const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, write.content, '', '');
        // Drops the separator line at the start.
        return [patch.slice(patch.indexOf('--- '))];
      });
    await images.make();
  }
}
