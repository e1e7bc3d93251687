import type { Language } from '../model/languages';
import { hasWords } from '../model/wording';
import { missingTexts } from './missing-texts';
import { type PageFacts, parseOpen } from './page-facts';
import type { SiteContext } from './site-context';

/** The progress of a translation, in texts. */
export interface Counts {
  texts: number;
  translated: number;
  /** Changed since they were translated; included in `missing`. */
  stale: number;
  missing: number;
}

/** The progress of a site's translation into a language. */
export interface Progress extends Counts {
  language: Language;
  isDraft: boolean;
  /** The incomplete documents. */
  pages: (Counts & { file: string })[];
}

/** The progress of each translation of a site. */
export function progressOfAll(site: SiteContext): Progress[] {
  return site.translations.map(({ language }) => progressOf(site, language));
}

/** Counts the translated texts in a language. A text counts once for each document that uses it. */
export function progressOf(site: SiteContext, language: Language): Progress {
  const translation = site.translations.find((one) => one.language === language);
  const isDraft = site.languages.some(({ code, draft }) => code === language && draft === true);
  const stale = new Set(
    missingTexts(site)
      .filter((text) => text.language === language && text.stale !== undefined)
      .map(({ copy }) => copy),
  );
  const progress: Progress = { language, isDraft, texts: 0, translated: 0, stale: 0, missing: 0, pages: [] };
  for (const facts of site.all()) {
    const counts = countsOf(facts, language, (copy) => translation?.entries[copy] || undefined, stale);
    progress.texts += counts.texts;
    progress.translated += counts.translated;
    progress.stale += counts.stale;
    progress.missing += counts.missing;
    if (counts.missing > 0) progress.pages.push({ file: facts.file, ...counts });
  }
  return progress;
}

function countsOf(
  { texts, translations }: PageFacts,
  language: Language,
  sharedOf: (copy: string) => string | undefined,
  stale: ReadonlySet<string>,
): Counts {
  const { open = [], blank = 0 } = translations[language] ?? {};
  const copies = new Set(open.map((key) => parseOpen(key).copy));
  const lacking = [...copies].filter((copy) => hasWords(copy) && sharedOf(copy) === undefined);
  const missing = Math.min(texts, lacking.length + blank);
  return {
    texts,
    translated: texts - missing,
    stale: lacking.filter((copy) => stale.has(copy)).length,
    missing,
  };
}
