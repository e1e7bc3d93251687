import type { Finding, Place } from '../model/diagnostics';
import { isDraftLanguage, type Language } from '../model/languages';
import { siteFolder } from '../model/routes';
import type { SiteTranslation } from '../model/site-translation';
import { hasWords, isRewording } from '../model/wording';
import { addTo, grouped } from '../text/grouped';
import { memoize } from '../text/memoize';
import { misreadIn } from '../text/misread';
import { asSeen, lookAlike, tidy, withSingleSpaces } from '../text/plain-text';
import { type ExchangedDictionary, exchangedDictionaries } from './exchanged-dictionaries';
import { entriesOf, isBlank } from './load';
import type { PageFacts } from './page-facts';
import { perVersion } from './per-version';
import { applyRules } from './rules';
import type { SiteContext } from './site-context';
import { placeOfUse } from './uses-by';

/** An untranslated text in one language, with all its places. */
interface MissingText {
  language: Language;
  copy: string;
  first: Place;
  others: Place[];
  /** The dictionaries in which an entry would be found: those of the pages, and the shared one. */
  causes: readonly string[];
  /** The dictionary that an entry belongs in. */
  target: string;
  /** The page or shared section whose dictionary has the entry, which nothing uses there: the text was moved. */
  movedFrom: string | undefined;
  /** Another page or shared section that has a translation of the same text, if all that have one agree. */
  knownIn: string | undefined;
  /** An unused entry of that dictionary that looks like an earlier wording. */
  stale: string | undefined;
  /** An unused entry of that dictionary that looks the same as the text but differs in invisible characters. */
  alike: string | undefined;
  /** An entry of that dictionary whose translation is the text: key and value are swapped. */
  swapped: string | undefined;
  /** The text with one space in place of several, if that has an entry. */
  spaced: string | undefined;
  /** Whether the text is not to stay: it is a placeholder, its correction has an entry, or only its faulty marks are new. Then nothing else is wrong. */
  isToBeChanged: boolean;
  /** The unused entries of that dictionary, one of which may be a completely different earlier wording. */
  unused: readonly string[];
}

/** A text that is untranslated in several languages, as a single mistake. */
export interface MissingGroup extends MissingText {
  /** Draft languages are grouped separately, so that a finding never mixes published and unpublished ones. */
  languages: readonly Language[];
  targets: readonly string[];
  /** The text in each of these languages. */
  texts: readonly MissingText[];
}

/** The untranslated texts, one group for all languages that lack a text in the same way. */
export function missingGroups(site: SiteContext): MissingGroup[] {
  const isMixedUp = inMixedUp(site);
  const single = missingTexts(site).filter((text) => !isMixedUp(text));
  const groups = grouped(
    single,
    ({ copy, movedFrom, knownIn, stale, alike, swapped, spaced, isToBeChanged, language }) =>
      JSON.stringify([
        ...[copy, movedFrom, knownIn, stale, alike, swapped, spaced, isToBeChanged],
        isDraftLanguage(language, site.languages) && language,
      ]),
  );
  return [...groups.values()].flatMap((texts) => {
    const [first] = texts;
    if (!first) return [];
    const languages = texts.map(({ language }) => language);
    const causes = [...new Set(texts.flatMap((text) => text.causes))];
    return { ...first, causes, languages, targets: [...new Set(texts.map(({ target }) => target))], texts };
  });
}

/** Tells which texts lack their translation because a whole dictionary is another one, or has its sides swapped. */
export function inMixedUp(site: SiteContext): (text: MissingText) => boolean {
  const whole = new Set([...exchangedTexts(site).keys(), ...turnedDictionaries(site).keys()]);
  // A shared dictionary that was mixed up may have contained any text.
  return ({ target, language }) => whole.has(target) || whole.has(`${siteFolder}/${language}.json`);
}

/** The dictionaries that were mixed up with others, and lack what their documents show. */
export function exchangedTexts(site: SiteContext): ReadonlyMap<string, ExchangedDictionary> {
  const lacking = grouped(missingTexts(site), ({ target }) => target);
  const isLacking = (file: string) => (lacking.get(file)?.length ?? 0) >= fewest;
  if (![...lacking.keys()].some(isLacking)) return new Map();
  return new Map([...exchanged(site)].filter(([file]) => isLacking(file)));
}

const exchanged = perVersion((site: SiteContext) =>
  exchangedDictionaries(site, (language) => {
    const translation = site.translations.find((one) => one.language === language);
    return translation ? unusedShared(site, translation) : [];
  }),
);

/** The dictionaries whose two sides were swapped throughout, with the number of their entries that show it. */
export function turnedDictionaries(
  site: SiteContext,
): ReadonlyMap<string, { language: Language; length: number }> {
  const lacking = [...grouped(missingTexts(site), ({ target }) => target)];
  return new Map(
    lacking.flatMap(([file, texts]) => {
      const { length } = texts.filter(({ swapped }) => swapped !== undefined);
      const [{ language } = { language: '' }] = texts;
      return length >= fewest && length >= 0.8 * texts.length ? [[file, { language, length }]] : [];
    }),
  );
}

/** From this number of texts without a translation on, their dictionary may be another one. */
const fewest = 3;

/** Every text and language with a translation in neither its page's dictionary nor the shared one. */
export const missingTexts = perVersion((site: SiteContext) =>
  site.translations.flatMap((translation) => find(site, translation)),
);

function find(site: SiteContext, translation: SiteTranslation): MissingText[] {
  const { language, entries, lacked, isUnknown, file } = translation;
  // The content of an unreadable shared dictionary is unknown.
  if (isUnknown) return [];
  const missing = new Set<string>();
  for (const copy of lacked.copies()) {
    if (entries[copy] === undefined && hasWords(copy)) missing.add(copy);
  }
  if (missing.size === 0) return [];
  const users = new Map<string, PageFacts[]>();
  for (const facts of site.all()) {
    // A page without any dictionary is a single mistake, which another check reports.
    const own = facts.translations[language];
    if (own?.dictionary === undefined && facts.id !== siteFolder) continue;
    for (const copy of new Set(own?.lacked.map((text) => text.copy))) {
      if (!missing.has(copy)) continue;
      addTo(users, copy, facts);
    }
  }
  const copiesOf = memoize((user: PageFacts) => grouped(site.context(user).copies, ({ text }) => text));
  const unusedOfAll = unusedShared(site, translation);
  const owners = ownersOfUnused(site, language);
  const known = knownTexts(site, language);
  return [...users].flatMap(([copy, pages]) => {
    const [first, ...others] = pages.flatMap((user) => copiesOf(user).get(copy)?.map(placeOfUse) ?? []);
    const [page] = pages;
    if (!first || !page) return [];
    const own = page.translations[language];
    const target = pages.length > 1 || page.id === siteFolder ? file : (own?.dictionary ?? file);
    const unused = target === file ? unusedOfAll : (own?.unused ?? []);
    const owner = owners.get(copy);
    const movedFrom = owner === page.id ? undefined : owner;
    const isMoved = movedFrom !== undefined;
    const stale = isMoved ? undefined : unused.find((entry) => isRewording(entry, copy));
    const elsewhere = known.get(copy);
    const ofTarget = () => entriesOf(site.folder.read(target));
    const has = (text: string) => entries[text] !== undefined || ofTarget()[text] !== undefined;
    // Only without a similar entry: a misspelled entry may be the same on both sides, such as a name.
    const mayBeSwapped = stale === undefined && !isMoved && unused.length > 0;
    const written = mayBeSwapped ? ofTarget() : {};
    const single = withSingleSpaces(copy);
    return [
      {
        language,
        copy,
        first,
        others,
        causes: [...pages.flatMap((user) => user.translations[language]?.dictionary ?? []), file],
        target,
        unused,
        movedFrom,
        knownIn: isMoved || stale !== undefined || elsewhere?.isCertain === false ? undefined : elsewhere?.id,
        alike: isMoved ? undefined : unused.find((entry) => isAlike(entry, copy)),
        swapped: unused.find((entry) => written[entry] === copy),
        stale,
        spaced: single !== copy && tidy(copy) === copy && has(single) ? single : undefined,
        isToBeChanged: faultsAt(site, page, first).some(
          ({ code, mended }) =>
            code === 'leftover-text' ||
            (mended !== undefined && (has(mended) || has(asSeen(mended)))) ||
            (markFaults.includes(code) && stale !== undefined && wordsOf(stale) === wordsOf(copy)),
        ),
      },
    ];
  });
}

/** The checks of marks in texts: with their findings mended, a text may be what its entry says. */
const markFaults = ['markdown-in-copy', 'html-in-copy'];

/** The letters and digits of a text, without tags and what stands for a character. */
function wordsOf(text: string): string {
  return text.replaceAll(/<[^<>]*>|&#?\w+;|[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Whether an entry is a text but for what nobody sees, or for the encoding that a program read it in. */
function isAlike(entry: string, copy: string): boolean {
  return lookAlike(entry, copy) || (/[Â-ô]/.test(entry) && misreadIn(entry)?.mended === copy);
}

/** The pages and shared sections whose own dictionaries have unused entries, by these. */
function ownersOfUnused(site: SiteContext, language: Language): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { id, translations } of [...site.pages.values(), ...site.sharedSections.values()])
    for (const entry of translations[language]?.unused ?? []) owners.set(entry, id);
  return owners;
}

/** The texts that pages and shared sections translate themselves: where first, and whether the others say the same. */
function knownTexts(
  site: SiteContext,
  language: Language,
): ReadonlyMap<string, { id: string; isCertain: boolean }> {
  const known = new Map<string, { id: string; translation: string; isCertain: boolean }>();
  for (const { id, translations } of [...site.pages.values(), ...site.sharedSections.values()]) {
    const file = translations[language]?.dictionary;
    if (file === undefined) continue;
    for (const [copy, translation] of Object.entries(entriesOf(site.folder.read(file)))) {
      if (isBlank(translation)) continue;
      const first = known.get(copy);
      if (!first) known.set(copy, { id, translation, isCertain: true });
      else if (first.translation !== translation) first.isCertain = false;
    }
  }
  return known;
}

/** What is reported of the text at a place. */
function faultsAt({ rules }: SiteContext, { findings }: PageFacts, { file, pointer }: Place): Finding[] {
  return applyRules(
    findings.filter((finding) => finding.file === file && finding.pointer === pointer),
    rules,
  );
}

/** The entries of a shared dictionary that nothing uses. */
export function unusedShared(site: SiteContext, { language, lacked }: SiteTranslation): string[] {
  return (site.shared?.translations[language]?.unused ?? []).filter((entry) => !lacked.has(entry));
}
