import { isPast } from '../../content/days';
import { translatedLanguages } from '../../content/languages';
import { type PageFacts, parseOpen } from '../../content/page-facts';
import type { SharedContent } from '../../content/resolve';
import { pathOf } from '../../content/site-context';
import { isUnpublished } from '../../content/unpublished';
import type { Checker } from '../check/checker';
import { hashOf } from '../project/hash';
import { memoize } from '../project/memoize';

/**
 * Makes a key for each page that changes when anything that the page shows changes: its files, the shared translations of texts
 * that its own dictionaries lack, its images, days that have passed, which of its links are left out, and what all pages share.
 */
export function pageKeys(checker: Checker, shared: SharedContent, common: string) {
  // Pages have most of these in common.
  const sayIn = translatedLanguages(checker.languages).map((_, index) =>
    memoize((text) => JSON.stringify([checker.site.translations[index]?.entries[parseOpen(text).copy]])),
  );
  const hashOnce = memoize(hashOf);
  const { today = checker.site.today } = shared;
  return ({ translations, images, days, hrefs, draft }: PageFacts, hash: string): string => {
    const texts = Object.values(translations)
      .map(({ open }, index) => open.map((text) => sayIn[index]?.(text)).join())
      .join(' ');
    const shown = images.length > 0 ? JSON.stringify(images.map((image) => shared.images.get(image))) : '';
    const past = days.filter((day) => isPast(day, today)).join();
    const unpublished = hrefs.filter((href) => shared.unpublished?.has(pathOf(href))).join();
    const state = `${past} ${unpublished} ${isUnpublished(draft, today)}`;
    return `${common} ${hash} ${state} ${texts.trim() || shown ? hashOnce(`${texts} ${shown}`) : ''}`;
  };
}
