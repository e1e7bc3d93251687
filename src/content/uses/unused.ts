import { pathOf } from '../model/hrefs';
import { routeOf, siteFolder } from '../model/routes';
import { unusedShared } from '../site/missing-texts';
import type { SiteContext } from '../site/site-context';
import { lacking } from '../text/lacking';

/** A list of names, and those that nothing in a site uses. */
export interface Unused {
  /** `type`, `icon`, `icon of the site`, `solutions.variant`, `anchor`; `entry of` and the file for a shared dictionary. */
  list: string;
  names: readonly string[];
}

/** What a site could do without: words of the schemas' lists, anchors without links, and entries without a text. */
export function unusedIn(site: SiteContext): Unused[] {
  const all = site.all();
  const usedOf = (list: string) =>
    new Set(all.flatMap(({ types, words }) => (list === 'type' ? types : (words[list] ?? []))));
  const lists = Object.entries(site.schemas.wordLists).map(([list, words]) => ({
    list,
    names: lacking(words, [...usedOf(list)]),
  }));
  const ownIcons = {
    list: 'icon of the site',
    names: lacking(Object.keys(site.ownIcons), [...usedOf('icon')]),
  };
  const linked = new Set<string>();
  const owners = new Map<string, string | undefined>();
  const ownerOf = (path: string) => {
    if (!owners.has(path)) owners.set(path, site.pageAt(path)?.id);
    return owners.get(path);
  };
  const redirects = { id: siteFolder, hrefs: site.redirects.flatMap(({ to = [] }) => to) };
  for (const { id, hrefs } of [...all, redirects])
    for (const href of hrefs) {
      const path = pathOf(href);
      const target = path === '' ? id : ownerOf(path);
      if (target !== undefined) linked.add(`${routeOf(target)}${href.slice(path.length)}`);
    }
  const anchors = [...site.pages.values()].flatMap((page) =>
    site
      .anchorsOf(page)
      .map((anchor) => `${routeOf(page.id)}#${anchor}`)
      .filter((anchor) => !linked.has(anchor)),
  );
  const entries = site.translations.map((translation) => ({
    list: `entry of ${translation.file}`,
    names: unusedShared(site, translation),
  }));
  return [...lists, ownIcons, { list: 'anchor', names: anchors }, ...entries].filter(
    ({ names }) => names.length > 0,
  );
}
