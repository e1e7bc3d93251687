import { searchable } from '../../content/model/wording';
import type { Checker } from '../../node/check/checker';
import type { FoundText } from '../protocol/api';
import { placesIn, translationsOf } from './places';

/** Longer lists are useless; a more specific search is needed. */
const mostFound = 40;

/**
 * The texts of a site that contain all words of the input, in any language; exact matches first.
 *
 * @param typed the input; case and accents are ignored
 */
export function findTexts(checker: Checker, typed: string): FoundText[] {
  const { site } = checker;
  const phrase = searchable(typed.trim());
  const words = phrase.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const matches = { whole: [] as FoundText[], others: [] as FoundText[] };
  const look = (text: string, place: Omit<FoundText, 'text'>) => {
    const folded = searchable(text);
    if (!words.every((word) => folded.includes(word))) return;
    (folded.includes(phrase) ? matches.whole : matches.others).push({ ...place, text });
  };
  for (const facts of site.all()) {
    if (matches.whole.length >= mostFound) break;
    const placeOf = placesIn(checker, facts);
    if (!placeOf) continue;
    const context = site.context(facts);
    for (const [index, use] of context.copies.entries()) {
      look(use.reading, placeOf(use.pointer));
      for (const { language, words } of translationsOf(checker, context, index))
        if (words !== undefined && words !== use.text) look(words, { ...placeOf(use.pointer), language });
    }
  }
  site.release();
  return [...matches.whole, ...matches.others].slice(0, mostFound);
}
