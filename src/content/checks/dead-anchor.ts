import type { Check } from '../check';
import { hasAnchor } from '../link-repair';
import type { PageFacts } from '../page-facts';
import { listOthers } from '../places';
import { pathOf } from '../site-context';
import { suggest } from '../suggest';

export const deadAnchor: Check = {
  code: 'dead-anchor',
  severity: 'error',
  summary: 'Every link to an anchor names one that its page has.',
  why: 'The visitor arrives at the top of a long page and has to look for what was promised.',
  example: { file: 'finance/page.json', right: '"href": "/#start"', wrong: '"href": "/#strat"' },
  site(site, report) {
    const dead = new Map<string, { target: PageFacts; anchor: string }>();
    const look = (target: PageFacts | undefined, anchor: string) => {
      // A page that does not exist is another check's; the anchors of an invalid one are unknown.
      if (!target || target.isInvalid || hasAnchor(target, anchor)) return;
      dead.set(`${target.id}#${anchor}`, { target, anchor });
    };
    for (const href of site.hrefs.keys()) {
      const path = pathOf(href);
      if (path !== href && path !== '') look(site.pageAt(path), href.slice(path.length + 1));
      if (path === '') {
        const anchor = href.slice(1);
        for (const page of site.pages.values()) if (page.hrefs.includes(href)) look(page, anchor);
      }
    }
    for (const { target, anchor } of dead.values()) {
      const isDead = (href: string, id: string) => {
        const path = pathOf(href);
        return (
          href.slice(path.length) === `#${anchor}` && (path === '' ? id : site.pageAt(path)?.id) === target.id
        );
      };
      const [first, ...others] = site.places(
        'hrefs',
        ({ hrefs, id }) => hrefs.some((href) => isDead(href, id)),
        (href, { id }) => isDead(href, id),
      );
      if (!first) continue;
      const route = target.id === 'index' ? '/' : `/${target.id}`;
      const meant = suggest(anchor, target.anchors);
      report({
        ...first,
        others,
        causes: [target.file],
        message: `${route} has no anchor "${anchor}".${listOthers(first, others)}`,
        hint: meant ? `Did you mean "#${meant}"?` : `Give the section it should lead to "id": "${anchor}".`,
      });
    }
  },
};
