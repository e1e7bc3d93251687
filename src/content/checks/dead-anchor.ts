import type { Check } from '../check';
import type { PageFacts } from '../page-facts';
import { listOthers } from '../places';
import { pathOf } from '../site-context';
import { suggest, suggestOnly } from '../suggest';

/** What the page itself offers: the skip link leads there. */
const builtIn = 'main';

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
      if (!target || target.isInvalid || anchor === builtIn || target.anchors.includes(anchor)) return;
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
        message: `${route} has no anchor "${anchor}".${listOthers(first, others)}`,
        hint: meant ? `Did you mean "#${meant}"?` : `Give the section it should lead to "id": "${anchor}".`,
        // A correction is made at every place that the finding names; links to one anchor may be written in several ways.
        ...(others.length === 0 &&
          fixFor(
            site.context(site.all().find(({ file }) => file === first.file) as PageFacts).hrefs,
            first.pointer,
            anchor,
            target,
          )),
      });
    }
  },
};

/** The whole link with the only anchor that can be meant. */
function fixFor(
  hrefs: readonly { pointer: string; text: string }[],
  pointer: string,
  anchor: string,
  target: PageFacts,
) {
  const sure = suggestOnly(anchor, target.anchors);
  const href = hrefs.find((use) => use.pointer === pointer)?.text;
  return sure && href ? { fix: { replace: JSON.stringify(`${pathOf(href)}#${sure}`) } } : {};
}
