import type { Check } from '../check';
import { pointerToken } from '../diagnostics';
import { parseOpen } from '../page-facts';
import { siteFolder } from '../routes';

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
      if (own !== copy || seen.has(copy) || !isEnglish(copy)) continue;
      seen.add(copy);
      report({ file: dictionary?.path ?? '', pointer: pointerToken(copy), ...said });
    }
  },
  site({ open, entries, shared }, report) {
    const file = shared?.dictionary ?? `${siteFolder}/es.json`;
    // What header and footer say is looked at with the site document.
    const seen = new Set(
      shared?.findings.filter((known) => known.file === file).map(({ pointer }) => pointer),
    );
    for (const key of open.keys()) {
      const { copy } = parseOpen(key);
      const pointer = pointerToken(copy);
      if (entries[copy] !== copy || seen.has(pointer) || !isEnglish(copy)) continue;
      seen.add(pointer);
      report({ file, pointer, ...said });
    }
  },
};

const said = {
  message: 'The Spanish is the same as the English.',
  hint: 'Translate it; or accept it with a reason, if both languages really say it alike.',
};

/** Words that are English whatever their case, and stand in no name. */
const english =
  /^(am|are|be|can|do|does|had|has|have|how|if|is|it|must|not|our|ours|should|that|their|these|they|this|those|us|was|we|were|what|when|where|which|who|whose|why|will|without|you|your|yours)$/;
const capitals = new Set(['US', 'IT', 'WHO']);

/** Names and single words may be alike in both languages: "Marketing", "Castellan Business School". */
function isEnglish(copy: string): boolean {
  if (!/\s/.test(copy)) return false;
  const words = copy.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => !capitals.has(word) && english.test(word.toLowerCase()))) return true;
  return (copy.match(/(?<![\p{L}@.])\p{Ll}{2,}/gu)?.length ?? 0) >= 2;
}
