import { pointerToken } from '../model/diagnostics';
import { languageName, sourceLanguage } from '../model/languages';
import { oddPart } from '../model/odd-part';
import { readingOf, writtenPart } from '../text/inline-text';
import type { Check } from './core/check';

const pattern = /\{\{\s*[\w.]+\s*\}\}|\$\{\w+\}|%[sd]\b/g;
const signs = ['{{', '${', '%s', '%d'];

export const placeholderMismatch: Check = {
  code: 'placeholder-mismatch',
  severity: 'error',
  summary: 'A text has the same placeholders in every language.',
  why: 'Nothing on this site fills in placeholders, so visitors would see them. One that differs between languages is certainly a mistake.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta {{count}} frase sobre el dinero."',
  },
  page({ copies, languages, translations, inlineTexts, source: document }, report) {
    const source = sourceLanguage(languages);
    for (const { language, file, dictionary, own } of translations) {
      // A fast path: hardly any document has a placeholder, and a text search is faster than checking every text.
      const all = dictionary?.text ?? '';
      if (!signs.some((sign) => all.includes(sign))) continue;
      const seen = new Set<string>();
      for (const [index, { text: copy }] of copies.entries()) {
        const text = own[index];
        if (!text || seen.has(copy)) continue;
        seen.add(copy);
        const [original, read] = inlineTexts.has(copy) ? [readingOf(copy), readingOf(text)] : [copy, text];
        const [before, after] = [placeholdersOf(original), placeholdersOf(read)];
        if (before === after) continue;
        const { part } = oddPart(read, original, pattern);
        report({
          file,
          pointer: pointerToken(copy),
          causes: [document.path],
          ...(part && { part: read === text ? part : writtenPart(text, part) }),
          message: `The ${languageName(source)} text has ${before || 'no placeholder'}, the ${languageName(language)} one ${after || 'none'}.`,
          hint: 'Write the same ones in both languages.',
        });
      }
    }
  },
};

function placeholdersOf(text: string): string {
  return (text.match(pattern) ?? []).toSorted().join(', ');
}
