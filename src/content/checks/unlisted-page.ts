import type { Check } from '../context';
import { notFoundId } from '../routes';

/** The page that lists all others. */
const sitemapId = 'sitemap';

export const unlistedPage: Check = {
  code: 'unlisted-page',
  severity: 'warning',
  summary: 'Every page is listed on the sitemap page, where there is one.',
  run({ site, linkMap: { links, targets }, invalidFiles }, report) {
    const sitemap = site.pages.find(({ id }) => id === sitemapId);
    // What an invalid sitemap page lists is unknown, and a dead link on it was probably meant for one of the others.
    if (!sitemap || invalidFiles.has(sitemap.source.path)) return;
    const listed = new Set(
      links
        .filter(({ page }) => page?.id === sitemapId)
        .map(({ href }) => targets.get(href.split('#')[0] ?? '')?.id),
    );
    if (listed.has(undefined)) return;
    for (const page of site.pages) {
      if (page.id === notFoundId || page.id === sitemapId || listed.has(page.id)) continue;
      report({
        file: page.source.path,
        pointer: '',
        message: `The sitemap page does not list ${page.route}.`,
        hint: `Add a link to it in ${sitemap.source.path}.`,
      });
    }
  },
};
