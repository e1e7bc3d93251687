import { didYouMean, quote } from '../text/quote';
import type { Check } from './core/check';
import { emptyLists } from './core/empty-lists';

export const emptyList: Check = {
  code: 'empty-list',
  severity: 'error',
  summary: 'Every list of pages names a route that has pages below it, and a tag that one of them has.',
  why: 'The list would always be empty.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
    wrong:
      '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    { "type": "listing", "of": "/finance" }',
  },
  site(site, report) {
    for (const { file, pointer, of, tag, meant } of emptyLists(site))
      if (tag === undefined)
        report({
          file,
          pointer: `${pointer}/of`,
          message: `There are no pages below ${of}.`,
          hint: didYouMean(
            meant,
            `Write one, such as ${of === '/' ? '' : of}/first, or name a route that has pages below it.`,
          ),
        });
      else
        report({
          file,
          pointer: `${pointer}/tag`,
          message: `No page below ${of} has the tag ${quote(tag)}.`,
          hint: didYouMean(
            meant,
            'Write it among the "tags" of the "teaser" of a page there, or leave it out.',
          ),
        });
  },
};
