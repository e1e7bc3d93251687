import type { Check } from '../check';
import { named } from '../diagnostics';
import { defaultLanguage, languages } from '../languages';
import { notFoundId, siteFolder } from '../routes';

const siteDocument = `${siteFolder}/site.json`;
const sharedDictionary = `${siteFolder}/es.json`;
const needed = [
  { path: siteDocument, what: 'brand, header and footer' },
  { path: sharedDictionary, what: 'the Spanish of header and footer, and of texts that pages share' },
  { path: 'index/page.json', what: 'the home page' },
  { path: `${notFoundId}/page.json`, what: 'the page for unknown paths' },
];

/** The languages that documents and dictionaries are read in. */
const withTexts = new Set<string>([defaultLanguage, 'es']);

export const missingDocument: Check = {
  code: 'missing-document',
  severity: 'error',
  summary:
    'The site document, the home page, the 404 page, the shared dictionary and one for every page exist.',
  why: 'Without them there is no header, no home page, or no Spanish page.',
  example: { file: 'finance/es.json' },
  site({ folder: { files }, pages, wrongNames }, report) {
    for (const language of languages) {
      if (withTexts.has(language)) continue;
      report({
        file: `${siteFolder}/${language}.json`,
        pointer: '',
        message: `"${language}" is a language of this site and has no dictionaries: its pages would be Spanish.`,
        hint: `Take it out of src/content/languages.ts: texts can be read in ${[...withTexts].join(' and ')}.`,
      });
    }
    const rename = (path: string) => {
      const found = wrongNames.get(path);
      return found && `Rename ${named(found)}, which lies in its place.`;
    };
    for (const { path, what } of needed) {
      // Who writes the site document, which is missing too, writes its dictionary.
      if (files.has(path) || (path === sharedDictionary && !files.has(siteDocument))) continue;
      report({
        file: path,
        pointer: '',
        message: `${named(path)} does not exist.`,
        hint: rename(path) ?? `Write it: it holds ${what}.`,
      });
    }
    for (const path of wrongNames.keys()) {
      if (!path.endsWith('/page.json') || needed.some((document) => document.path === path)) continue;
      report({
        file: path,
        pointer: '',
        message: `${named(path)} does not exist.`,
        hint: `${rename(path)} If there is to be no such page, remove that file.`,
      });
    }
    for (const { id, file, dictionary } of pages.values()) {
      if (dictionary !== undefined) continue;
      report({
        file,
        pointer: '',
        message: `This page has no dictionary: ${named(`${id}/es.json`)} does not exist.`,
        hint:
          rename(`${id}/es.json`) ??
          'Write it: English text to Spanish text. `{}` is enough when the shared dictionary has every text.',
      });
    }
  },
};
