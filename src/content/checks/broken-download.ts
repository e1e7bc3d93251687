import { lfsPointer } from '../text/lfs-pointer';
import type { Check } from './core/check';

export const brokenDownload: Check = {
  code: 'broken-download',
  severity: 'error',
  summary: 'Every file that a page offers has content, and is of the type that its name says.',
  why: 'Visitors would download a file that no program can open.',
  example: {
    file: 'finance/menu.pdf',
    wrong: '<!doctype html>',
    beside: {
      file: 'finance/page.json',
      text: '"type": "cta",',
      wrong:
        '"type": "downloads", "items": [{ "file": "./menu.pdf", "label": "Finance" }] },\n    { "type": "cta",',
    },
  },
  site({ folder, downloads: offered }, report) {
    for (const [file, { problem }] of folder.downloads) {
      if (problem === undefined || !offered.has(file)) continue;
      report({
        file,
        pointer: '',
        message: problem,
        hint: problem === lfsPointer.message ? lfsPointer.hint : 'Export it again, and put it in this place.',
      });
    }
  },
};
