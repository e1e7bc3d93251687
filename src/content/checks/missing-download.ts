import { downloadKinds, downloadTypes, isDownloadPath } from '../model/downloads';
import { fixBy } from '../model/fix';
import { imageTypes } from '../model/images';
import { type Language, sourceLanguage } from '../model/languages';
import { repairImage } from '../site/image-repair';
import { resolveFile } from '../site/load';
import { wrongUses } from '../site/uses-by';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { answerWith, properName, renameFile, reportMissing } from './core/missing-files';

export const missingDownload: Check = {
  code: 'missing-download',
  severity: 'error',
  waivedBy: [],
  summary:
    'Every file that a document offers exists, in the folder of a document of the site, and is of a type that is meant to be downloaded.',
  why: 'The link would lead nowhere; and a file that a browser runs, such as a page or a script, could do anything in the name of the site.',
  example: {
    file: 'finance/page.json',
    right: '"href": "/#start" }]\n    },',
    wrong:
      '"href": "/#start" }]\n    },\n    { "type": "downloads", "items": [{ "file": "./menu.pdf", "label": "Finance" }] },',
  },
  site(site, report) {
    const downloads = [...site.folder.downloads.keys()].filter((file) => isDownloadPath(`./${file}`));
    for (const { file, pointer, text } of wrongUses(site, 'wrongDownloads')) {
      const { path, ...explanation } = wrongPath(text, file, downloads, sourceLanguage(site.languages));
      report({ file, pointer, ...explanation, ...fixBy(path, [{ file, pointer }]) });
    }
    reportMissing(site, 'downloads', isDownloadPath, downloads, report);
  },
};

/** What is wrong with an invalid path of a download. */
function wrongPath(
  text: string,
  document: string,
  downloads: readonly string[],
  language: Language,
): { message: string; hint: string; path?: string } {
  if (resolveFile(document, text) === undefined)
    return {
      message: `${quote(text)} leads out of the site.`,
      hint: 'Put the file beside the document, and name it from there: "./menu.pdf".',
    };
  const isImage = imageTypes.test(text);
  if (/^\.{1,2}\//.test(text) && /\.[a-z0-9]+$/i.test(text) && !downloadTypes.test(text))
    return {
      message: isImage
        ? `${quote(text)} is an image, which pages show.`
        : `${quote(text)} is of a kind that pages do not offer.`,
      hint: isImage
        ? 'Show it in a section of the type gallery, or pack it as a zip file.'
        : `Pages offer ${downloadKinds}. Export the file as one of them, or pack it as a zip file.`,
    };
  const proper = properName({ text, file: document }, downloads, isDownloadPath, language);
  if (proper !== undefined) return renameFile('file', text, proper);
  return {
    message: `${quote(text)} is not the path of a file that pages offer.`,
    ...answerWith(
      [repairImage(text, document, downloads)],
      `Write it relative to the document: "./menu.pdf" or "../_site/terms.pdf", in letters from a to z, digits, "-", "_" and ".". Pages offer ${downloadKinds}.`,
    ),
  };
}
