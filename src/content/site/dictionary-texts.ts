import { siteFolder } from '../model/routes';
import { missingTexts } from './missing-texts';
import type { SiteContext } from './site-context';

/** A dictionary, and the texts that are to stand in it. */
export interface DictionaryTexts {
  file: string;
  /** The copy of its document, each text once and in order; empty for what many pages share: its order is its editor's. */
  order: readonly string[];
  /** The texts that lack their translation and belong in it. */
  missing: readonly string[];
}

/** Every dictionary of the site whose document can be relied on. */
export function listDictionaries(context: SiteContext): DictionaryTexts[] {
  const missing = missingTexts(context);
  const dictionaries = context.all().flatMap((facts): DictionaryTexts[] => {
    if (facts.isInvalid) return [];
    const { copies } = context.context(facts);
    const order = facts.id === siteFolder ? [] : [...new Set(copies.map(({ text }) => text))];
    return Object.values(facts.translations).flatMap(({ dictionary }) => {
      if (dictionary === undefined) return [];
      const lacking = missing.filter(
        ({ target, stale, alike, swapped, isMendable }) =>
          target === dictionary && !stale && !alike && !swapped && !isMendable,
      );
      return [{ file: dictionary, order, missing: lacking.map(({ copy }) => copy) }];
    });
  });
  context.release();
  return dictionaries;
}
