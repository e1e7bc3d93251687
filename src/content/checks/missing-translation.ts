import type { Check } from '../context';
import { type CopyUse, hasWords } from '../copy-uses';
import { entriesOf } from '../load';
import { siteFolder } from '../routes';

export const missingTranslation: Check = {
  code: 'missing-translation',
  severity: 'error',
  summary: 'Every text has its Spanish, in the dictionary of its page or in the shared one.',
  run({ site, copyUses }, report) {
    const missing = new Map<string, CopyUse[]>();
    for (const use of copyUses) {
      // A page without any dictionary is one mistake, and another check's.
      if (use.translation || !hasWords(use.copy) || !use.dictionary) continue;
      missing.set(use.copy, [...(missing.get(use.copy) ?? []), use]);
    }
    for (const [copy, [first, ...others]] of missing) {
      if (!first) continue;
      const pages = [...new Set([first, ...others].map(({ file }) => file))];
      const target = pages.length > 1 ? `${siteFolder}/es.json` : first.dictionaryFile;
      const also = pages.length > 1 ? ` It is used in ${pages.length} documents: ${pages.join(', ')}.` : '';
      const stale = staleEntry(first, copyUses, entriesOf(site.sources.get(target)));
      report({
        file: first.file,
        pointer: first.pointer,
        message: `No Spanish for ${JSON.stringify(shorten(copy))}.${also}`,
        hint: stale
          ? `${target} has an entry that no text uses, ${JSON.stringify(shorten(stale))}: if this is its new wording, change the entry.`
          : `Add it to ${target} with its Spanish.`,
      });
    }
  },
};

/** An entry that nothing uses and that shares at least half its words with the copy: probably its old wording. */
function staleEntry(
  { copy }: CopyUse,
  uses: readonly CopyUse[],
  entries: Record<string, string>,
): string | undefined {
  const used = new Set(uses.map((use) => use.copy));
  const words = new Set(copy.toLowerCase().split(/\s+/));
  return Object.keys(entries).find((entry) => {
    if (used.has(entry)) return false;
    const others = entry.toLowerCase().split(/\s+/);
    return others.filter((word) => words.has(word)).length * 2 >= Math.max(words.size, others.length);
  });
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
