import type { Check } from '../check';
import { pointerToken } from '../diagnostics';

export const untranslated: Check = {
  code: 'untranslated',
  severity: 'warning',
  summary: 'No Spanish text is the English one.',
  why: 'An entry that was copied and never translated shows English to whoever reads Spanish.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"One sentence on money is enough."',
  },
  page({ copies, dictionary }, report) {
    const seen = new Set<string>();
    for (const { text: copy, own } of copies) {
      if (own !== copy || seen.has(copy) || !isSentence(copy)) continue;
      seen.add(copy);
      report({
        file: dictionary?.path ?? '',
        pointer: pointerToken(copy),
        message: 'The Spanish is the same as the English.',
        hint: 'Translate it; or accept it with a reason, if both languages really say it alike.',
      });
    }
  },
};

/** Names and single words may be alike in both languages: "Marketing", "Castellan Business School". */
function isSentence(copy: string): boolean {
  return /\s/.test(copy) && (copy.match(/(?<![\p{L}@.])\p{Ll}{2,}/gu)?.length ?? 0) >= 2;
}
