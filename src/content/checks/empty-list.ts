import { listableRoutes, routeAbove } from '../site/lists';
import { didYouMean, quote } from '../text/quote';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';

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
    // Unpublished pages count, too.
    const pages = [...site.pages.values()];
    const routes = listableRoutes(pages);
    for (const { file, isInvalid, lists = [] } of site.all()) {
      // Invalid routes are reported by the schema.
      if (isInvalid) continue;
      for (const { of, tag, pointer } of lists) {
        const below = pages.filter((page) => routeAbove(page) === of);
        if (below.length === 0) {
          // The pages may be in misnamed files.
          if (inWrongFiles(site.wrongNames.keys(), of)) continue;
          const meant = suggest(of, routes);
          report({
            file,
            pointer: `${pointer}/of`,
            message: `There are no pages below ${of}.`,
            hint: didYouMean(
              meant,
              `Write one, such as ${of === '/' ? '' : of}/first, or name a route that has pages below it.`,
            ),
          });
          continue;
        }
        const tags = new Set(below.flatMap(({ teaser }) => teaser?.tags ?? []));
        // The tags of an invalid page are unknown.
        if (tag === undefined || tags.has(tag) || below.some((page) => page.isInvalid)) continue;
        const meant = suggest(tag, tags);
        report({
          file,
          pointer: `${pointer}/tag`,
          message: `No page below ${of} has the tag ${quote(tag)}.`,
          hint: didYouMean(
            meant,
            'Write it among the "tags" of the "teaser" of a page there, or leave it out.',
          ),
        });
      }
    }
  },
};

/** Whether a missing document would be a page below a route. */
function inWrongFiles(documents: Iterable<string>, route: string): boolean {
  return [...documents].some((file) => {
    const [, id] = /^(.+)\/page\.json$/.exec(file) ?? [];
    return id !== undefined && routeAbove({ id, isUnindexed: false }) === route;
  });
}
