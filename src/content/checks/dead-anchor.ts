import { pathOf } from '../model/hrefs';
import { isSharedSection, routeOf } from '../model/routes';
import type { PageFacts } from '../site/page-facts';
import { placeOfUse, usesBy } from '../site/uses-by';
import { suggest } from '../text/suggest';
import type { Check } from './core/check';
import { hasAnchor } from './core/link-repair';

export const deadAnchor: Check = {
  code: 'dead-anchor',
  severity: 'error',
  summary: 'Every link to an anchor names an anchor that exists on its page.',
  why: 'The visitor arrives at the top of a long page and has to look for what was promised.',
  example: { file: 'finance/page.json', right: '"href": "/#start"', wrong: '"href": "/#strat"' },
  site(site, report) {
    const dead = new Map<string, { target: PageFacts; anchor: string }>();
    /** Records an anchor that a page lacks. @returns its key */
    const look = (target: PageFacts | undefined, anchor: string) => {
      // A missing page is reported by another check; the anchors of an invalid one are unknown.
      if (!target || target.isInvalid || hasAnchor(site, target, anchor)) return undefined;
      // The anchors of an invalid shared section are unknown.
      if (site.sectionsOn(target).some(({ isInvalid }) => isInvalid)) return undefined;
      const key = `${target.id}#${anchor}`;
      dead.set(key, { target, anchor });
      return key;
    };
    const toOthers = new Map<string, string | undefined>();
    for (const href of site.hrefs.keys()) {
      const path = pathOf(href);
      if (path !== href && path !== '')
        toOthers.set(href, look(site.pageAt(path), href.slice(path.length + 1)));
    }
    const keyOf = (href: string, id: string) =>
      href.startsWith('#') ? look(pageWithout(id, href.slice(1)), href.slice(1)) : toOthers.get(href);
    /**
     * The page that a link without a path refers to; from a shared section, the first page that shows it and lacks the
     * anchor.
     */
    const pageWithout = (id: string, anchor: string) =>
      isSharedSection(id)
        ? site.pagesShowing(id).find((page) => !hasAnchor(site, page, anchor))
        : site.pages.get(id);
    for (const { id, hrefs } of [...site.pages.values(), ...site.sharedSections.values()])
      for (const href of hrefs) keyOf(href, id);
    if (dead.size === 0) return;
    const uses = usesBy(site, 'hrefs', keyOf);
    for (const [key, { target, anchor }] of dead) {
      const [first, ...others] = (uses.get(key) ?? []).map(placeOfUse);
      if (!first) continue;
      const meant = suggest(anchor, site.anchorsOf(target));
      report({
        ...first,
        others,
        causes: [target.file],
        namesDocuments: true,
        message: `${routeOf(target.id)} has no anchor "${anchor}".`,
        hint: meant ? `Did you mean "#${meant}"?` : `Give the section it should lead to "id": "${anchor}".`,
      });
    }
  },
};
