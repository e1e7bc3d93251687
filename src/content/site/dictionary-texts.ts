import { siteFolder } from '../model/routes';
import { inMixedUp, missingTexts } from './missing-texts';
import type { SiteContext } from './site-context';

interface DictionaryTexts {
  file: string;
  /** The distinct copy of its document, in order; empty for the shared dictionary, whose order is up to its editor. */
  order: readonly string[];
  /** The untranslated texts that belong in it. */
  missing: readonly string[];
}

/** Every dictionary of the site whose document is valid. */
export function listDictionaries(context: SiteContext): DictionaryTexts[] {
  const isMixedUp = inMixedUp(context);
  // In a dictionary that was mixed up with another, room for its texts would hide what happened.
  const missing = missingTexts(context).filter((text) => !isMixedUp(text));
  const dictionaries = context.all().flatMap((facts): DictionaryTexts[] => {
    if (facts.isInvalid) return [];
    const { copies } = context.context(facts);
    const order = facts.id === siteFolder ? [] : [...new Set(copies.map(({ text }) => text))];
    return Object.values(facts.translations).flatMap(({ dictionary }) => {
      if (dictionary === undefined) return [];
      const lacking = missing.filter(
        ({ target, stale, alike, swapped, isToBeChanged }) =>
          target === dictionary && !stale && !alike && !swapped && !isToBeChanged,
      );
      return [{ file: dictionary, order, missing: lacking.map(({ copy }) => copy) }];
    });
  });
  context.release();
  return dictionaries;
}
