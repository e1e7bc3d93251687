import { setAt } from '../model/fix';
import { videoBehind } from '../model/video-pages';
import { quote } from '../text/quote';
import type { Check } from './core/check';

export const videoPage: Check = {
  code: 'video-page',
  severity: 'error',
  summary:
    'A film is embedded by the address that its site gives for other pages, not by that of its own page.',
  why: 'The page of a film refuses to be shown inside of another page: visitors who press the button would see an error. The right address also sets fewer cookies.',
  example: {
    file: 'finance/page.json',
    right: '{\n      "type": "cta",',
    wrong:
      '{ "type": "embed", "src": "https://www.youtube.com/watch?v=M7lc1UVf-VE" },\n    {\n      "type": "cta",',
  },
  page({ addresses }, report) {
    for (const { file, pointer, text, leaf } of addresses) {
      const meant = leaf.kind === 'embed' ? videoBehind(text) : undefined;
      if (meant === undefined) continue;
      report({
        file,
        pointer,
        message: `${quote(text)} is the page of a film, which cannot be shown inside of another page.`,
        hint: `Write ${JSON.stringify(meant)}. The page can stand in "href": a link leads there.`,
        fix: { edits: [setAt({ file, pointer }, meant)] },
      });
    }
  },
};
