import { named } from '../model/diagnostics';
import { downloadTypes } from '../model/downloads';
import { imageTypes } from '../model/images';
import {
  type Language,
  type Languages,
  languageName,
  languageOfWords,
  readLanguageCode,
  sourceLanguage,
  translatedLanguages,
} from '../model/languages';
import {
  deviceIn,
  deviceMessage,
  documentFile,
  idOfDocument,
  isSharedSection,
  notFoundId,
  siteFolder,
} from '../model/routes';
import type { StrangeFile } from '../model/strange-file';
import { documentsOf, folderInPlaceOf, meantBy } from '../model/wrong-names';
import { isFaceLicense } from '../site/content-files';
import { sameFile } from '../site/output-files';
import type { SiteContext } from '../site/site-context';
import { faceFilesOf, fontTypes } from '../site/theme/faces';
import { themeFile } from '../site/theme/theme';
import { unshownImages } from '../site/unshown-images';
import { addTo, grouped } from '../text/grouped';
import { folderIn, nameIn } from '../text/paths';
import type { Check, Report } from './core/check';

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

/** What is wrong with a file, and what to do. */
type Words = { message: string; hint: string };

const notOffered: Words = {
  message: 'No page offers this file.',
  hint: 'Name it in a section of the type downloads, or remove it.',
};

const ofNoFace = {
  isLikely: true,
  message: 'No face of the theme is made of this file.',
  hint: `Name it in ${named(themeFile)}, as "file" of "display", "text" or "code", or remove it.`,
};

export const unexpectedFile: Check = {
  code: 'unexpected-file',
  severity: 'warning',
  summary:
    'Every file in the folder of the site is a document, a dictionary, an image, a file that a page offers, or the typeface of the theme.',
  why: 'A file under another name is not part of the site: a page called Page.json would simply be missing.',
  example: { file: 'finance/page.jsonc', wrong: '{}' },
  site(site, report) {
    for (const [file, { why, isFolder }] of site.folder.strange)
      report({
        file,
        pointer: '',
        severity: isFolder || file.endsWith('.json') || imageTypes.test(file) ? 'error' : 'warning',
        ...reasons[why],
      });
    reportUnportable(site, report);
    /** Files of no kind that sites have, and what to say of one that stands alone. */
    const foreign = new Map<string, Words>();
    const dictionaries = new Map<Language, string[]>();
    /** Dictionaries without a document, by their folder. */
    const homeless = new Map<string, string[]>();
    for (const file of unplacedFiles(site)) {
      if (downloadTypes.test(file)) {
        report({ file, pointer: '', ...notOffered }, ['valid-documents', 'existing-downloads']);
        continue;
      }
      const language = foreignLanguage(file, site.languages);
      if (language !== undefined) {
        addTo(dictionaries, language, file);
        continue;
      }
      const folder = folderIn(file);
      const mayHaveDocument = folder !== '' && idOfDocument(documentFile(folder)) !== undefined;
      if (mayHaveDocument && dictionaryNames(site.languages).includes(nameIn(file))) {
        addTo(homeless, folder, file);
        continue;
      }
      const { isLikely, ...words } = fontTypes.test(file) ? ofNoFace : wordsOn(file, site);
      if (isLikely) report({ file, pointer: '', ...words });
      else foreign.set(file, words);
    }
    reportForeign(site.folder.files, foreign, report);
    for (const [folder, files] of homeless) reportHomeless(folder, files, report);
    for (const [language, files] of dictionaries) reportDictionaries(language, files, site.languages, report);
  },
};

/** Characters that no file on Windows has in its name. */
const forbidden = /[<>:"|?*\\]/;

/** Reports the images and downloads that not every system can have: with one, a repository cannot be checked out there as it is. */
function reportUnportable({ images, downloads, folder }: SiteContext, report: Report): void {
  const named = [...new Set([...images.keys(), ...downloads.keys()])];
  const found = new Map<string, string>();
  for (const file of named.filter((one) => folder.files.has(one)).sort()) {
    const name = nameIn(file);
    const device = deviceIn(name.toLowerCase());
    const [sign] = forbidden.exec(name) ?? [];
    const twin = found.get(sameFile(file));
    found.set(sameFile(file), file);
    const message =
      (device && deviceMessage(name, 'this file')) ??
      (sign && `No file on Windows has ${sign} in its name: there, this one cannot be made.`) ??
      (twin &&
        `Windows and macOS take this file and ${nameIn(twin)} for one: there, one of the two is missing.`);
    if (message)
      report({ file, pointer: '', message, hint: 'Rename it, and write the new name where it is shown.' });
  }
}

/** The files that are no part of the site where they lie, but for those that another check reports. */
function unplacedFiles(site: SiteContext): string[] {
  const { folder, wrongNames } = site;
  const { files, strange } = folder;
  const faces = faceFilesOf(folder.read(themeFile)?.value);
  const misnamed = new Set(wrongNames.values());
  const unshown = unshownImages(site);
  const misnamedFolders = neededDocuments
    .filter((document) => !files.has(document))
    .map((document) => folderInPlaceOf(document, files));
  return [...files].filter((file) => {
    if (misnamed.has(file) || unshown.has(file) || strange.has(file) || neededFolders.has(file)) return false;
    if (misnamedFolders.includes(folderIn(file)) || isPlacedDocument(file, site)) return false;
    if (imageTypes.test(file) || faces.includes(file) || isFaceLicense(file)) return false;
    return !site.downloads.has(file) && !site.languages.some(({ code }) => code === languageOfWords(file));
  });
}

/** Whether a file is a document or a dictionary in a folder that can have it. */
function isPlacedDocument(file: string, { folder: { files }, languages, wrongNames }: SiteContext): boolean {
  const folder = folderIn(file);
  if (folder === '' || !isDocumentName(file, languages)) return false;
  const page = documentFile(folder);
  const isDictionary = dictionaryNames(languages).includes(nameIn(file));
  const isDeep = isSharedSection(folder) && idOfDocument(page) === undefined;
  return !isDeep && (!isDictionary || folder === siteFolder || files.has(page) || wrongNames.has(page));
}

/** The language of a dictionary that no language of the site has, also if other programs write its code: `pt-BR`. */
function foreignLanguage(file: string, languages: Languages): Language | undefined {
  if (isDocumentName(file, languages)) return undefined;
  const [, name = ''] = /^(.*)\.json$/.exec(nameIn(file)) ?? [];
  const code = readLanguageCode(name);
  const isForeign = languages.every((language) => language.code !== code || code === name);
  return isForeign ? code : undefined;
}

/** What to say of a file that is neither: the likely name of one that is only misspelled. */
function wordsOn(file: string, { folder: { files }, languages }: SiteContext): Words & { isLikely: boolean } {
  const folder = folderIn(file);
  const [what, name] = isSharedSection(folder) ? ['section', 'section.json'] : ['page', 'page.json'];
  const meant = meantBy(nameIn(file), folder, languages);
  const isMeant = meant !== undefined && meant !== nameIn(file) && !files.has(`${folder}/${meant}`);
  const codes = dictionaryNames(languages);
  const beside = codes.length > 0 ? ` with ${codes.join(', ')} beside it` : '';
  return {
    isLikely: isMeant,
    message: 'This file is not part of the site.',
    hint: isMeant
      ? `Did you mean ${meant}?`
      : `${what === 'section' ? 'Shared sections' : 'Pages'} are ${name}${beside}; images are avif, webp, png, jpg or svg. Remove everything else.`,
  };
}

/** Reports the dictionaries of a folder without a document, as one finding. */
function reportHomeless(folder: string, [first = '', ...others]: readonly string[], report: Report): void {
  const document = documentFile(folder);
  const what = isSharedSection(folder) ? 'section' : 'page';
  const name = nameIn(document);
  report({
    file: first,
    pointer: '',
    others: others.map((file) => ({ file, pointer: '' })),
    causes: [document],
    message:
      others.length > 0
        ? `These ${others.length + 1} dictionaries belong to no ${what}: there is no ${name} beside them.`
        : `This belongs to no ${what}: there is no ${name} beside it.`,
    hint: `Bring ${named(document)} back, or remove ${others.length > 0 ? 'them' : 'this file'} if the ${what} is to be gone.`,
  });
}

/** Reports files of no kind that sites have; those of a folder that has no others are one finding. */
function reportForeign(
  files: ReadonlySet<string>,
  foreign: ReadonlyMap<string, Words>,
  report: Report,
): void {
  for (const [folder, [first = '', ...others]] of byForeignFolder(files, foreign)) {
    if (others.length === 0) report({ file: first, pointer: '', ...(foreign.get(first) ?? notOffered) });
    else
      report({
        file: first,
        pointer: '',
        others: others.map((file) => ({ file, pointer: '' })),
        message: `Nothing in the folder "${folder}" is part of the site: it holds ${others.length + 1} other files.`,
        hint: 'Move it out of the folder of the site, or remove it.',
      });
  }
}

/** Reports the dictionaries of a language that needs none, or that the site does not have, as one finding. */
function reportDictionaries(
  language: Language,
  [first = '', ...others]: readonly string[],
  languages: Languages,
  report: Report,
): void {
  const number = others.length + 1;
  const isSource = language === sourceLanguage(languages);
  report({
    file: first,
    pointer: '',
    others: others.map((file) => ({ file, pointer: '' })),
    dependsOn: 'languages',
    doubts: { language },
    message: `${languageName(language)} is ${isSource ? 'the language that documents are written in' : 'not a language of the site'}, so ${number > 1 ? `its ${number} dictionaries are` : 'this dictionary is'} not part of it.`,
    hint: isSource
      ? `Remove every ${nameIn(first)}: what it says stands in the documents.`
      : `Remove every ${nameIn(first)}, or name the language in ${named(`${siteFolder}/site.json`)}.`,
  });
}

/** Whether the folder of a file can have a document or a dictionary of its name. */
function isDocumentName(file: string, languages: Languages): boolean {
  return documentsOf(folderIn(file), languages).includes(nameIn(file));
}

/** The names of the dictionaries that a folder of the site can have. */
function dictionaryNames(languages: Languages): string[] {
  return translatedLanguages(languages).map(({ code }) => `${code}.json`);
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
