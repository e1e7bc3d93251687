import type { Check } from '../check';
import { named } from '../diagnostics';
import { movedTo } from '../moved';
import { ownLinks } from '../own-links';
import type { PageFacts } from '../page-facts';
import { listOthers } from '../places';
import { routeOf } from '../routes';
import { pathOf } from '../site-context';
import { suggest, suggestOnly } from '../suggest';

export const deadLink: Check = {
  code: 'dead-link',
  severity: 'error',
  summary: 'Every link to this site leads to a page that exists.',
  why: 'A visitor who follows it lands on the 404 page, and so does a search engine.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/finanse"' },
  site(site, report) {
    const dead = new Set<string>();
    const isDead = (path: string) => path !== '' && !site.paths.has(path);
    for (const href of site.hrefs.keys()) if (isDead(pathOf(href))) dead.add(pathOf(href));
    const own = new Map(ownLinks(site).map(({ href, path }) => [href, pathOf(path)]));
    for (const path of own.values()) if (isDead(path)) dead.add(path);
    if (dead.size === 0) return;
    const mentions = new Set([...site.pages.values()].flatMap((page) => page.mentions));
    for (const path of dead) {
      // A document that cannot be read, or is wrong elsewhere, may well be the one that has this alias.
      if (mentions.has(path)) continue;
      // The document of the page exists under a wrong file name. Another check reports that.
      if (site.isWronglyNamed(path)) continue;
      const leads = (href: string) => (own.get(href) ?? pathOf(href)) === path;
      const [first, ...others] = [
        ...site.places('hrefs', ({ hrefs }) => hrefs.some(leads), leads),
        ...site.places('outward', ({ outward }) => outward.some(leads), leads),
      ];
      if (!first) continue;
      const paths = [...site.paths.keys()];
      const moved = movedTo(site, path, [first, ...others]);
      const meant = suggest(path, paths);
      const sure = moved ? undefined : suggestOnly(path, paths);
      report({
        ...first,
        others,
        message: `No page answers for ${path}.${listOthers(first, others)}`,
        hint: hintOf(path, meant, moved),
        ...(sure && others.length === 0 ? { fix: { replace: JSON.stringify(sure) } } : {}),
      });
    }
  },
};

function hintOf(path: string, meant: string | undefined, moved: PageFacts | undefined): string {
  const route = moved && routeOf(moved.id);
  if (moved && route !== meant) {
    return `"${moved.title}" is at ${route} now: write that, or let ${named(moved.file)} answer for the old path: "aliases": ["${path}"].`;
  }
  return meant ? `Did you mean "${meant}"?` : 'Correct the link, or write the page: npm run new:page';
}
