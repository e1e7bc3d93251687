import { imageTypes } from '../../content/model/images';
import { resolveFile } from '../../content/site/load';

/** The images that a document names, relative to the folder of the site. */
export function imagesIn(file: string, text: string): Set<string> {
  const images = new Set<string>();
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && imageTypes.test(value)) images.add(resolveFile(file, value) ?? '');
    return value;
  });
  return images;
}
