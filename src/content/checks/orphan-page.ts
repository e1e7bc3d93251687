import { pathOf } from '../model/hrefs';
import { routeOf } from '../model/routes';
import { ownLinks } from '../site/own-links';
import { leadsVisitors } from '../site/site-counts';
import type { Check } from './core/check';
import { pagesToFind } from './core/pages';

export const orphanPage: Check = {
  code: 'orphan-page',
  severity: 'warning',
  summary: 'Some page other than the sitemap page links to every page.',
  why: 'Nobody finds a page that nothing links to.',
  example: { file: 'index/page.json', right: '"href": "/finance"', wrong: '"href": "/"' },
  needs: ['valid-documents', 'working-links', 'filled-lists'],
  site(site, report) {
    const listed = new Set<string>();
    for (const facts of site.all())
      if (facts.lists && leadsVisitors(facts))
        for (const id of site.lists.listedBy(facts)) if (id !== facts.id) listed.add(id);
    const own = ownLinks(site);
    // A link with the address of this site is a mistake of its own, and leads there all the same.
    const addressed = new Set<string>();
    if (own.size > 0)
      for (const facts of site.all())
        for (const href of leadsVisitors(facts) ? facts.outward : []) {
          const path = own.get(href);
          if (path !== undefined && pathOf(path) !== routeOf(facts.id)) addressed.add(pathOf(path));
        }
    const isLinked = (path: string) => site.incoming.has(path) || addressed.has(path);
    const orphans = pagesToFind(site).filter(
      ({ id, aliases }) => id !== 'index' && !listed.has(id) && ![routeOf(id), ...aliases].some(isLinked),
    );
    if (orphans.length === 0) return;
    const inSitemap = new Set(
      site
        .all()
        .flatMap((facts) =>
          facts.isSitemap
            ? [...facts.hrefs.map(pathOf), ...[...site.lists.listedBy(facts)].map(routeOf)]
            : [],
        ),
    );
    for (const page of orphans) {
      const nobody = [routeOf(page.id), ...page.aliases].some((path) => inSitemap.has(path))
        ? 'No page but the sitemap page'
        : 'No page';
      report({
        file: page.file,
        pointer: '',
        message: `${nobody} links to ${routeOf(page.id)}.`,
        hint: 'Link to it from where its readers come by, or accept this with a reason.',
      });
    }
  },
};
