import { searchable } from '../../content/model/wording';
import type { Checker } from '../../node/check/checker';
import type { FoundText } from '../protocol';
import { placesIn } from './places';

/** More are not looked at by anybody: another word finds the right one. */
const mostFound = 40;

/**
 * The texts of a site that hold all words that were typed, in whatever language, those first that hold them as they were typed.
 *
 * @param typed what is looked for, whatever its case and accents
 */
export function findTexts(checker: Checker, typed: string): FoundText[] {
  const { site } = checker;
  const phrase = searchable(typed.trim());
  const words = phrase.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = { whole: [] as FoundText[], others: [] as FoundText[] };
  const look = (text: string, place: Omit<FoundText, 'text'>) => {
    const said = searchable(text);
    if (!words.every((word) => said.includes(word))) return;
    (said.includes(phrase) ? found.whole : found.others).push({ ...place, text });
  };
  for (const facts of site.all()) {
    if (found.whole.length >= mostFound) break;
    const placeOf = placesIn(checker, facts);
    if (!placeOf) continue;
    const context = site.context(facts);
    for (const [index, use] of context.copies.entries()) {
      look(use.reading, placeOf(use.pointer));
      for (const { language, own } of context.translations) {
        const { entries = {} } = site.translations.find((one) => one.language === language) ?? {};
        const shared = Object.hasOwn(entries, use.text) ? entries[use.text] : undefined;
        const words = own[index] ?? shared;
        if (words !== undefined && words !== use.text) look(words, { ...placeOf(use.pointer), language });
      }
    }
  }
  site.release();
  return [...found.whole, ...found.others].slice(0, mostFound);
}
