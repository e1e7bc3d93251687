import { pointerToken, pointerTokens } from '../model/diagnostics';
import { isImageName } from '../model/images';
import { isRecord } from '../model/is-record';
import type { Check } from './core/check';

export const fileNameAlt: Check = {
  code: 'file-name-alt',
  severity: 'error',
  summary: 'No alternative text is the name of a file.',
  why: 'Whoever cannot see the image hears letters and digits instead of what it shows.',
  example: {
    file: 'index/page.json',
    right: '"heroImageAlt": "Write to us"',
    wrong: '"heroImageAlt": "IMG_2041.JPG"',
  },
  page({ images, document }, report) {
    for (const { file, pointer } of images) {
      const tokens = pointerTokens(pointer);
      const name = `${tokens.pop()}Alt`;
      let owner: unknown = document;
      for (const token of tokens)
        owner = isRecord(owner) ? owner[token] : (owner as unknown[])[Number(token)];
      const text = isRecord(owner) ? owner[name] : undefined;
      if (typeof text !== 'string' || !isImageName(text)) continue;
      report({
        file,
        pointer: [...tokens, name].map(pointerToken).join(''),
        message: `"${text}" is the name of a file, not what the image shows.`,
        hint: 'Say in one sentence what the image shows.',
      });
    }
  },
};
