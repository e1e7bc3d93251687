import type { Report } from './check';
import { type Place, pointerToken } from './diagnostics';
import { translatedLanguages } from './languages';
import { entriesOf, type SourceFile } from './load';
import { type CopyUse, type PageContext, quote } from './page-context';
import { hasWords } from './wording';

/** What is wrong in one text, and the text as it should be, where that is certain. */
export interface CopyFault {
  message: string;
  hint: string;
  mended?: string | undefined;
}

/** How the signs of a fault look where JSON escapes them: any text may hold one then. */
const escaped = '\\u';

/**
 * Reports a fault of copy once for each text: in the document, wherever the text stands there, and in each dictionary.
 *
 * @param signs one of these stands in every text with the fault: looking for them is quicker than looking at every text
 * @param faultOf what is wrong in a text; undefined where nothing is
 * @param dictionaries those that are looked at too
 */
export function reportCopy(
  context: PageContext,
  report: Report,
  signs: readonly string[],
  faultOf: (text: string) => CopyFault | undefined,
  dictionaries: Iterable<SourceFile> = context.dictionaries.values(),
): void {
  const { source } = context;
  const mayHold = (text: string | undefined) =>
    text !== undefined && (text.includes(escaped) || signs.some((sign) => text.includes(sign)));
  if (mayHold(source.text)) {
    const uses = new Map<string, CopyUse[]>();
    for (const use of context.copies) {
      const known = uses.get(use.text);
      if (known) known.push(use);
      else uses.set(use.text, [use]);
    }
    for (const [text, [first, ...others]] of uses) {
      const fault = faultOf(text);
      if (first && fault)
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
      const fault = faultOf(text);
      // An entry whose text in the document says it already is one mistake.
      if (!fault || faultOf(copy)) continue;
      const { mended } = fault;
      report({
        file: dictionary.path,
        pointer: pointerToken(copy),
        ...said(fault),
        ...(mended ? { fix: { replace: JSON.stringify(mended) } } : {}),
      });
    }
  }
}

function said({ message, hint, mended }: CopyFault): { message: string; hint: string } {
  return { message, hint: mended ? `Write ${quote(mended)}.` : hint };
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
  const isTaken = [...dictionaries.values()].some((one) => Object.hasOwn(entriesOf(one), mended ?? ''));
  if (!mended || !isOurs || isTaken) return {};
  const entries = own.map(({ path }) => ({
    file: path,
    pointer: pointerToken(text),
    at: 'property' as const,
  }));
  return { fix: { replace: JSON.stringify(mended), also: [...others, ...entries] } };
}
