import type { Place } from '../model/diagnostics';
import type { Language } from '../model/languages';
import { siteFolder } from '../model/routes';
import type { SiteTranslation } from '../model/site-translation';
import { hasWords, isRewording } from '../model/wording';
import { grouped } from '../text/grouped';
import { lookAlike } from '../text/plain-text';
import { entriesOf } from './load';
import type { CopyUse } from './page-context';
import { type PageFacts, parseOpen } from './page-facts';
import type { SiteContext } from './site-context';
import { placeOf } from './uses-by';

/** One text without its translation into a language, whatever the number of places where it stands. */
export interface MissingText {
  language: Language;
  copy: string;
  first: Place;
  others: Place[];
  /** The dictionaries that an entry would be found in: those of the pages, and the shared one. */
  causes: readonly string[];
  /** The dictionary that an entry belongs in. */
  target: string;
  /** An entry of that dictionary that no text uses and that reads like an earlier wording. */
  stale: string | undefined;
  /** An entry of that dictionary that looks like the text, and differs from it in what nobody sees. */
  alike: string | undefined;
  /** An entry of that dictionary that has the text on its right: its sides are swapped. */
  swapped: string | undefined;
  /** Whether a certain fix of the text itself gives it back the wording that it has an entry for: nothing else is wrong then. */
  isMendable: boolean;
  /** The entries of that dictionary that no text uses: one of them may be an earlier wording that reads quite differently. */
  unused: readonly string[];
}

/** A text without its translation into several languages: one mistake, made once. */
export interface MissingGroup extends MissingText {
  /** Drafts are counted apart, so that what is published and what is not never share a finding. */
  languages: readonly Language[];
  targets: readonly string[];
}

/** What is missing, one for each text: the same text in every language that lacks it in the same way. */
export function missingGroups(site: SiteContext): MissingGroup[] {
  const groups = grouped(missingTexts(site), ({ copy, stale, alike, swapped, language }) =>
    JSON.stringify([copy, stale, alike, swapped, isDraft(site, language) && language]),
  );
  return [...groups.values()].flatMap((texts) => {
    const [first] = texts;
    if (!first) return [];
    const languages = texts.map(({ language }) => language);
    const causes = [...new Set(texts.flatMap((text) => text.causes))];
    return { ...first, causes, languages, targets: [...new Set(texts.map(({ target }) => target))] };
  });
}

function isDraft({ languages }: SiteContext, language: Language): boolean {
  return languages.some(({ code, draft }) => code === language && draft === true);
}

const cache = new WeakMap<SiteContext, { version: number; texts: MissingText[] }>();

/** Every text that has its translation neither in its page's dictionary nor in the shared one, in each language. */
export function missingTexts(site: SiteContext): MissingText[] {
  const known = cache.get(site);
  if (known?.version === site.version) return known.texts;
  const texts = site.translations.flatMap((translation) => find(site, translation));
  cache.set(site, { version: site.version, texts });
  return texts;
}

function find(site: SiteContext, translation: SiteTranslation): MissingText[] {
  const { language, entries, open, isUnknown, file } = translation;
  // What an unreadable shared dictionary says is unknown.
  if (isUnknown) return [];
  const missing = new Set<string>();
  for (const key of open.keys()) {
    const { copy } = parseOpen(key);
    if (entries[copy] === undefined && hasWords(copy)) missing.add(copy);
  }
  if (missing.size === 0) return [];
  const users = new Map<string, PageFacts[]>();
  for (const facts of site.all()) {
    // A page without any dictionary is one mistake, and another check's.
    const own = facts.translations[language];
    if (own?.dictionary === undefined && facts.id !== siteFolder) continue;
    for (const key of new Set(own?.open.map((open) => parseOpen(open).copy))) {
      if (!missing.has(key)) continue;
      const known = users.get(key);
      if (known) known.push(facts);
      else users.set(key, [facts]);
    }
  }
  const copies = new Map<PageFacts, ReadonlyMap<string, readonly CopyUse[]>>();
  const copiesOf = (user: PageFacts) => {
    const known = copies.get(user) ?? grouped(site.context(user).copies, ({ text }) => text);
    copies.set(user, known);
    return known;
  };
  const unusedOfAll = unusedShared(site, translation);
  return [...users].flatMap(([copy, pages]) => {
    const [first, ...others] = pages.flatMap((user) => copiesOf(user).get(copy)?.map(placeOf) ?? []);
    const [page] = pages;
    if (!first || !page) return [];
    const own = page.translations[language];
    const target = pages.length > 1 || page.id === siteFolder ? file : (own?.dictionary ?? file);
    const unused = target === file ? unusedOfAll : (own?.unused ?? []);
    const stale = unused.find((entry) => isRewording(entry, copy));
    return [
      {
        language,
        copy,
        first,
        others,
        causes: [...pages.flatMap((user) => user.translations[language]?.dictionary ?? []), file],
        target,
        unused,
        alike: unused.find((entry) => lookAlike(entry, copy)),
        // A misspelt entry may well say the same on both sides: a name, for example.
        swapped: stale === undefined && unused.length > 0 ? swappedIn(site, target, unused, copy) : undefined,
        stale,
        isMendable: mendedTexts(page, first).some(
          (text) => entries[text] !== undefined || unused.includes(text),
        ),
      },
    ];
  });
}

/** What the text at a place says once one of the findings there is fixed. */
function mendedTexts({ findings }: PageFacts, { file, pointer }: Place): string[] {
  return findings.flatMap((finding) => {
    const isThere = finding.file === file && finding.pointer === pointer;
    return isThere && finding.fix && 'replace' in finding.fix ? [JSON.parse(finding.fix.replace)] : [];
  });
}

/** The entry of a dictionary that says a text where its translation belongs. */
function swappedIn(
  site: SiteContext,
  file: string,
  unused: readonly string[],
  copy: string,
): string | undefined {
  const entries = entriesOf(site.folder.read(file));
  return unused.find((entry) => entries[entry] === copy);
}

/** The entries of a shared dictionary that nothing uses. */
export function unusedShared(site: SiteContext, { language, open }: SiteTranslation): string[] {
  const used = new Set<string>();
  for (const key of open.keys()) used.add(parseOpen(key).copy);
  return (site.shared?.translations[language]?.unused ?? []).filter((entry) => !used.has(entry));
}
