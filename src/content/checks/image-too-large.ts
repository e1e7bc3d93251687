import { type DocumentEdit, setAt } from '../model/fix';
import { fileSize, type ImageFacts, isTooLarge, largestImage } from '../model/images';
import type { SiteContext } from '../site/site-context';
import { nameIn } from '../text/paths';
import type { Check } from './core/check';

/** Images with more pixels are not even decoded for shrinking: 16,000 by 16,000. */
const readable = 256_000_000;

export const imageTooLarge: Check = {
  code: 'image-too-large',
  severity: 'error',
  summary: 'No image on a page is larger than 10 MB, 40 megapixels, or 16,383 pixels on a side.',
  why: 'Visitors only ever get a small version of it, but every build and everybody who clones the project has to process all of it. WebP and AVIF cannot be longer.',
  example: {
    file: '_site/plant.webp',
    wrong: 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\x1fN\0\x1fN\0',
    shown: '(an image of 20,000 by 20,000 pixels)',
  },
  site(site, report) {
    for (const [file, image] of site.folder.images) {
      if (!isTooLarge(image) || !site.images.has(file)) continue;
      const smaller = nameOfSmaller(file, site.folder.files);
      const canBeRead = !image.isDrawing && image.width * image.height <= readable;
      report({
        file,
        pointer: '',
        message: `This image is too large: ${sizeOf(image)}.`,
        hint: canBeRead
          ? 'npm run validate-pages -- --fix writes a smaller one beside it, and names that one in the documents.'
          : `Export it with at most ${largestImage.pixels / 1_000_000} megapixels and ${largestImage.bytes / 1_000_000} MB.`,
        ...(canBeRead && { fix: { edits: namedAs(site, file, smaller), copy: smaller } }),
      });
    }
  },
};

function sizeOf({ width, height, bytes, isDrawing }: ImageFacts): string {
  const pixels = isDrawing ? '' : `${width} by ${height} pixels, `;
  return pixels + fileSize(bytes);
}

/** `plant-smaller.jpg` for `plant.jpg`, with a number if that exists. */
function nameOfSmaller(file: string, files: ReadonlySet<string>): string {
  const dot = file.lastIndexOf('.');
  for (let number = 1; ; number++) {
    const name = `${file.slice(0, dot)}-smaller${number > 1 ? `-${number}` : ''}${file.slice(dot)}`;
    if (!files.has(name)) return name;
  }
}

/** Makes every reference to an image one to another in the same folder. */
function namedAs(site: SiteContext, file: string, other: string): DocumentEdit[] {
  const name = nameIn(other);
  return site
    .all()
    .filter(({ images }) => images.includes(file))
    .flatMap((facts) => {
      const context = site.context(facts);
      return context.images
        .filter(({ text }) => context.filePath(text) === file)
        .map((use) => setAt(use, use.text.replace(/[^/]+$/, name)));
    });
}
