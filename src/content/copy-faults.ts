import type { Report } from './check';
import { type Place, pointerToken, type TextPart } from './diagnostics';
import { translatedLanguages } from './languages';
import { entriesOf, type SourceFile } from './load';
import { type CopyUse, type PageContext, quote } from './page-context';
import { hasWords } from './wording';

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
 * @param faultsOf what is wrong in a text; undefined where nothing is
 * @param dictionaries those that are looked at too
 */
export function reportCopy(
  context: PageContext,
  report: Report,
  signs: readonly string[] | RegExp,
  faultsOf: (text: string) => CopyFault | readonly CopyFault[] | undefined,
  dictionaries: Iterable<SourceFile> = context.dictionaries.values(),
): void {
  const { source } = context;
  const mayHold = (text: string | undefined) =>
    text !== undefined && (text.includes(escaped) || holds(text, signs));
  if (mayHold(source.text)) {
    const uses = new Map<string, CopyUse[]>();
    for (const use of context.copies) {
      const known = uses.get(use.text);
      if (known) known.push(use);
      else uses.set(use.text, [use]);
    }
    for (const [text, [first, ...rest]] of uses) {
      if (!first) continue;
      // A use works out its place when it is asked; a finding has its places.
      const others = rest.map(({ file, pointer }) => ({ file, pointer }));
      for (const fault of list(faultsOf(text)))
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
      const faults = list(faultsOf(text));
      // An entry whose text in the document says it already is one mistake.
      if (faults.length === 0 || list(faultsOf(copy)).length > 0) continue;
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
