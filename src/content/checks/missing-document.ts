import { named } from '../model/diagnostics';
import { languageName, namesOf, sourceLanguage } from '../model/languages';
import { isSharedSection, notFoundId, siteFolder } from '../model/routes';
import { folderInPlaceOf } from '../model/wrong-names';
import { languageOfDocuments } from '../site/language-order';
import type { Check } from './core/check';

const siteDocument = `${siteFolder}/site.json`;
const needed = [
  { path: siteDocument, what: 'brand, header and footer' },
  { path: 'index/page.json', what: 'the home page' },
  { path: `${notFoundId}/page.json`, what: 'the page for unknown paths' },
];

export const missingDocument: Check = {
  code: 'missing-document',
  severity: 'error',
  summary:
    'The site document, the home page, the 404 page exist; and, in every language, the shared dictionary and one for every page.',
  why: 'Without them there is no header, no home page, or no page in another language.',
  example: { file: 'finance/es.json' },
  site(site, report) {
    const { folder, pages, wrongNames, translations } = site;
    const { files } = folder;
    const inPlaceOf = (path: string) => wrongNames.get(path) ?? [];
    const rename = (path: string) => {
      const wrong = wrongNames.get(path);
      return wrong && `Rename ${named(wrong)}, which lies in its place.`;
    };
    const renameFolder = (path: string) => {
      const wrong = folderInPlaceOf(path, files);
      const folder = path.slice(0, path.lastIndexOf('/'));
      return wrong && `Rename the folder ${named(wrong)} to "${folder}".`;
    };
    const makeFolder = (path: string) => {
      const name = path.slice(0, path.lastIndexOf('/'));
      return files.has(name) ? `${named(name)} is a file: put a folder in its place.` : undefined;
    };
    const isWritten = (language: string, file: string) =>
      files.has(file) ||
      [...pages.values()].some((page) => page.translations[language]?.dictionary !== undefined);
    const written = translations.filter(({ language, file }) => isWritten(language, file));
    for (const { language } of translations) {
      if (written.some((one) => one.language === language) || pages.size === 0) continue;
      const name = languageName(language);
      if (language === languageOfDocuments(site.languages, files)) {
        const first = languageName(sourceLanguage(site.languages));
        const place = site.placeOfLanguage(language);
        if (place.pointer === '') {
          report({
            ...place,
            needs: 'languages',
            doubts: 'languages',
            message: `The site document lists no languages, so that they are ${namesOf(site.languages.map(({ code }) => code))}; but there is no ${name} dictionary.`,
            hint: 'List them in "languages": first the one that documents are written in, then those of the dictionaries.',
          });
          continue;
        }
        report({
          ...place,
          language,
          needs: 'languages',
          doubts: 'languages',
          message: `Documents seem to be written in ${name}, which has no dictionary, but ${first} stands first and has dictionaries.`,
          hint: `Put ${name} first: the first language is the one that documents are written in.`,
        });
        continue;
      }
      report({
        ...site.placeOfLanguage(language),
        language,
        isOpen: true,
        needs: 'languages',
        doubts: 'languages',
        message: `There is no ${name} dictionary, neither for a page nor for what pages share.`,
        hint: `npm run new:language -- ${language} writes them, with every text to translate. Or correct the code.`,
      });
    }
    const dictionaries = written.map(({ language, file }) => ({
      path: file,
      language,
      what: `the ${languageName(language)} of header and footer, and of texts that pages share`,
    }));
    for (const { path, what } of [...needed, ...dictionaries]) {
      // If the site document is missing, too, its dictionaries are not reported.
      const isShared = path.startsWith(`${siteFolder}/`) && path !== siteDocument;
      if (files.has(path) || (isShared && !files.has(siteDocument))) continue;
      // Their folder is reported instead.
      if ([...pages.keys()].some((id) => meansPage(id, path))) continue;
      report({
        file: path,
        pointer: '',
        causes: [inPlaceOf(path)].flat(),
        isOpen: isShared,
        message: `${named(path)} does not exist.`,
        hint: rename(path) ?? renameFolder(path) ?? makeFolder(path) ?? `Write it: it holds ${what}.`,
      });
    }
    const reported = new Set(
      [...needed, ...translations.map(({ file }) => ({ path: file }))].map(({ path }) => path),
    );
    for (const path of wrongNames.keys()) {
      const isOfSite = path.startsWith(`${siteFolder}/`);
      if (reported.has(path) || !(isOfSite || /\/(page|section)\.json$/.test(path))) continue;
      report({
        file: path,
        pointer: '',
        causes: [inPlaceOf(path)].flat(),
        message: `${named(path)} does not exist.`,
        hint: `${rename(path)} If there is to be no such ${isOfSite ? 'document' : path.endsWith('/page.json') ? 'page' : 'section'}, remove that file.`,
      });
    }
    for (const { id, file, translations } of [...pages.values(), ...site.sharedSections.values()]) {
      for (const [language, { dictionary }] of Object.entries(translations)) {
        if (dictionary !== undefined || !written.some((one) => one.language === language)) continue;
        const path = `${id}/${language}.json`;
        const name = languageName(language);
        report({
          file,
          pointer: '',
          causes: [path, inPlaceOf(path)].flat(),
          language,
          isOpen: true,
          message: `This ${isSharedSection(id) ? 'section' : 'page'} has no ${name} dictionary: ${named(path)} does not exist.`,
          hint:
            rename(path) ??
            `Write it: each text of the ${isSharedSection(id) ? 'section' : 'page'} with its ${name}. \`{}\` is enough when the shared dictionary has every text.`,
        });
      }
    }
  },
};

/** Whether a page is a needed one in a folder that cannot be a path: `Index`, `404`. */
function meansPage(id: string, needed: string): boolean {
  if (needed === 'index/page.json') return id !== 'index' && id.toLowerCase() === 'index';
  return needed === `${notFoundId}/page.json` && id === '404';
}
