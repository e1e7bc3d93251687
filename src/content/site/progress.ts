import { isDraftLanguage, type Language } from '../model/languages';
import type { SiteTranslation } from '../model/site-translation';
import { hasWords } from '../model/wording';
import { missingTexts } from './missing-texts';
import type { PageFacts } from './page-facts';
import type { SiteContext } from './site-context';

/** The progress of a translation, in texts. */
export interface Counts {
  texts: number;
  translated: number;
  /** Changed since they were translated; included in `missing`. */
  stale: number;
  missing: number;
  /** Translated by a machine and read by nobody; included in `translated`. */
  unread: number;
}

/** The progress of a site's translation into a language. */
export interface Progress extends Counts {
  language: Language;
  isDraft: boolean;
  /** The documents with missing or unread translations. */
  pages: (Counts & { file: string })[];
}

export function progressOfAll(site: SiteContext): Progress[] {
  return site.translations.map(({ language }) => progressOf(site, language));
}

/** Counts the translated texts in a language. A text counts once for each document that uses it. */
export function progressOf(site: SiteContext, language: Language): Progress {
  const translation = site.translations.find((one) => one.language === language);
  const isDraft = isDraftLanguage(language, site.languages);
  const stale = new Set(
    missingTexts(site)
      .filter((text) => text.language === language && text.stale !== undefined)
      .map(({ copy }) => copy),
  );
  const none = { texts: 0, translated: 0, stale: 0, missing: 0, unread: 0 };
  const progress: Progress = { language, isDraft, ...none, pages: [] };
  for (const facts of site.all()) {
    const counts = countsOf(facts, language, translation, stale);
    progress.texts += counts.texts;
    progress.translated += counts.translated;
    progress.stale += counts.stale;
    progress.missing += counts.missing;
    progress.unread += counts.unread;
    if (counts.missing + counts.unread > 0) progress.pages.push({ file: facts.file, ...counts });
  }
  return progress;
}

function countsOf(
  { texts, translations }: PageFacts,
  language: Language,
  translation: SiteTranslation | undefined,
  stale: ReadonlySet<string>,
): Counts {
  const { lacked = [], blank = 0, unread = [], unused = [] } = translations[language] ?? {};
  const sharedOf = (copy: string) => translation?.entries[copy] || undefined;
  const copies = new Set(lacked.map(({ copy }) => copy));
  const lacking = [...copies].filter((copy) => hasWords(copy) && sharedOf(copy) === undefined);
  const missing = Math.min(texts, lacking.length + blank);
  // Entries of the site document's dictionary that only pages use count there.
  const own = unread.filter((copy) => hasWords(copy) && !unused.includes(copy));
  const shared = [...copies].filter(
    (copy) => hasWords(copy) && translation?.machine.has(sharedOf(copy) ?? ''),
  );
  return {
    texts,
    translated: texts - missing,
    stale: lacking.filter((copy) => stale.has(copy)).length,
    missing,
    unread: Math.min(texts - missing, own.length + shared.length),
  };
}
