import { urlOf } from '../text/urls';
import type { Pair } from './figures';
import { isLanguageCode } from './languages';
import { refusingPage } from './refusing-pages';

/**
 * Whether two addresses elsewhere can be the same page in two languages: at the same site, with a sign of the language in one of
 * them that the other lacks, or at hosts of it that differ in their language or country alone (`en.wikipedia.org`). Addresses of films
 * have no such sign: any two can be one film.
 */
export function isLocalized(source: string, translation: string, [from, to]: Pair): boolean {
  const [one, other] = [urlOf(source), urlOf(translation)];
  if (one?.protocol !== 'https:' || other?.protocol !== 'https:') return false;
  if ([source, translation].every((address) => refusingPage(address)?.what === 'film')) return true;
  if (siteOf(one) !== siteOf(other)) return false;
  const [before, after] = [wordsIn(one), wordsIn(other)];
  const isOnly = (language: string, here: ReadonlySet<string>, there: ReadonlySet<string>) =>
    here.has(language) && !there.has(language);
  return (
    hostOf(one) !== hostOf(other) || isOnly(baseOf(to), after, before) || isOnly(baseOf(from), before, after)
  );
}

const baseOf = (language: string) => language.split('-')[0] ?? '';

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');

/** Endings of two parts, such as `co.uk`. */
const longEnding = /\.(?:ac|co|com|edu|gob|gov|net|or|org)\.\p{L}{2}$/u;

/** The name of a site: its host without its ending and without what says the language. */
function siteOf(url: URL): string {
  const names = hostOf(url).split('.');
  names.length -= longEnding.test(hostOf(url)) ? 2 : 1;
  return names.filter((name, index) => index === names.length - 1 || !isLanguageCode(name)).join('.');
}

/** What stands in an address between signs. */
function wordsIn({ host, pathname, search }: URL): Set<string> {
  return new Set(`${host}${pathname}${search}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
}
