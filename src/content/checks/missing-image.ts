import type { Check } from '../check';
import { listOthers } from '../places';
import { relativePath } from '../relative-path';
import { suggest } from '../suggest';

/** A path relative to the document, to a file of a kind that browsers show. */
const pattern = /^\.{1,2}\/([\w-]+\/|\.\.\/)*[\w.-]+\.(avif|webp|png|jpe?g|svg)$/i;

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
      if (pattern.test(text) && context.imagePath(text) !== undefined) continue;
      report({
        file: use.file,
        pointer: use.pointer,
        message: `${JSON.stringify(text)} is not the path of an image.`,
        hint: 'Write it relative to the document: "./plant.avif" or "../_site/team.avif". avif, webp, png, jpg and svg can be shown.',
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
