import { type Place, pointerToken, type TextPart } from '../../model/diagnostics';
import { type Fix, renameAt, setAt } from '../../model/fix';
import {
  type Language,
  languageOfDictionary,
  sourceLanguage,
  translatedLanguages,
} from '../../model/languages';
import { hasWords } from '../../model/wording';
import { entriesOf, type SourceFile } from '../../site/load';
import type { PageContext } from '../../site/page-context';
import { placeOfUse } from '../../site/uses-by';
import { grouped } from '../../text/grouped';
import { mayHaveMarks, mendWords, readingOf, writtenPart } from '../../text/inline-text';
import { quote } from '../../text/quote';
import type { Report } from './check';

/** Returns what is wrong in a text; undefined if nothing is. */
type Look = (text: string, language: Language) => CopyFault | readonly CopyFault[] | undefined;

/** What is wrong in a text, and the corrected text, if certain. */
export interface CopyFault {
  message: string;
  hint: string;
  mended?: string | undefined;
  /** The range of the fault. */
  part?: TextPart;
}

/** The start of a JSON escape, which may hide any sign. */
const escaped = '\\u';

/**
 * Reports a fault of copy once for each text: in the document, with all places of the text there, and in each
 * dictionary.
 *
 * @param signs at least one of these occurs in every document with the fault: a text search is faster than checking
 *   every text
 * @param faultsOf returns what is wrong in a text; for inline text, in its plain text, unless `inline` is given
 * @param dictionaries to be checked as well
 */
export function reportCopy(
  context: PageContext,
  report: Report,
  signs: readonly string[] | RegExp,
  faultsOf: Look | { plain: Look; inline: Look },
  dictionaries: Iterable<SourceFile> = context.dictionaries.values(),
): void {
  const { source, hasMarks, inlineTexts } = context;
  const looks = typeof faultsOf === 'function' ? { plain: faultsOf, inline: inReading(faultsOf) } : faultsOf;
  const written = sourceLanguage(context.languages);
  const look = (text: string, isInline: boolean, language: Language) =>
    list((isInline ? looks.inline : looks.plain)(text, language));
  // Marks may interrupt a sign.
  const mayHold = (text: string | undefined) =>
    text !== undefined && (hasMarks || text.includes(escaped) || holds(text, signs));
  if (mayHold(source.text)) {
    const uses = grouped(context.copies, ({ text, leaf }) => `${leaf.isInline ? 'inline' : 'plain'} ${text}`);
    for (const [first, ...rest] of uses.values()) {
      if (!first) continue;
      // A use computes its pointer on demand; a finding needs it as data.
      const others = rest.map(placeOfUse);
      for (const fault of look(first.text, first.leaf.isInline === true, written))
        report({
          file: first.file,
          pointer: first.pointer,
          others,
          ...describe(fault),
          ...(fault.mended && { mended: fault.mended }),
          ...fixOf(context, first.text, [first, ...others], fault),
        });
    }
  }
  for (const dictionary of dictionaries) {
    if (!mayHold(dictionary.text)) continue;
    const language = languageOfDictionary(dictionary.path, context.languages) ?? written;
    for (const [copy, text] of Object.entries(entriesOf(dictionary))) {
      const isInline = inlineTexts.has(copy);
      const faults = look(text, isInline, language);
      // A fault that the source text has, too, is reported there only.
      if (faults.length === 0 || look(copy, isInline, written).length > 0) continue;
      const place = { file: dictionary.path, pointer: pointerToken(copy) };
      for (const fault of faults)
        report({
          ...place,
          ...describe(fault),
          ...(fault.mended && { fix: { edits: [setAt(place, fault.mended)] } }),
        });
    }
  }
}

function inReading(look: Look): Look {
  return (text, language) =>
    mayHaveMarks(text) ? faultsInReading(text, (words) => list(look(words, language))) : look(text, language);
}

/**
 * The faults in the plain text of an inline text, at their places in its source.
 *
 * @param look finds faults in a plain text; a correction that does not preserve the marks is left out
 */
export function faultsInReading<Fault extends Pick<CopyFault, 'part' | 'mended'>>(
  text: string,
  look: (words: string) => readonly Fault[],
): Fault[] {
  const faults = look(readingOf(text));
  const isMended = faults.some(({ mended }) => mended !== undefined);
  const texts = isMended ? mendWords(text, (words) => look(words).flatMap(({ mended }) => mended ?? [])) : [];
  return faults.map((fault) => {
    const { part, mended, ...rest } = fault;
    const written = mended === undefined ? undefined : texts.find((one) => readingOf(one) === mended);
    return {
      ...rest,
      ...(part && { part: writtenPart(text, part) }),
      ...(written !== undefined && { mended: written }),
    } as Fault;
  });
}

function holds(text: string, signs: readonly string[] | RegExp): boolean {
  return signs instanceof RegExp ? signs.test(text) : signs.some((sign) => text.includes(sign));
}

function list(faults: CopyFault | readonly CopyFault[] | undefined): readonly CopyFault[] {
  if (!faults) return [];
  return 'message' in faults ? [faults] : faults;
}

function describe({ message, hint, mended, part }: CopyFault) {
  return { message, hint: mended ? `Write ${quote(mended)}.` : hint, ...(part && { part }) };
}

/**
 * The fix of a text in all its places, including its keys in the document's own dictionaries. There is none if entries
 * are shared with other pages.
 */
function fixOf(
  { dictionaries, languages, page }: PageContext,
  text: string,
  places: readonly Place[],
  { mended }: CopyFault,
): { fix?: Fix } {
  if (!mended) return {};
  const own = [...dictionaries.values()].filter((dictionary) => Object.hasOwn(entriesOf(dictionary), text));
  const isShared = own.length < translatedLanguages(languages).length && hasWords(text);
  const isOurs = !isShared && (own.length === 0 || !page.isSite);
  const taken = [...dictionaries.values()].filter((one) => Object.hasOwn(entriesOf(one), mended));
  const values = places.map((place) => setAt(place, mended));
  // The dictionaries already have entries for the corrected text.
  if (own.length === 0 && taken.length > 0 && taken.length === translatedLanguages(languages).length)
    return { fix: { edits: values, isOne: true } };
  if (!isOurs || taken.length > 0) return {};
  const entries = own.map(({ path }) => renameAt({ file: path, pointer: pointerToken(text) }, mended));
  return { fix: { edits: [...values, ...entries], isOne: true } };
}
