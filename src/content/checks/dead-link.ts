import { named } from '../model/diagnostics';
import { pathOf } from '../model/hrefs';
import { isRoute, notFoundId, pageIdOf, routeOf } from '../model/routes';
import { ownLinks, ownPath } from '../site/own-links';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { usesBy } from '../site/uses-by';
import { addTo } from '../text/grouped';
import { didYouMean } from '../text/quote';
import type { Check } from './core/check';
import { type LinkFault, linkFinding } from './core/link-fix';
import { normalPath, type Repair, repairHref } from './core/link-repair';
import { Moves } from './core/moved';
import { leadsToPage } from './core/needs';
import { isMisplaced } from './wrong-route';

const notFoundRoute = routeOf(notFoundId);
/** Up to this number of dead links, similar page names are suggested. With more, a whole part of the site is gone. */
const mostGuesses = 500;

export const deadLink: Check = {
  code: 'dead-link',
  severity: 'error',
  summary: 'Every link to this site leads to a page that exists.',
  why: 'A visitor who follows it lands on the 404 page, and so does a search engine.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/finanse"' },
  site(site, report) {
    const dead = deadPaths(site);
    if (dead.size === 0) return;
    const links = new Set([...dead.values()].flat());
    const keyOf = (href: string) => (links.has(href) ? href : undefined);
    const inside = usesBy(site, 'hrefs', keyOf);
    const outward = usesBy(site, 'outward', keyOf);
    /**
     * The uses of links. Sitemap pages come last, as they follow the others and are rarely where a mistake was made.
     */
    const usesOf = (...hrefs: string[]) => {
      const uses = hrefs.flatMap((href) => [...(inside.get(href) ?? []), ...(outward.get(href) ?? [])]);
      return [
        ...uses.filter(({ facts }) => !facts.isSitemap),
        ...uses.filter(({ facts }) => facts.isSitemap),
      ];
    };
    const moves = new Moves(site);
    const inWrongFolders = pathsOfWrongFolders(site);
    const repairs = new Map<string, Repair | undefined>();
    const repairOf = (href: string, from: PageFacts) => {
      if (!repairs.has(href)) repairs.set(href, repairHref(href, site, from, repairs.size < mostGuesses));
      return repairs.get(href);
    };
    const mentions = new Set([...site.pages.values()].flatMap((page) => page.mentions));
    for (const [path, hrefs] of dead) {
      // An unreadable or invalid document may have this alias.
      if (mentions.has(path)) continue;
      // The page's document exists but its file or folder is misnamed, which another check reports.
      if (site.isWronglyNamed(path) || inWrongFolders.has(path)) continue;
      // A missing home page is reported once, instead of at every link to it.
      if (path === '/') continue;
      const open = new Set(hrefs);
      for (const href of hrefs) {
        const [first, ...others] = usesOf(href);
        const repair = first && repairOf(href, first.facts);
        if (!first || path === notFoundRoute || !repair?.isCertain) continue;
        open.delete(href);
        const hint = `Write ${JSON.stringify(repair.href)}.`;
        const fault = { ...explain(path), hint, fixed: repair.href };
        report(linkFinding(site, [first, ...others], fault));
      }
      const [first, ...others] = usesOf(...open);
      if (!first) continue;
      const moved = moves.of(path, [first, ...others]);
      const meant = repairOf(ownPath(first.text, site) ?? first.text, first.facts)?.href;
      // The page's folder has an invalid name, which is reported instead: no link can lead there.
      if (moved && isMisplaced(moved.id, site.languages)) continue;
      const fault = { ...explain(path, moved), hint: hintOf(path, meant, moved) };
      report(linkFinding(site, [first, ...others], fault));
    }
  },
};

/** The paths without a page, each with the links to it. */
function deadPaths(site: SiteContext): Map<string, string[]> {
  const dead = new Map<string, string[]>();
  const look = (path: string, href: string) => {
    // What is shown for unknown paths answers with the status of an error wherever it is.
    const isDead = path === notFoundRoute || !leadsToPage(path, site);
    if (path !== '' && isDead) addTo(dead, path, href);
  };
  for (const href of site.hrefs.keys()) look(pathOf(href), href);
  for (const [href, path] of ownLinks(site)) look(pathOf(path), href);
  return dead;
}

/** The normalized paths of pages in folders whose names are not valid paths. */
function pathsOfWrongFolders(site: SiteContext): ReadonlySet<string> {
  return new Set([...site.pages.keys()].filter((id) => !isRoute(id)).map((id) => `/${normalPath(id)}`));
}

function explain(path: string, moved?: PageFacts): Omit<LinkFault, 'hint'> {
  const causes = [`${pageIdOf(path)}/page.json`, ...(moved ? [moved.file] : [])];
  return { message: `No page answers for ${path}.`, namesDocuments: true, causes };
}

function hintOf(path: string, meant: string | undefined, moved: PageFacts | undefined): string {
  if (path === notFoundRoute)
    return 'This is what visitors see where there is no page: link to one that there is.';
  const route = moved && routeOf(moved.id);
  if (moved && (meant === undefined || route !== pathOf(meant))) {
    return `"${moved.title}" is at ${route} now: write that, or let ${named(moved.file)} answer for the old path: "aliases": ["${path}"].`;
  }
  return didYouMean(meant, 'Correct the link, or write the page: npm run new:page');
}
