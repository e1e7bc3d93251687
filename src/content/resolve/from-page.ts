import { withBase } from '../model/base-path';
import { isRecord } from '../model/is-record';
import type { Language } from '../model/languages';
import { localHref } from '../model/local-routes';
import { routeOf } from '../model/routes';
import type { FieldTree } from '../schema/fields';
import { borrowedIn, borrowsAnything } from '../schema/from-page';
import { entriesOf } from '../site/load';
import { lentBy, translatorOf } from './lent-by-page';
import type { ListedSite } from './list-items';

/**
 * Returns a value of a page in a language for an item that borrows it; undefined if the page does not have it.
 *
 * @param of the page's path
 * @param what see `fromPage` of a schema
 */
type Borrow = (of: string, what: string, language: Language) => unknown;

/** Returns a lookup for values that items borrow from pages. */
export function createBorrower(site: ListedSite): Borrow {
  const { languages, lenders, base = '' } = site;
  const sharedIn = new Map<Language, Record<string, string>>();
  for (const [language, dictionary] of site.sharedDictionaries) sharedIn.set(language, entriesOf(dictionary));
  return (of, what, language) => {
    const page = lenders?.get(of);
    if (!page) return undefined;
    if (what === 'link') return withBase(localHref(routeOf(page.id), language, languages, site.routes), base);
    const say = translatorOf(page, page.translations[language], sharedIn.get(language));
    const value = lentBy(page, what);
    if (typeof value === 'string') return say(value);
    return value?.map(({ metric, improvement }) => ({ metric: say(metric), improvement: say(improvement) }));
  };
}

/**
 * Fills the items of a resolved value with what they borrow from pages. Removes `of`.
 *
 * @param written the value before it was resolved
 */
export function fillFromPages(
  tree: FieldTree | undefined,
  written: unknown,
  resolved: unknown,
  take: (of: string, what: string) => unknown,
): unknown {
  if (tree === undefined || !borrowsAnything(tree)) return resolved;
  if (tree.kind === 'array') {
    if (!Array.isArray(resolved) || !Array.isArray(written)) return resolved;
    return resolved.map((item, index) => fillFromPages(tree.items, written[index], item, take));
  }
  if (tree.kind !== 'object' || !isRecord(resolved) || !isRecord(written)) return resolved;
  const filled: Record<string, unknown> = { ...resolved };
  for (const [name, child] of tree.properties)
    if (filled[name] !== undefined) filled[name] = fillFromPages(child, written[name], filled[name], take);
  if (!tree.fromPage) return filled;
  delete filled.of;
  const { of } = written;
  if (typeof of !== 'string') return filled;
  for (const { name, what } of borrowedIn(tree, written)) {
    const value = take(of, what);
    if (value !== undefined) filled[name] = value;
  }
  return filled;
}
