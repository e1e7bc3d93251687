import type { Fix } from '../model/diagnostics';
import { listOthers } from '../model/places';
import { type ImageRepair, isImagePath, repairImage } from '../site/image-repair';
import { resolveFile } from '../site/load';
import { unshownImages } from '../site/unshown-images';
import { placeOfUse, usesBy } from '../site/uses-by';
import { quote } from '../text/quote';
import { relativePath } from '../text/relative-path';
import type { Check } from './core/check';

/**
 * Replaces characters that are not allowed in names of images. Accents are removed in composed and decomposed form,
 * which editors cannot tell apart.
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
  site(site, report) {
    const images = [...site.folder.files].filter((file) => isImagePath(`./${file}`));
    const unshown = unshownImages(site);
    for (const facts of site.all()) {
      if (facts.wrongImages.length === 0) continue;
      for (const { file, pointer, text } of site.context(facts).wrongImages) {
        const named = resolveFile(file, text.trim());
        if (named !== undefined && unshown.has(named))
          report({ file, pointer, causes: [named], ...otherKind(text) });
        else report({ file, pointer, ...wrongPath(text, file, images) });
      }
    }
    const isMissing = (image: string) => !site.folder.files.has(image) && isImagePath(`./${image}`);
    const missing = new Set([...site.images.keys()].filter(isMissing));
    if (missing.size === 0) return;
    const uses = usesBy(
      site,
      'images',
      (image) => (missing.has(image) ? image : undefined),
      (text, context) => {
        const image = isImagePath(text) ? context.filePath(text) : undefined;
        return image !== undefined && missing.has(image) ? image : undefined;
      },
    );
    for (const image of missing) {
      const [first, ...others] = (uses.get(image) ?? []).map(placeOfUse);
      if (!first) continue;
      const repairs = [first, ...others].map(({ file }) =>
        repairImage(relativePath(file, image), file, images),
      );
      const written = JSON.stringify(relativePath(first.file, image));
      report({
        ...first,
        others,
        causes: [image],
        message: `There is no image ${written}.${listOthers(first, others)}`,
        ...answer(repairs, 'Put the file beside the document, or correct its name.'),
      });
    }
  },
};

function otherKind(text: string) {
  return {
    message: `${quote(text)} is not an image that every browser shows.`,
    hint: 'Export it as avif, webp, jpg, png or svg, and write that name.',
  };
}

/** What is wrong with an invalid path of an image, and what to write instead. */
function wrongPath(text: string, document: string, images: readonly string[]) {
  const plain = plainName(text);
  const named = resolveFile(document, plain);
  const isInside = resolveFile(document, text) !== undefined;
  if (isInside && isImagePath(plain) && named !== undefined && plain !== text && !images.includes(named))
    return {
      message: `No image can be called ${quote(text)}: names have letters from a to z, digits, "-", "_" and ".".`,
      hint: `Call the file ${JSON.stringify(plain)}, and write that.`,
    };
  return {
    message: `${quote(text)} is not the path of an image.`,
    ...answer([repairImage(text, document, images)], howToWrite),
  };
}

const howToWrite =
  'Write it relative to the document: "./plant.avif" or "../_site/team.avif". avif, webp, png, jpg and svg can be shown.';

/** The hint for all places of a finding, and a fix if it is certain and the same for all. */
function answer(
  repairs: readonly (ImageRepair | undefined)[],
  otherwise: string,
): { hint: string; fix?: Fix } {
  const [first] = repairs;
  if (!first) return { hint: otherwise };
  const path = JSON.stringify(first.path);
  const isSame = repairs.every((repair) => repair?.isCertain && repair.path === first.path);
  return isSame ? { hint: `Write ${path}.`, fix: { replace: path } } : { hint: `Did you mean ${path}?` };
}
