import { fixBy } from '../model/fix';
import { refusingPage } from '../model/refusing-pages';
import { quote } from '../text/quote';
import type { Check } from './core/check';

export const videoPage: Check = {
  code: 'video-page',
  severity: 'error',
  summary:
    'A film or a map is embedded by the address that its site gives for other pages, not by that of its own page.',
  why: 'The page of a film or a map refuses to be shown inside of another page: visitors who press the button would see an error. The right address of a film also sets fewer cookies.',
  example: {
    file: 'finance/page.json',
    right: '{\n      "type": "cta",',
    wrong:
      '{ "type": "embed", "src": "https://www.youtube.com/watch?v=M7lc1UVf-VE" },\n    {\n      "type": "cta",',
  },
  page({ addresses }, report) {
    for (const { file, pointer, text, leaf } of addresses) {
      const page = leaf.kind === 'embed' ? refusingPage(text) : undefined;
      if (!page) continue;
      const { what, meant } = page;
      report({
        file,
        pointer,
        message: `${quote(text)} is the page of a ${what}, which cannot be shown inside of another page.`,
        hint:
          meant === undefined
            ? `Write the address that its site gives for other pages, behind “Share” and “Embed” or “HTML”. This one can stand in "href".`
            : `Write ${JSON.stringify(meant)}. The page can stand in "href": a link leads there.`,
        ...fixBy(meant, [{ file, pointer }]),
      });
    }
  },
};
