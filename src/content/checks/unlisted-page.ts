import { named } from '../model/diagnostics';
import { pathOf } from '../model/hrefs';
import { routeOf } from '../model/routes';
import type { Check } from './core/check';
import { leadsToPage } from './core/needs';
import { pagesToFind } from './core/pages';

export const unlistedPage: Check = {
  code: 'unlisted-page',
  severity: 'warning',
  summary: 'Every page is listed on the sitemap page, where there is one.',
  why: 'Visitors go to the sitemap page for what they could not find elsewhere.',
  example: {
    file: 'sitemap/page.json',
    right: '{ "label": "Finance", "href": "/finance" }',
    wrong: '{ "label": "Finance", "href": "/" }',
  },
  site(site, report) {
    const sitemaps = [...site.pages.values()].filter(({ isSitemap }) => isSitemap);
    const [first] = sitemaps;
    // What an invalid sitemap page lists is unknown, and a wrong link on it was probably meant for one of the others.
    if (!first || sitemaps.some(({ isInvalid, wrongHrefs }) => isInvalid || wrongHrefs.length > 0)) return;
    const listed = new Set<string>();
    for (const href of sitemaps.flatMap(({ hrefs }) => hrefs)) {
      const path = pathOf(href);
      if (path === '') continue;
      if (!leadsToPage(path, site)) return;
      listed.add(site.pageAt(path)?.id ?? '');
    }
    for (const sitemap of sitemaps)
      for (const facts of [sitemap, ...site.sectionsOn(sitemap)])
        for (const id of site.lists.listedBy(facts)) listed.add(id);
    for (const page of pagesToFind(site)) {
      if (listed.has(page.id)) continue;
      report({
        file: page.file,
        pointer: '',
        causes: sitemaps.map(({ file }) => file),
        message: `The sitemap page does not list ${routeOf(page.id)}.`,
        hint: `Add a link to it in ${named(first.file)}.`,
      });
    }
  },
};
