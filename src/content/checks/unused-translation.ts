import { named, pointerToken } from '../model/diagnostics';
import { removeAt } from '../model/fix';
import { isDraftLanguage, type Language, listNames } from '../model/languages';
import { missingTexts, unusedShared } from '../site/missing-texts';
import type { SiteContext } from '../site/site-context';
import { grouped } from '../text/grouped';
import { listMore, quote } from '../text/quote';
import type { Check } from './core/check';
import type { SiteNeed } from './core/needs';

export const unusedTranslation: Check = {
  code: 'unused-translation',
  severity: 'warning',
  summary: 'Every entry of a dictionary translates a text of its page, or of any page where it is shared.',
  why: 'Dictionaries that grow with dead entries hide the ones that matter.',
  example: {
    file: 'finance/es.json',
    right: '"From 3.2 to 12 months":',
    wrong: '"Nobody says this.": "Nadie dice esto.",\n  "From 3.2 to 12 months":',
  },
  site(site, report) {
    /**
     * Reports the unused entries of a document's dictionaries; the same entries in several languages are one finding.
     */
    const reportUnused = (unused: readonly Unused[], needs?: readonly SiteNeed[]) => {
      const groups = grouped(unused, ({ language, entries }) =>
        JSON.stringify([entries, isDraftLanguage(language, site.languages) && language]),
      );
      for (const group of groups.values()) {
        const places = group.flatMap(({ file, entries }) =>
          entries.map((entry) => ({ file, pointer: pointerToken(entry) })),
        );
        const [first, ...others] = places;
        const [entry = '', ...more] = group[0]?.entries ?? [];
        if (!first) continue;
        const files = group.map(({ file }) => named(file));
        report(
          {
            ...first,
            at: 'property',
            languages: group.map(({ language }) => language),
            message: `No text uses the entry ${quote(entry)}${files.length > 1 ? ` in ${listNames(files)}` : ''}.${listMore(more)}`,
            hint: 'Remove it, or write it exactly as the text stands in the document. --fix removes it.',
            others,
            fix: { edits: places.map(removeAt) },
          },
          needs,
        );
      }
    };
    // If a text is untranslated, an unused entry is probably for its earlier wording, which is then the finding.
    const missing = missingTexts(site);
    const missingIn = new Set(missing.map(({ target }) => target));
    // An entry whose text was moved to another document belongs to the finding there, too.
    const moved = grouped(missing, ({ movedFrom, language }) => `${movedFrom}/${language}.json`);
    const isMoved = (file: string, entry: string) =>
      moved.get(file)?.some(({ copy }) => copy === entry) ?? false;
    for (const page of [...site.pages.values(), ...site.sharedSections.values()]) {
      // The same applies to an empty entry, and to a text that will be rewritten.
      if (page.findings.some(({ severity }) => severity === 'error')) continue;
      reportUnused(
        Object.entries(page.translations).flatMap(([language, { dictionary: file, unused: entries }]) =>
          file === undefined || missingIn.has(file)
            ? []
            : { language, file, entries: entries.filter((entry) => !isMoved(file, entry)) },
        ),
      );
    }
    // What a document with duplicate keys uses of a shared dictionary is unknown.
    if (!site.shared || saysTwice(site)) return;
    const shared = site.translations.filter(
      ({ language, entries }) =>
        !missing.some((one) => one.language === language) && !Object.values(entries).includes(''),
    );
    reportUnused(
      shared.map((translation) => ({
        language: translation.language,
        file: translation.file,
        entries: unusedShared(site, translation),
      })),
      ['valid-documents'],
    );
  },
};

function saysTwice({ pages, sharedSections }: SiteContext): boolean {
  return [...pages.values(), ...sharedSections.values()].some(({ findings }) =>
    findings.some(({ code }) => code === 'duplicate-key'),
  );
}

/** The unused entries of a dictionary. */
interface Unused {
  language: Language;
  file: string;
  entries: readonly string[];
}
