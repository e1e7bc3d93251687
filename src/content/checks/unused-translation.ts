import type { Check } from '../check';
import { pointerToken } from '../diagnostics';
import { missingTexts, unusedShared } from '../missing-texts';
import { quote } from '../page-context';

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
    const say = (file: string | undefined, entries: readonly string[]) => {
      const [first, ...others] = entries;
      if (file === undefined || first === undefined) return;
      const more =
        others.length > 0
          ? ` The same goes for ${others.length} more: ${others.slice(0, 3).map(quote).join(', ')}${others.length > 3 ? ' …' : ''}.`
          : '';
      report({
        file,
        pointer: pointerToken(first),
        at: 'property',
        message: `No text uses the entry ${quote(first)}.${more}`,
        hint: 'Remove it, or write it exactly as the text stands in the document. --fix removes it.',
        others: others.map((entry) => ({ file, pointer: pointerToken(entry) })),
        fix: { remove: true },
      });
    };
    // Behind a text without translation there is probably the entry that it had before; that is the finding then.
    const missing = missingTexts(site);
    const missingIn = new Set(missing.map(({ target }) => target));
    // So it is behind one whose entry is there, and waits for its translation.
    for (const page of site.all())
      for (const { dictionary, blank } of Object.values(page.translations))
        if (dictionary !== undefined && blank > 0) missingIn.add(dictionary);
    for (const page of site.pages.values()) {
      const hasErrors = page.isInvalid || page.findings.some(({ severity }) => severity === 'error');
      if (hasErrors) continue;
      for (const { dictionary, unused } of Object.values(page.translations))
        if (unused.length > 0 && !missingIn.has(dictionary ?? '')) say(dictionary, unused);
    }
    // What an invalid document uses of a shared dictionary is unknown.
    if (!site.shared || site.hasInvalid) return;
    for (const translation of site.translations) {
      if (missing.some(({ language }) => language === translation.language)) continue;
      if (Object.values(translation.entries).includes('')) continue;
      say(translation.file, unusedShared(site, translation));
    }
  },
};
