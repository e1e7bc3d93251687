import type { Check } from '../context';
import { notFoundId, siteFolder } from '../routes';

const needed = [
  { path: `${siteFolder}/site.json`, what: 'brand, header and footer' },
  { path: 'index/page.json', what: 'the home page' },
  { path: `${notFoundId}/page.json`, what: 'the page for unknown paths' },
];

export const missingDocument: Check = {
  code: 'missing-document',
  severity: 'error',
  summary: 'The site document, the home page, the 404 page and a dictionary for every page exist.',
  run({ site }, report) {
    for (const { path, what } of needed) {
      if (site.sources.has(path)) continue;
      report({
        file: path,
        pointer: '',
        message: `${path} does not exist.`,
        hint: `Write it: it holds ${what}.`,
      });
    }
    for (const page of site.pages) {
      if (page.dictionary) continue;
      report({
        file: page.source.path,
        pointer: '',
        message: `This page has no dictionary: ${page.id}/es.json does not exist.`,
        hint: 'Write it: English text to Spanish text. `{}` is enough when the shared dictionary has every text.',
      });
    }
  },
};
