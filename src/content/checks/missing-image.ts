import { fixBy } from '../model/fix';
import { isImagePath } from '../model/images';
import { sourceLanguage } from '../model/languages';
import { repairImage } from '../site/image-repair';
import { resolveFile } from '../site/load';
import { unshownImages } from '../site/unshown-images';
import { placeOfUse, wrongUses } from '../site/uses-by';
import { grouped } from '../text/grouped';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { answerWith, type NamedFile, properName, renameFile, reportMissing } from './core/missing-files';

export const missingImage: Check = {
  code: 'missing-image',
  severity: 'error',
  waivedBy: [],
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
    const language = sourceLanguage(site.languages);
    const properPath = (use: NamedFile) => properName(use, images, isImagePath, language);
    const isOfOtherKind = (file: string | undefined) => file !== undefined && unshown.has(file);
    // A file that has to have another name, or be of another kind, is one mistake wherever it is shown.
    const byFile = grouped(wrongUses(site, 'wrongImages'), (use) => {
      const { file, pointer, text } = use;
      const named = resolveFile(file, text.trim());
      const isOfFile = isOfOtherKind(named) || properPath(use) !== undefined;
      return isOfFile ? `${named}` : `${file} ${pointer}`;
    });
    for (const [use, ...more] of byFile.values()) {
      if (!use) continue;
      const named = resolveFile(use.file, use.text.trim());
      const { message, hint, path } = isOfOtherKind(named)
        ? otherKind(use.text)
        : wrongPath(use, images, properPath(use));
      report({
        ...placeOfUse(use),
        others: more.map(placeOfUse),
        ...(named !== undefined && isOfOtherKind(named) && { causes: [named] }),
        namesDocuments: true,
        message,
        hint,
        ...fixBy(path, [use, ...more].map(placeOfUse)),
      });
    }
    reportMissing(site, 'images', isImagePath, images, report);
  },
};

function otherKind(text: string): Explanation {
  return {
    message: `${quote(text)} is not an image that every browser shows.`,
    hint: 'Export it as avif, webp, jpg, png or svg, and write that name.',
  };
}

/** What is wrong with the path of an image, and the path to write if that is certain. */
interface Explanation {
  message: string;
  hint: string;
  path?: string;
}

/** What is wrong with an invalid path of an image, and what to write instead. @param proper the name that it should have */
function wrongPath({ text, file }: NamedFile, images: readonly string[], proper?: string): Explanation {
  if (proper !== undefined) return renameFile('image', text, proper);
  return {
    message: `${quote(text)} is not the path of an image.`,
    ...answerWith([repairImage(text, file, images)], howToWrite),
  };
}

const howToWrite =
  'Write it relative to the document: "./plant.avif" or "../_site/team.avif". avif, webp, png, jpg and svg can be shown.';
