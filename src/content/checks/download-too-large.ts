import { largestDownload } from '../model/downloads';
import { fileSize } from '../model/images';
import type { Check } from './core/check';

export const downloadTooLarge: Check = {
  code: 'download-too-large',
  severity: 'warning',
  summary: 'No file that a page offers is larger than 10 MB.',
  why: 'On a phone it takes minutes, and many visitors pay for data; everybody who clones the project downloads it, too.',
  example: {
    file: 'finance/menu.pdf',
    wrong: `%PDF-${' '.repeat(largestDownload)}`,
    shown: '(a file for print, of 24 MB)',
    beside: {
      file: 'finance/page.json',
      text: '"type": "cta",',
      wrong:
        '"type": "downloads", "items": [{ "file": "./menu.pdf", "label": "Finance" }] },\n    { "type": "cta",',
    },
  },
  site({ folder, downloads: offered }, report) {
    for (const [file, { bytes }] of folder.downloads) {
      if (bytes <= largestDownload || !offered.has(file)) continue;
      report({
        file,
        pointer: '',
        message: `This file is large: ${fileSize(bytes)}.`,
        hint: 'Export it for the screen rather than for print, or offer it in parts.',
      });
    }
  },
};
