import type { Language } from '../model/languages';
import { siteFolder } from '../model/routes';
import { memoize } from '../text/memoize';
import { entriesOf } from './load';
import type { TranslationFacts } from './page-facts';
import type { SiteContext } from './site-context';

/** A dictionary whose entries are texts of another document. */
export interface ExchangedDictionary {
  language: Language;
  file: string;
  /** The document beside it, which shows other texts. */
  document: string;
  /** The number of its entries, and of those that the document does not show. */
  entries: number;
  unused: number;
  /** The document and the dictionary that have these entries. */
  owner: { document: string; file: string };
}

/** Fewer entries than this may be alike by chance. */
const least = 6;
/** The share of entries that belongs elsewhere; a few texts are those of many pages. */
const share = 0.8;

/** The dictionaries that were mixed up with others, by file: copied over them, or two exchanged. */
export function exchangedDictionaries(
  site: SiteContext,
  unusedShared: (language: Language) => readonly string[],
): ReadonlyMap<string, ExchangedDictionary> {
  const exchanged = new Map<string, ExchangedDictionary>();
  const all = site.all();
  /** The texts that a page has in its document or in its dictionary. */
  const textsOf = memoize(({ dictionary, lacked }: TranslationFacts): ReadonlySet<string> => {
    const entries = dictionary === undefined ? {} : entriesOf(site.folder.read(dictionary));
    return new Set([...lacked.map(({ copy }) => copy), ...Object.keys(entries)]);
  });
  for (const page of all)
    for (const [language, { dictionary: file, unused: own }] of Object.entries(page.translations)) {
      if (file === undefined) continue;
      const unused = page.id === siteFolder ? unusedShared(language) : own;
      if (unused.length < least) continue;
      const names = Object.keys(entriesOf(site.folder.read(file)));
      if (unused.length < share * names.length) continue;
      const owner = all.find((other) => {
        const facts = other === page ? undefined : other.translations[language];
        return facts?.dictionary !== undefined && hasMost(textsOf(facts), unused);
      });
      const ownerFile = owner?.translations[language]?.dictionary;
      if (owner && ownerFile !== undefined)
        exchanged.set(file, {
          language,
          file,
          document: page.file,
          entries: names.length,
          unused: unused.length,
          owner: { document: owner.file, file: ownerFile },
        });
    }
  return exchanged;
}

/** Whether most of some texts are among others. */
function hasMost(all: ReadonlySet<string>, texts: readonly string[]): boolean {
  // For speed: most pages lack the first texts already.
  if (!texts.slice(0, least).some((text) => all.has(text))) return false;
  return texts.filter((text) => all.has(text)).length >= share * texts.length;
}
