import { setAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import { directionOf, isLanguageCode, languageName } from '../model/languages';
import type { Check } from './core/check';

const usual = 'ltr';

export const textDirection: Check = {
  code: 'text-direction',
  severity: 'warning',
  summary: 'Every language is shown in the direction that it is written in.',
  why: 'Arabic or Hebrew from left to right has its lists, arrows and full stops on the wrong side.',
  example: {
    file: '_site/site.json',
    right: '"url": "https://www.example.com",',
    wrong:
      '"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English", "direction": "rtl" }, { "code": "es", "name": "Español" }],',
  },
  page({ page, document, source }, report) {
    if (!page.isSite || !Array.isArray(document?.languages)) return;
    const codes = document.languages.map((entry) => isRecord(entry) && entry.code);
    for (const [index, entry] of document.languages.entries()) {
      if (!isRecord(entry) || typeof entry.code !== 'string' || !isLanguageCode(entry.code)) continue;
      const { code, direction = usual } = entry;
      // One that is named twice may be another language.
      if (codes.indexOf(code) !== codes.lastIndexOf(code)) continue;
      const wanted = directionOf(code);
      if (direction === wanted || (direction !== 'ltr' && direction !== 'rtl')) continue;
      const pointer = `/languages/${index}`;
      const isMissing = entry.direction === undefined;
      const name = languageName(code);
      report({
        file: source.path,
        pointer: isMissing ? pointer : `${pointer}/direction`,
        language: code,
        message: `${name} is written from ${wanted === 'rtl' ? 'right to left' : 'left to right'}${isMissing ? ', and nothing here says so' : ''}.`,
        hint: `Write "direction": "${wanted}". --fix does.`,
        fix: { edits: [setAt({ file: source.path, pointer: `${pointer}/direction` }, wanted)] },
      });
    }
  },
};
