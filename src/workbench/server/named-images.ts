import { imageTypes } from '../../content/model/images';
import { resolveFile } from '../../content/site/load';
import type { StepFile } from './history';

/** The images that a document refers to, relative to the site's folder; not addresses and words that end like one. */
export function imagesIn(file: string, text: string): Set<string> {
  const images = new Set<string>();
  JSON.parse(text, (_, value: unknown) => {
    const isPath = typeof value === 'string' && /^\.\.?\//.test(value) && imageTypes.test(value);
    const image = isPath ? resolveFile(file, value) : undefined;
    if (image !== undefined) images.add(image);
    return value;
  });
  return images;
}

/** The images that documents refer to after a change. */
export function imagesAfter(changes: readonly StepFile[]): Set<string> {
  return new Set(
    changes.flatMap(({ file, after }) => (typeof after === 'string' ? [...imagesIn(file, after)] : [])),
  );
}
