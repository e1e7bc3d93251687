import { type Finding, pointerToken } from '../../model/diagnostics';
import type { Language, Languages } from '../../model/languages';
import { parseOpen } from '../../site/page-facts';
import { mayHaveMarks, readingOf, writtenPart } from '../../text/inline-text';
import type { Check } from './check';

/** A copy, and what its translation says: as they are read, where they are inline text. */
export interface Translated {
  copy: string;
  text: string;
  language: Language;
  languages: Languages;
}

/** What is wrong with a translation: where it stands is known. */
export type TranslationFault = Omit<Finding, 'code' | 'severity' | 'file' | 'pointer'>;

/**
 * Both halves of a check that holds translations against their copy: those in the dictionary of a page, and those of the shared
 * dictionary, for what the pages' own lack. An entry is reported once, however many texts it translates.
 *
 * @param faultIn what is wrong with a translation; undefined when nothing is
 */
export function overTranslations(
  code: string,
  faultIn: (translated: Translated) => TranslationFault | undefined,
): Pick<Check, 'page' | 'site'> {
  const faultInReading = (translated: Translated) => {
    const { copy, text } = translated;
    if (!mayHaveMarks(text) && !mayHaveMarks(copy)) return faultIn(translated);
    const fault = faultIn({ ...translated, copy: readingOf(copy), text: readingOf(text) });
    return fault && asWritten(fault, text, () => faultIn(translated)?.fix);
  };
  return {
    page({ copies, inlineTexts, languages, source, translations }, report) {
      for (const { language, file, own } of translations) {
        const seen = new Set<string>();
        for (const [index, { text: copy }] of copies.entries()) {
          const text = own[index];
          if (!text || seen.has(copy)) continue;
          const look = inlineTexts.has(copy) ? faultInReading : faultIn;
          const fault = look({ copy, text, language, languages });
          if (!fault) continue;
          seen.add(copy);
          report({ file, pointer: pointerToken(copy), causes: [source.path], ...fault });
        }
      }
    },
    site({ translations, languages, shared }, report) {
      for (const { language, file, open, entries } of translations) {
        // What header and footer say is looked at with the site document.
        const known = shared?.findings.filter((finding) => finding.code === code && finding.file === file);
        const seen = new Set(known?.map(({ pointer }) => pointer));
        for (const key of open.keys()) {
          const { copy, isInline } = parseOpen(key);
          const pointer = pointerToken(copy);
          const text = entries[copy];
          if (!text || seen.has(pointer)) continue;
          const look = isInline ? faultInReading : faultIn;
          const fault = look({ copy, text, language, languages });
          if (!fault) continue;
          seen.add(pointer);
          report({ file, pointer, ...fault });
        }
      }
    },
  };
}

/** What is wrong with what is read of a text, in the text as it is written: corrected where its marks stay. */
function asWritten(
  { part, fix, ...fault }: TranslationFault,
  text: string,
  writtenFix: () => Finding['fix'],
): TranslationFault {
  const written = fix && writtenFix();
  const isSame =
    fix &&
    'replace' in fix &&
    written &&
    'replace' in written &&
    readingOf(JSON.parse(written.replace)) === JSON.parse(fix.replace);
  return { ...fault, ...(part && { part: writtenPart(text, part) }), ...(isSame && { fix: written }) };
}
