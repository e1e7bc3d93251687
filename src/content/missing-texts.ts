import type { Place } from './diagnostics';
import { type PageFacts, parseOpen } from './page-facts';
import { siteFolder } from './routes';
import type { SiteContext } from './site-context';
import { hasWords, isRewording } from './wording';

/** One text without Spanish, whatever the number of places where it stands. */
export interface MissingText {
  copy: string;
  first: Place;
  others: Place[];
  /** The dictionary that an entry belongs in. */
  target: string;
  /** An entry of that dictionary that no text uses and that reads like an earlier wording. */
  stale: string | undefined;
  /** The entries of that dictionary that no text uses: one of them may be an earlier wording that reads quite differently. */
  unused: readonly string[];
}

const cache = new WeakMap<SiteContext, { version: number; texts: MissingText[] }>();

/** Every text that has its Spanish neither in its page's dictionary nor in the shared one. */
export function missingTexts(site: SiteContext): MissingText[] {
  const known = cache.get(site);
  if (known?.version === site.version) return known.texts;
  const texts = find(site);
  cache.set(site, { version: site.version, texts });
  return texts;
}

function find(site: SiteContext): MissingText[] {
  // What an unreadable shared dictionary says is unknown.
  if (site.isSharedUnknown) return [];
  const missing = new Set<string>();
  for (const key of site.open.keys()) {
    const { copy } = parseOpen(key);
    if (site.entries[copy] === undefined && hasWords(copy)) missing.add(copy);
  }
  if (missing.size === 0) return [];
  const users = new Map<string, PageFacts[]>();
  for (const facts of site.all()) {
    // A page without any dictionary is one mistake, and another check's.
    if (facts.dictionary === undefined && facts.id !== siteFolder) continue;
    for (const key of new Set(facts.open.map((open) => parseOpen(open).copy))) {
      if (!missing.has(key)) continue;
      const known = users.get(key);
      if (known) known.push(facts);
      else users.set(key, [facts]);
    }
  }
  const unusedOfAll = unusedShared(site);
  return [...users].flatMap(([copy, pages]) => {
    const [first, ...others] = site.placesIn(pages, 'copies', (text) => text === copy);
    const [page] = pages;
    if (!first || !page) return [];
    const shared = `${siteFolder}/es.json`;
    const target = pages.length > 1 || page.id === siteFolder ? shared : (page.dictionary ?? shared);
    const unused = target === shared ? unusedOfAll : page.unused;
    return [{ copy, first, others, target, unused, stale: unused.find((entry) => isRewording(entry, copy)) }];
  });
}

/** The entries of the shared dictionary that nothing uses. */
export function unusedShared(site: SiteContext): string[] {
  const used = new Set<string>();
  for (const key of site.open.keys()) used.add(parseOpen(key).copy);
  return (site.shared?.unused ?? []).filter((entry) => !used.has(entry));
}
