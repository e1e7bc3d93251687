import { named } from '../model/diagnostics';
import { downloadTypes } from '../model/downloads';
import { imageTypes } from '../model/images';
import {
  isLanguageCode,
  type Language,
  languageName,
  languageOfWords,
  sourceLanguage,
  translatedLanguages,
} from '../model/languages';
import { documentFile, idOfDocument, isSharedSection, notFoundId, siteFolder } from '../model/routes';
import type { StrangeFile } from '../model/strange-file';
import { documentsOf, folderInPlaceOf, meantBy } from '../model/wrong-names';
import { languageOfDocuments } from '../site/language-order';
import { faceFilesOf, fontTypes } from '../site/theme/faces';
import { themeFile } from '../site/theme/theme';
import { unshownImages } from '../site/unshown-images';
import { grouped } from '../text/grouped';
import type { Check } from './core/check';

const none: ReadonlyMap<string, StrangeFile> = new Map();

const reasons: Record<StrangeFile['why'], { message: string; hint: string }> = {
  'leads-out': {
    message: 'This link leads out of the project, and is not followed.',
    hint: 'Copy what it leads to into the project, or remove the link.',
  },
  'leads-nowhere': {
    message: 'This link leads to nothing.',
    hint: 'Correct where it leads, or remove it.',
  },
  circle: {
    message: 'This link leads around in a circle.',
    hint: 'Remove it, or one of the links that lead back to it.',
  },
  'no-file': {
    message: 'This is neither a file nor a folder, and is not opened.',
    hint: 'Remove it.',
  },
};

/** Folders that every site has. A file with such a name prevents the folder, so that its documents are missing. */
const neededFolders: ReadonlySet<string> = new Set([siteFolder, 'index', notFoundId]);
const neededDocuments = [documentFile(siteFolder), documentFile(notFoundId)];

const notOffered = {
  message: 'No page offers this file.',
  hint: 'Name it in a section of the type downloads, or remove it.',
};

export const unexpectedFile: Check = {
  code: 'unexpected-file',
  severity: 'warning',
  summary:
    'Every file in the folder of the site is a document, a dictionary, an image, a file that a page offers, or the typeface of the theme.',
  why: 'A file under another name is not part of the site: a page called Page.json would simply be missing.',
  example: { file: 'finance/page.jsonc', wrong: '{}' },
  site(site, report) {
    const { folder, wrongNames, languages } = site;
    const { files, strange = none } = folder;
    const faces = faceFilesOf(folder.read(themeFile)?.value);
    // A misspelt or unreadable reference to the file would be the actual mistake.
    const mayBeOffered = site.hasInvalid || site.hasWrongDownloads;
    for (const [file, { why, isFolder }] of strange)
      report({
        file,
        pointer: '',
        severity: isFolder || file.endsWith('.json') || imageTypes.test(file) ? 'error' : 'warning',
        ...reasons[why],
      });
    // Missing documents with misnamed files are reported by another check.
    const misnamed = new Set(wrongNames.values());
    // So are images of a kind that is not shown.
    const unshown = unshownImages(site);
    const misnamedFolders = neededDocuments
      .filter((document) => !files.has(document))
      .map((document) => folderInPlaceOf(document, files));
    /** Files of no known kind, and what to say of one of them. */
    const unknown = new Map<string, { message: string; hint: string }>();
    const foreign = new Map<Language, string[]>();
    for (const file of files) {
      if (misnamed.has(file) || unshown.has(file) || strange.has(file) || neededFolders.has(file)) continue;
      const slash = file.lastIndexOf('/');
      const folder = file.slice(0, Math.max(0, slash));
      const name = file.slice(slash + 1);
      if (misnamedFolders.includes(folder)) continue;
      const documents = documentsOf(folder, languages);
      const codes = translatedLanguages(languages).map(({ code }) => `${code}.json`);
      const page = documentFile(folder);
      const isDictionary = codes.includes(name);
      const hasPlace = !isDictionary || folder === siteFolder || files.has(page) || wrongNames.has(page);
      const isKnown = documents.includes(name);
      const isDeep = isSharedSection(folder) && idOfDocument(page) === undefined;
      if (slash > 0 && isKnown && hasPlace && !isDeep) continue;
      if (imageTypes.test(name) || faces.includes(file) || isLicense(file)) continue;
      if (site.downloads.has(file)) continue;
      if (downloadTypes.test(name)) {
        if (!mayBeOffered) report({ file, pointer: '', ...notOffered });
        continue;
      }
      if (languages.some((language) => language.code === languageOfWords(file))) continue;
      const code = name.slice(0, -'.json'.length);
      if (name.endsWith('.json') && isLanguageCode(code) && !isKnown) {
        foreign.set(code, [...(foreign.get(code) ?? []), file]);
        continue;
      }
      if (fontTypes.test(name)) {
        report({
          file,
          pointer: '',
          message: 'No face of the theme is made of this file.',
          hint: `Name it in ${named(themeFile)}, as "file" of "display", "text" or "code", or remove it.`,
        });
        continue;
      }
      const meant = meantBy(name, folder, languages);
      const beside = codes.length > 0 ? ` with ${codes.join(', ')} beside it` : '';
      const isMeant = meant && meant !== name && !files.has(`${folder}/${meant}`);
      const one = {
        message: isKnown
          ? `This belongs to no ${isSharedSection(folder) ? 'section' : 'page'}: there is no ${page.slice(folder.length + 1)} beside it.`
          : 'This file is not part of the site.',
        hint: isMeant
          ? `Did you mean ${meant}?`
          : `${isSharedSection(folder) ? 'Shared sections are section.json' : 'Pages are page.json'}${beside}; images are avif, webp, png, jpg or svg. Remove everything else.`,
      };
      if (isMeant || isKnown) report({ file, pointer: '', ...one });
      else unknown.set(file, one);
    }
    for (const [folder, [first = '', ...others]] of byForeignFolder(files, unknown)) {
      if (others.length === 0) report({ file: first, pointer: '', ...(unknown.get(first) ?? notOffered) });
      else
        report({
          file: first,
          pointer: '',
          others: others.map((file) => ({ file, pointer: '' })),
          message: `Nothing in the folder "${folder}" is part of the site: it holds ${others.length + 1} other files.`,
          hint: 'Move it out of the folder of the site, or remove it.',
        });
    }
    // Languages in another order are reported by another check: nobody should remove these dictionaries.
    if (languageOfDocuments(languages, files)) foreign.delete(sourceLanguage(languages));
    for (const [code, [first = '', ...others]] of foreign) {
      const number = others.length + 1;
      report({
        file: first,
        pointer: '',
        others: others.map((file) => ({ file, pointer: '' })),
        needs: 'languages',
        doubts: { language: code },
        message: `${languageName(code)} is ${code === sourceLanguage(languages) ? 'the language that documents are written in' : 'not a language of the site'}, so ${number > 1 ? `its ${number} dictionaries are` : 'this dictionary is'} not part of it.`,
        hint:
          code === sourceLanguage(languages)
            ? `Remove every ${code}.json: what it says stands in the documents.`
            : `Remove every ${code}.json, or name the language in ${named(`${siteFolder}/site.json`)}.`,
      });
    }
  },
};

/** Whether a file is the license of a typeface, which must accompany it. */
function isLicense(file: string): boolean {
  return (
    file.startsWith(`${siteFolder}/fonts/`) &&
    /^(OFL|LICEN[CS]E|COPYING)\b[\w.-]*$/i.test(file.slice(file.lastIndexOf('/') + 1))
  );
}

/**
 * Unknown files by the outermost folder that holds nothing else, such as the output of a program; a file beside others
 * stands alone, by its own name.
 */
function byForeignFolder(
  files: ReadonlySet<string>,
  unknown: ReadonlyMap<string, unknown>,
): Map<string, string[]> {
  const used = new Set<string>();
  for (const file of files) if (!unknown.has(file)) for (const folder of foldersOf(file)) used.add(folder);
  return grouped(
    [...unknown.keys()].sort(),
    (file) => foldersOf(file).find((folder) => !used.has(folder)) ?? file,
  );
}

/** The folders that a file lies in, from the outermost: `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
