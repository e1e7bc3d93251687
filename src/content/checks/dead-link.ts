import type { Check } from '../check';
import { named, type Place } from '../diagnostics';
import { plain, repairHref } from '../link-repair';
import { movedTo } from '../moved';
import { ownLinks } from '../own-links';
import type { FieldUse } from '../page-context';
import type { PageFacts } from '../page-facts';
import { listOthers } from '../places';
import { pageIdOf, routeOf } from '../routes';
import { pathOf, type SiteContext } from '../site-context';
import { isRoute } from './wrong-route';

export const deadLink: Check = {
  code: 'dead-link',
  severity: 'error',
  summary: 'Every link to this site leads to a page that exists.',
  why: 'A visitor who follows it lands on the 404 page, and so does a search engine.',
  example: { file: 'finance/page.json', right: '"href": "/"', wrong: '"href": "/finanse"' },
  site(site, report) {
    const dead = deadPaths(site);
    if (dead.size === 0) return;
    const mentions = new Set([...site.pages.values()].flatMap((page) => page.mentions));
    for (const [path, hrefs] of dead) {
      // A document that cannot be read, or is wrong elsewhere, may well be the one that has this alias.
      if (mentions.has(path)) continue;
      // The document of the page exists under a wrong name, of its file or of its folder. Another check reports that.
      if (site.isWronglyNamed(path) || isInWrongFolder(site, path)) continue;
      const open = new Set(hrefs);
      for (const href of hrefs) {
        const uses = usesOf(site, new Set([href]));
        const [first, ...others] = uses;
        const repair = first && repairHref(href, site, first.facts);
        if (!first || !repair?.isCertain) continue;
        open.delete(href);
        const hint = `Write ${JSON.stringify(repair.href)}.`;
        const fix = { replace: JSON.stringify(repair.href) };
        report({
          ...placeOf(first),
          others: others.map(placeOf),
          causes: [`${pageIdOf(path)}/page.json`],
          ...explain(path, first, others),
          hint,
          fix,
        });
      }
      const [first, ...others] = usesOf(site, open);
      if (!first) continue;
      const moved = movedTo(site, path, [first, ...others]);
      const meant = repairHref(pathAndAnchor(first.text), site, first.facts)?.href;
      const hint = hintOf(path, meant, moved);
      const causes = [`${pageIdOf(path)}/page.json`, ...(moved ? [moved.file] : [])];
      report({
        ...placeOf(first),
        others: others.map(placeOf),
        causes,
        ...explain(path, first, others),
        hint,
      });
    }
  },
};

interface Use extends Place {
  text: string;
  facts: PageFacts;
}

/** The paths that no page answers for, each with the links that lead there. */
function deadPaths(site: SiteContext): Map<string, string[]> {
  const dead = new Map<string, string[]>();
  const look = (path: string, href: string) => {
    if (path !== '' && !site.paths.has(path)) dead.set(path, [...(dead.get(path) ?? []), href]);
  };
  for (const href of site.hrefs.keys()) look(pathOf(href), href);
  for (const { href, path } of ownLinks(site)) look(pathOf(path), href);
  return dead;
}

/** Every place where one of these links stands. */
function usesOf(site: SiteContext, hrefs: ReadonlySet<string>): Use[] {
  const isOne = (href: string) => hrefs.has(href);
  return (['hrefs', 'outward'] as const).flatMap((kind) =>
    site
      .all()
      .filter((facts) => facts[kind].some(isOne))
      .flatMap((facts) => {
        const uses: readonly FieldUse[] = site.context(facts)[kind];
        return uses
          .filter(({ text }) => isOne(text))
          .map(({ file, pointer, text }) => ({ file, pointer, text, facts }));
      }),
  );
}

function placeOf({ file, pointer }: Use): Place {
  return { file, pointer };
}

/** A link without the address of the site, where it has one. */
function pathAndAnchor(href: string): string {
  if (!URL.canParse(href)) return href;
  const { pathname, hash } = new URL(href);
  return pathname + hash;
}

/** Whether the page lies in a folder whose name is no path, and would answer if that were written as paths are. */
function isInWrongFolder(site: SiteContext, path: string): boolean {
  return [...site.pages.keys()].some((id) => !isRoute(id) && `/${plain(id)}` === path);
}

function explain(path: string, first: Place, others: readonly Place[]): { message: string } {
  return { message: `No page answers for ${path}.${listOthers(first, others)}` };
}

function hintOf(path: string, meant: string | undefined, moved: PageFacts | undefined): string {
  const route = moved && routeOf(moved.id);
  if (moved && (meant === undefined || route !== pathOf(meant))) {
    return `"${moved.title}" is at ${route} now: write that, or let ${named(moved.file)} answer for the old path: "aliases": ["${path}"].`;
  }
  return meant ? `Did you mean "${meant}"?` : 'Correct the link, or write the page: npm run new:page';
}
