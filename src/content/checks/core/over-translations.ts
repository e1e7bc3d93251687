import { type Finding, type Place, pointerToken } from '../../model/diagnostics';
import { fixBy } from '../../model/fix';
import type { Language, Languages } from '../../model/languages';
import type { CopyLeaf } from '../../schema/fields';
import type { PageContext } from '../../site/page-context';
import type { Options } from '../../site/rules';
import { mayHaveMarks, readingOf } from '../../text/inline-text';
import type { Check, Report } from './check';
import { faultsInReading } from './copy-faults';

/** A text and its translation, both without marks if they are inline text. */
export interface Translated {
  copy: string;
  text: string;
  language: Language;
  languages: Languages;
  /** The limits of the place where it is shown. */
  limits: Pick<CopyLeaf, 'minLength' | 'maxLength'>;
}

/** Returns what is wrong with a translation; undefined if nothing is. */
type Look = (translated: Translated, options: Options) => TranslationFault | undefined;

/** What is wrong with a translation, without its place; `mended` is the translation as it should be. */
type TranslationFault = Omit<Finding, 'code' | 'severity' | 'file' | 'pointer' | 'fix'>;

/**
 * Implements a check that compares translations with their source texts: those in the page's dictionaries, and those in
 * the shared dictionaries for texts that the page's own lack. An entry is reported once, however many texts it
 * translates.
 *
 * @param faultsOfWhole the faults of dictionaries as a whole, about whose single texts there is nothing more to say
 */
export function overTranslations(
  code: string,
  faultIn: Look,
  faultsOfWhole: (context: PageContext) => readonly Parameters<Report>[0][] = () => [],
): Required<Pick<Check, 'page' | 'site'>> {
  const faultInReading: Look = (translated, options) => {
    const { copy, text } = translated;
    if (!mayHaveMarks(text) && !mayHaveMarks(copy)) return faultIn(translated, options);
    const plain = { ...translated, copy: readingOf(copy) };
    const [fault] = faultsInReading(text, (words) =>
      [faultIn({ ...plain, text: words }, options) ?? []].flat(),
    );
    return fault;
  };
  return {
    page(context, report, options) {
      const { copies, inlineTexts, languages, source, translations } = context;
      const whole = faultsOfWhole(context);
      for (const fault of whole) report(fault);
      for (const { language, file, own } of translations) {
        if (whole.some((fault) => fault.file === file)) continue;
        const seen = new Set<string>();
        for (const [index, { text: copy, leaf: limits }] of copies.entries()) {
          const text = own[index];
          if (!text || seen.has(copy)) continue;
          const look = inlineTexts.has(copy) ? faultInReading : faultIn;
          const fault = look({ copy, text, language, languages, limits }, options);
          if (!fault) continue;
          seen.add(copy);
          report({ causes: [source.path], ...placed(fault, { file, pointer: pointerToken(copy) }) });
        }
      }
    },
    site({ translations, languages, shared }, report, options) {
      for (const { language, file, lacked, entries } of translations) {
        // Texts of header and footer have been checked with the site document.
        const reported = shared?.findings.filter((finding) => finding.code === code && finding.file === file);
        const seen = new Set(reported?.map(({ pointer }) => pointer));
        if (seen.has('')) continue;
        for (const { copy, isInline, ...limits } of lacked.values()) {
          const pointer = pointerToken(copy);
          const text = entries[copy];
          if (!text || seen.has(pointer)) continue;
          const look = isInline ? faultInReading : faultIn;
          const fault = look({ copy, text, language, languages, limits }, options);
          if (!fault) continue;
          seen.add(pointer);
          report(placed(fault, { file, pointer }));
        }
      }
    },
  };
}

function placed(fault: TranslationFault, place: Place) {
  const { mended } = fault;
  return { ...place, ...fault, ...fixBy(mended, [place]) };
}
