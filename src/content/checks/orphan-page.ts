import { pathOf } from '../model/hrefs';
import { notFoundId, routeOf } from '../model/routes';
import { isUnpublished } from '../site/unpublished';
import type { Check } from './core/check';
import { isMisplaced } from './wrong-route';

export const orphanPage: Check = {
  code: 'orphan-page',
  severity: 'warning',
  summary: 'Some page other than the sitemap page links to every page.',
  why: 'Nobody finds a page that nothing links to.',
  example: { file: 'index/page.json', right: '"href": "/finance"', wrong: '"href": "/"' },
  site(site, report) {
    // What an invalid document or a malformed link leads to is unknown, and a dead link was probably meant for such a
    // page.
    if (site.hasInvalid || site.all().some(({ wrongHrefs }) => wrongHrefs.length > 0)) return;
    const listed = new Set<string>();
    for (const facts of site.all())
      if (facts.lists && !facts.isSitemap)
        for (const id of site.lists.listedBy(facts)) if (id !== facts.id) listed.add(id);
    const orphans = [...site.pages.values()].filter(({ id, aliases, draft, isSitemap, isUnindexed }) => {
      if (id === 'index' || id === notFoundId || isSitemap || isUnindexed || isUnpublished(draft, site.now))
        return false;
      // A folder with an invalid name cannot be linked to; another check reports it.
      if (isMisplaced(id, site.languages)) return false;
      if (listed.has(id)) return false;
      return !site.incoming.has(routeOf(id)) && !aliases.some((alias) => site.incoming.has(alias));
    });
    if (orphans.length === 0) return;
    const isDead = (path: string) => path !== '' && !site.paths.has(path) && !site.lists.isPart(path);
    for (const href of site.hrefs.keys()) if (isDead(pathOf(href))) return;
    for (const page of orphans) {
      report({
        file: page.file,
        pointer: '',
        message: `No page links to ${routeOf(page.id)}.`,
        hint: 'Link to it from where its readers come by, or accept this with a reason.',
      });
    }
  },
};
