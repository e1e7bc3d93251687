import { named } from '../model/diagnostics';
import { type Language, languageName, listNames, namesOf, sourceLanguage } from '../model/languages';
import { isSharedSection, notFoundId, siteFolder } from '../model/routes';
import { folderInPlaceOf } from '../model/wrong-names';
import { languageOfDocuments } from '../site/language-order';
import type { SiteContext } from '../site/site-context';
import { folderIn } from '../text/paths';
import type { Check, Report } from './core/check';

const siteDocument = `${siteFolder}/site.json`;
const needed = [
  { path: siteDocument, what: 'brand, header and footer' },
  { path: 'index/page.json', what: 'the home page' },
  { path: `${notFoundId}/page.json`, what: 'the page for unknown paths' },
];

export const missingDocument: Check = {
  code: 'missing-document',
  severity: 'error',
  waivedBy: [],
  summary:
    'The site document, the home page, the 404 page exist; and, in every language, the shared dictionary and one for every page.',
  why: 'Without them there is no header, no home page, or no page in another language.',
  example: { file: 'finance/es.json' },
  site(site, report) {
    const { folder, pages, translations } = site;
    const written = translations
      .filter(({ language, file }) => folder.files.has(file) || isTranslated(site, language))
      .map(({ language }) => language);
    for (const { language } of translations)
      if (!written.includes(language) && pages.size > 0) reportLanguage(site, language, report);
    reportNeeded(site, written, report);
    reportMisnamed(site, report);
    reportDictionaries(site, written, report);
  },
};

/** Whether a page has a dictionary of a language. */
function isTranslated({ pages }: SiteContext, language: Language): boolean {
  return [...pages.values()].some((page) => page.translations[language]?.dictionary !== undefined);
}

/** Reports a language of the site that no dictionary is written in. */
function reportLanguage(site: SiteContext, language: Language, report: Report): void {
  const place = site.placeOfLanguage(language);
  const name = languageName(language);
  const common = { ...place, dependsOn: 'languages', doubts: 'languages' } as const;
  const misnamed = [...site.wrongNames].flatMap(([path, file]) =>
    path.endsWith(`/${language}.json`) ? file : [],
  );
  if (language !== languageOfDocuments(site.languages, site.folder.files))
    report({
      ...common,
      language,
      isUntranslated: true,
      message: `There is no ${name} dictionary, neither for a page nor for what pages share.`,
      causes: misnamed,
      hint:
        misnamed.length > 0
          ? `Rename ${listNames(misnamed.slice(0, 3).map(named))}${misnamed.length > 3 ? ` and ${misnamed.length - 3} more` : ''}, which lie in their places: call each ${language}.json.`
          : `npm run new:language -- ${language} writes them, with every text to translate. Or correct the code.`,
    });
  else if (place.pointer === '')
    report({
      ...common,
      message: `The site document lists no languages, so that they are ${namesOf(site.languages.map(({ code }) => code))}; but there is no ${name} dictionary.`,
      hint: 'List them in "languages": first the one that documents are written in, then those of the dictionaries.',
    });
  else
    report({
      ...common,
      language,
      message: `Documents seem to be written in ${name}, which has no dictionary, but ${languageName(sourceLanguage(site.languages))} stands first and has dictionaries.`,
      hint: `Put ${name} first: the first language is the one that documents are written in.`,
    });
}

/** Reports the documents and shared dictionaries that every site needs. */
function reportNeeded(site: SiteContext, written: readonly Language[], report: Report): void {
  const { files } = site.folder;
  const dictionaries = site.translations
    .filter(({ language }) => written.includes(language))
    .map(({ language, file }) => ({
      path: file,
      what: `the ${languageName(language)} of header and footer, and of texts that pages share`,
    }));
  for (const { path, what } of [...needed, ...dictionaries]) {
    // If the site document is missing, too, its dictionaries are not reported.
    const isShared = path.startsWith(`${siteFolder}/`) && path !== siteDocument;
    if (files.has(path) || (isShared && !files.has(siteDocument))) continue;
    // Their folder is reported instead.
    if ([...site.pages.keys()].some((id) => meansPage(id, path))) continue;
    report({
      file: path,
      pointer: '',
      causes: misnamed(site, path),
      isUntranslated: isShared,
      message: `${named(path)} does not exist.`,
      hint: renaming(site, path) ?? folderHint(path, files) ?? `Write it: it holds ${what}.`,
    });
  }
}

/** Reports documents that no site needs and that lie there under another name. */
function reportMisnamed(site: SiteContext, report: Report): void {
  const reported = new Set([...needed.map(({ path }) => path), ...site.translations.map(({ file }) => file)]);
  for (const path of site.wrongNames.keys()) {
    const isOfSite = path.startsWith(`${siteFolder}/`);
    if (reported.has(path) || !(isOfSite || /\/(page|section)\.json$/.test(path))) continue;
    const what = isOfSite ? 'document' : path.endsWith('/page.json') ? 'page' : 'section';
    report({
      file: path,
      pointer: '',
      causes: misnamed(site, path),
      message: `${named(path)} does not exist.`,
      hint: `${renaming(site, path)} If there is to be no such ${what}, remove that file.`,
    });
  }
}

/** Reports pages and shared sections that lack the dictionary of a language that others are translated into. */
function reportDictionaries(site: SiteContext, written: readonly Language[], report: Report): void {
  for (const { id, file, translations } of [...site.pages.values(), ...site.sharedSections.values()]) {
    const what = isSharedSection(id) ? 'section' : 'page';
    for (const [language, { dictionary }] of Object.entries(translations)) {
      if (dictionary !== undefined || !written.includes(language)) continue;
      const path = `${id}/${language}.json`;
      const name = languageName(language);
      report({
        file,
        pointer: '',
        causes: [path, ...misnamed(site, path)],
        language,
        isUntranslated: true,
        message: `This ${what} has no ${name} dictionary: ${named(path)} does not exist.`,
        hint:
          renaming(site, path) ??
          `Write it: each text of the ${what} with its ${name}. \`{}\` is enough when the shared dictionary has every text.`,
      });
    }
  }
}

/** The file that lies in the place of a missing one, if there is one. */
function misnamed({ wrongNames }: SiteContext, path: string): string[] {
  const file = wrongNames.get(path);
  return file === undefined ? [] : [file];
}

function renaming(site: SiteContext, path: string): string | undefined {
  const [file] = misnamed(site, path);
  if (file === undefined) return undefined;
  return folderIn(file) === folderIn(path)
    ? `Rename ${named(file)}, which lies in its place.`
    : `Move ${named(file)} there: every page has a folder of its own.`;
}

/** What to do where the folder of a missing document is called otherwise, or is a file. */
function folderHint(path: string, files: ReadonlySet<string>): string | undefined {
  const folder = folderIn(path);
  const wrong = folderInPlaceOf(path, files);
  if (wrong) return `Rename the folder ${named(wrong)} to "${folder}".`;
  return files.has(folder) ? `${named(folder)} is a file: put a folder in its place.` : undefined;
}

/** Whether a page is a needed one in a folder that cannot be a path: `Index`, `404`. */
function meansPage(id: string, needed: string): boolean {
  if (needed === 'index/page.json') return id !== 'index' && id.toLowerCase() === 'index';
  return needed === `${notFoundId}/page.json` && id === '404';
}
