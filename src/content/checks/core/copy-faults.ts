import { type Place, pointerToken, type TextPart } from '../../model/diagnostics';
import { translatedLanguages } from '../../model/languages';
import { hasWords } from '../../model/wording';
import { entriesOf, type SourceFile } from '../../site/load';
import { type CopyUse, type PageContext, quote } from '../../site/page-context';
import { mayHaveMarks, readingOf, writtenPart } from '../../text/inline-text';
import type { Report } from './check';

/** What is wrong in a text; undefined where nothing is. */
type Look = (text: string) => CopyFault | readonly CopyFault[] | undefined;

/** What is wrong in one text, and the text as it should be, where that is certain. */
export interface CopyFault {
  message: string;
  hint: string;
  mended?: string | undefined;
  /** Where in the text it is. */
  part?: TextPart;
}

/** How the signs of a fault look where JSON escapes them: any text may hold one then. */
const escaped = '\\u';

/**
 * Reports a fault of copy once for each text: in the document, wherever the text stands there, and in each dictionary.
 *
 * @param signs one of these stands in every document with the fault, as it is written: looking for them is quicker than looking
 *   at every text
 * @param faultsOf what is wrong in a text: in what is read of it, where it is inline text, unless there is a look of its own for those
 * @param dictionaries those that are looked at too
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
  const look = (text: string, isInline: boolean) => list((isInline ? looks.inline : looks.plain)(text));
  // Marks may stand in the middle of what is looked for.
  const mayHold = (text: string | undefined) =>
    text !== undefined && (hasMarks || text.includes(escaped) || holds(text, signs));
  if (mayHold(source.text)) {
    const uses = new Map<string, CopyUse[]>();
    for (const use of context.copies) {
      const key = use.leaf.isInline ? `inline ${use.text}` : `plain ${use.text}`;
      const known = uses.get(key);
      if (known) known.push(use);
      else uses.set(key, [use]);
    }
    for (const [first, ...rest] of uses.values()) {
      if (!first) continue;
      // A use works out its place when it is asked; a finding has its places.
      const others = rest.map(({ file, pointer }) => ({ file, pointer }));
      for (const fault of look(first.text, first.leaf.isInline === true))
        report({
          file: first.file,
          pointer: first.pointer,
          others,
          ...said(fault),
          ...fixOf(context, first, others, fault),
        });
    }
  }
  for (const dictionary of dictionaries) {
    if (!mayHold(dictionary.text)) continue;
    for (const [copy, text] of Object.entries(entriesOf(dictionary))) {
      const isInline = inlineTexts.has(copy);
      const faults = look(text, isInline);
      // An entry whose text in the document says it already is one mistake.
      if (faults.length === 0 || look(copy, isInline).length > 0) continue;
      for (const fault of faults)
        report({
          file: dictionary.path,
          pointer: pointerToken(copy),
          ...said(fault),
          ...(fault.mended ? { fix: { replace: JSON.stringify(fault.mended) } } : {}),
        });
    }
  }
}

/** Looks at what is read of a text, and says what is wrong in the text as it is written: corrected where its marks stay. */
function inReading(look: Look): Look {
  return (text) => {
    if (!mayHaveMarks(text)) return look(text);
    const faults = list(look(readingOf(text)));
    const isMended = faults.some(({ mended }) => mended !== undefined);
    const written = isMended ? list(look(text)).flatMap(({ mended }) => mended ?? []) : [];
    return faults.map(({ part, mended, ...fault }) => ({
      ...fault,
      ...(part && { part: writtenPart(text, part) }),
      mended: mended === undefined ? undefined : written.find((one) => readingOf(one) === mended),
    }));
  };
}

function holds(text: string, signs: readonly string[] | RegExp): boolean {
  return signs instanceof RegExp ? signs.test(text) : signs.some((sign) => text.includes(sign));
}

function list(faults: CopyFault | readonly CopyFault[] | undefined): readonly CopyFault[] {
  if (!faults) return [];
  return 'message' in faults ? [faults] : faults;
}

function said({ message, hint, mended, part }: CopyFault) {
  return { message, hint: mended ? `Write ${quote(mended)}.` : hint, ...(part && { part }) };
}

/** The text in every place of its document, and on the left in its dictionaries: not where other pages share the entry. */
function fixOf(
  { dictionaries, languages, page }: PageContext,
  { text }: CopyUse,
  others: readonly Place[],
  { mended }: CopyFault,
) {
  const own = [...dictionaries.values()].filter((dictionary) => Object.hasOwn(entriesOf(dictionary), text));
  const isShared = own.length < translatedLanguages(languages).length && hasWords(text);
  const isOurs = !isShared && (own.length === 0 || !page.isSite);
  const taken = [...dictionaries.values()].filter((one) => Object.hasOwn(entriesOf(one), mended ?? ''));
  // The dictionaries say already what the text is to say.
  if (
    mended &&
    own.length === 0 &&
    taken.length > 0 &&
    taken.length === translatedLanguages(languages).length
  )
    return { fix: { replace: JSON.stringify(mended), also: others } };
  if (!mended || !isOurs || taken.length > 0) return {};
  const entries = own.map(({ path }) => ({
    file: path,
    pointer: pointerToken(text),
    at: 'property' as const,
  }));
  return { fix: { replace: JSON.stringify(mended), also: [...others, ...entries] } };
}
