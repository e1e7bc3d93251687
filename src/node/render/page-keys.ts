import { datedKind } from '../../content/model/dated';
import { pathOf } from '../../content/model/hrefs';
import { translatedLanguages } from '../../content/model/languages';
import { routeOf } from '../../content/model/routes';
import { createBorrower } from '../../content/resolve/from-page';
import { createLister } from '../../content/resolve/list-items';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SchemaSet } from '../../content/schema/schemas';
import { goesOn } from '../../content/site/list-pages';
import { routeAbove } from '../../content/site/lists';
import type { PageFacts } from '../../content/site/page-facts';
import { isUnpublished } from '../../content/site/unpublished';
import { isPast } from '../../content/text/days';
import { memoize } from '../../content/text/memoize';
import type { Checker } from '../check/checker';
import { hashOf } from '../project/hash';

/**
 * Makes a function that computes a key for each page, which changes when anything that the page shows changes: its
 * files, shared translations that its own dictionaries lack, images and downloads, shared sections, the items of its
 * lists, what its items take from other pages, its feeds, its date metadata, days that have passed, links that are
 * left out, and what all pages share.
 */
export function pageKeys(checker: Checker, shared: SharedContent, schemas: SchemaSet, common: string) {
  // Memoized, as pages have most of these in common.
  const sayIn = translatedLanguages(checker.languages).map((_, index) =>
    memoize((copy: string) => JSON.stringify([checker.site.translations[index]?.entries[copy]])),
  );
  const hashOnce = memoize(hashOf);
  const { today = checker.site.today, now = checker.site.now } = shared;
  const keyOf = (
    { translations, images, downloads = [], days, hrefs, draft }: PageFacts,
    hash: string,
  ): string => {
    const texts = Object.values(translations)
      .map(({ lacked }, index) => lacked.map(({ copy }) => sayIn[index]?.(copy)).join())
      .join(' ');
    const served = [
      ...images.map((image) => shared.images.get(image)),
      ...downloads.map((file) => shared.offered?.get(file)),
    ];
    const shown = served.length > 0 ? JSON.stringify(served) : '';
    const past = days.filter((day) => isPast(day, today)).join();
    const unpublished = hrefs.filter((href) => shared.unpublished?.has(pathOf(href))).join();
    const state = `${past} ${unpublished} ${isUnpublished(draft, now)}`;
    return `${hash} ${state} ${texts.trim() || shown ? hashOnce(`${texts} ${shown}`) : ''}`;
  };
  const fill = createLister(shared, schemas, today);
  /**
   * The items of a document's lists as shown on a page, in every language.
   *
   * @param own whether it is the document of that page
   */
  const listed = ({ lists = [] }: PageFacts, route: string, own = false): string => {
    if (lists.length === 0) return '';
    const long = own ? goesOn(route, lists) : undefined;
    const items = lists.map((list) => {
      const { limit: _, ...whole } = list;
      const shown = list === long ? whole : list;
      return [
        shared.feeds?.get(list.of)?.titles,
        ...shared.languages.map(({ code }) => fill(shown, route, code)),
      ];
    });
    return ` ${hashOf(JSON.stringify(items))}`;
  };
  const borrow = createBorrower(shared);
  /** What the items of a document borrow from the pages that they name, in every language. */
  const loans = ({ borrows = [] }: PageFacts): string => {
    if (borrows.length === 0) return '';
    const values = borrows.flatMap(({ of, borrowed }) =>
      borrowed.map(({ what }) => shared.languages.map(({ code }) => borrow(of, what, code))),
    );
    return ` ${hashOf(JSON.stringify(values))}`;
  };
  /** The date metadata in the page's head depends on the lists that show the page. */
  const datedAs = (facts: PageFacts): string => {
    const kind = datedKind(routeAbove(facts), facts.teaser, shared.datedLists);
    return kind ? ` ${kind}` : '';
  };
  // A shared section has its own key, which is part of the key of every page that shows it.
  const keyOfSection = memoize((id: string) => {
    const facts = checker.site.sharedSections.get(id);
    return facts ? hashOf(keyOf(facts, checker.hashOf(id)) + loans(facts)) : '';
  });
  return (facts: PageFacts, hash: string): string => {
    const route = routeOf(facts.id);
    const sections = (facts.shows ?? []).map(({ id }) => {
      const section = checker.site.sharedSections.get(id);
      return ` ${keyOfSection(id)}${section ? listed(section, route) : ''}`;
    });
    return `${common} ${keyOf(facts, hash)}${datedAs(facts)}${loans(facts)}${listed(facts, route, true)}${sections.join('')}`;
  };
}
