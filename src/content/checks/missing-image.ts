import type { Check } from '../check';
import { listOthers } from '../places';
import { relativePath } from '../relative-path';
import { suggest } from '../suggest';

/** A path relative to the document, to a file of a kind that browsers show. */
const pattern = /^\.{1,2}\/([\w-]+\/|\.\.\/)*[\w.-]+\.(avif|webp|png|jpe?g|svg)$/i;

/**
 * The same name without what no name of an image may have. Accents go whichever way they are written: some systems write
 * `é` as one character, others as two, and no editor sees which.
 */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./-]+/g, '-');

export const missingImage: Check = {
  code: 'missing-image',
  severity: 'error',
  summary: 'Every image that a document names exists.',
  why: 'Visitors would see an empty frame.',
  example: {
    file: 'finance/page.json',
    right: '"type": "hero",',
    wrong: '"type": "hero",\n      "heroImage": "./plant.avif",\n      "heroImageAlt": "Write to us",',
  },
  page(context, report) {
    for (const use of context.images) {
      const { text } = use;
      const isInside = context.imagePath(text) !== undefined;
      if (pattern.test(text) && isInside) continue;
      const plain = plainName(text);
      const isOnlyNamedWrong = isInside && pattern.test(plain);
      report({
        file: use.file,
        pointer: use.pointer,
        message: isOnlyNamedWrong
          ? `No image can be called ${JSON.stringify(text)}: names have letters from a to z, digits, "-", "_" and ".".`
          : `${JSON.stringify(text)} is not the path of an image.`,
        hint: isOnlyNamedWrong
          ? `Call the file ${JSON.stringify(plain)}, and write that.`
          : 'Write it relative to the document: "./plant.avif" or "../_site/team.avif". avif, webp, png, jpg and svg can be shown.',
      });
    }
  },
  site(site, report) {
    for (const image of site.images.keys()) {
      if (site.folder.files.has(image) || !pattern.test(`./${image}`)) continue;
      const [first, ...others] = site.places(
        'images',
        ({ images }) => images.includes(image),
        (text, context) => context.imagePath(text) === image && pattern.test(text),
      );
      if (!first) continue;
      const known = [...site.folder.files].filter((file) => pattern.test(`./${file}`));
      const isSame = (file: string) => file.toLowerCase() === image.toLowerCase();
      const meant = known.find(isSame) ?? suggest(image, known);
      const written = JSON.stringify(relativePath(first.file, image));
      report({
        ...first,
        others,
        causes: [image],
        message: `There is no image ${written}.${listOthers(first, others)}`,
        hint: meant
          ? `Did you mean ${JSON.stringify(relativePath(first.file, meant))}?`
          : 'Put the file beside the document, or correct its name.',
      });
    }
  },
};
