import type { Check } from '../check';
import { named } from '../diagnostics';
import { defaultLanguage, languages } from '../languages';
import { notFoundId, siteFolder } from '../routes';

const needed = [
  { path: `${siteFolder}/site.json`, what: 'brand, header and footer' },
  { path: 'index/page.json', what: 'the home page' },
  { path: `${notFoundId}/page.json`, what: 'the page for unknown paths' },
];

/** The languages that documents and dictionaries are read in. */
const withTexts = new Set<string>([defaultLanguage, 'es']);

export const missingDocument: Check = {
  code: 'missing-document',
  severity: 'error',
  summary: 'The site document, the home page, the 404 page and a dictionary for every page exist.',
  why: 'Without them there is no header, no home page, or no Spanish page.',
  example: { file: 'finance/es.json' },
  page({ page, dictionary, source }, report) {
    if (dictionary || page.isSite) return;
    report({
      file: source.path,
      pointer: '',
      message: `This page has no dictionary: ${named(`${page.id}/es.json`)} does not exist.`,
      hint: 'Write it: English text to Spanish text. `{}` is enough when the shared dictionary has every text.',
    });
  },
  site({ folder }, report) {
    for (const language of languages) {
      if (withTexts.has(language)) continue;
      report({
        file: `${siteFolder}/${language}.json`,
        pointer: '',
        message: `"${language}" is a language of this site and has no dictionaries: its pages would be Spanish.`,
        hint: `Take it out of src/content/languages.ts: texts can be read in ${[...withTexts].join(' and ')}.`,
      });
    }
    for (const { path, what } of needed) {
      if (folder.files.has(path)) continue;
      report({
        file: path,
        pointer: '',
        message: `${named(path)} does not exist.`,
        hint: `Write it: it holds ${what}.`,
      });
    }
  },
};
