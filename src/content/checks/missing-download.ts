import type { Place } from '../model/diagnostics';
import { downloadKinds, downloadTypes, isDownloadPath } from '../model/downloads';
import { setAt } from '../model/fix';
import { imageTypes } from '../model/images';
import { repairImage } from '../site/image-repair';
import { resolveFile } from '../site/load';
import { placeOfUse, usesBy } from '../site/uses-by';
import { quote } from '../text/quote';
import { relativePath } from '../text/relative-path';
import type { Check } from './core/check';

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
    const downloads = [...(site.folder.downloads?.keys() ?? [])].filter((file) =>
      isDownloadPath(`./${file}`),
    );
    for (const facts of site.all()) {
      if (!facts.wrongDownloads) continue;
      for (const { file, pointer, text } of site.context(facts).wrongDownloads)
        report(withFix({ file, pointer, ...wrongPath(text, file, downloads) }));
    }
    const isMissing = (file: string) => !site.folder.files.has(file) && isDownloadPath(`./${file}`);
    const missing = new Set([...site.downloads.keys()].filter(isMissing));
    if (missing.size === 0) return;
    const keyOf = (file: string | undefined) => (file !== undefined && missing.has(file) ? file : undefined);
    const uses = usesBy(site, 'downloads', keyOf, (text, context) =>
      isDownloadPath(text) ? keyOf(context.filePath(text)) : undefined,
    );
    for (const file of missing) {
      const [first, ...others] = (uses.get(file) ?? []).map(placeOfUse);
      if (!first) continue;
      const written = relativePath(first.file, file);
      report(
        withFix({
          ...first,
          others,
          causes: [file],
          namesDocuments: true,
          message: `There is no file ${JSON.stringify(written)}.`,
          ...answer(
            written,
            others.length > 0 ? undefined : first.file,
            downloads,
            'Put the file beside the document, or correct its name.',
          ),
        }),
      );
    }
  },
};

function withFix<T extends Place & Answer>({ path, ...finding }: T) {
  return { ...finding, ...(path !== undefined && { fix: { edits: [setAt(finding, path)] } }) };
}

/** What to do about the path of a download, and the path to write if that is certain. */
interface Answer {
  hint: string;
  path?: string;
}

/** What is wrong with an invalid path of a download. */
function wrongPath(
  text: string,
  document: string,
  downloads: readonly string[],
): Answer & { message: string } {
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
  return {
    message: `${quote(text)} is not the path of a file that pages offer.`,
    ...answer(
      text,
      document,
      downloads,
      `Write it relative to the document: "./menu.pdf" or "../_site/terms.pdf", in letters from a to z, digits, "-", "_" and ".". Pages offer ${downloadKinds}.`,
    ),
  };
}

/**
 * The hint and, for a slip in a single place, the right path.
 *
 * @param document undefined if there are several places
 */
function answer(
  text: string,
  document: string | undefined,
  downloads: readonly string[],
  otherwise: string,
): Answer {
  const repair = document === undefined ? undefined : repairImage(text, document, downloads);
  if (!repair) return { hint: otherwise };
  const path = JSON.stringify(repair.path);
  return repair.isCertain ? { hint: `Write ${path}.`, path: repair.path } : { hint: `Did you mean ${path}?` };
}
