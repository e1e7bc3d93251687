import {
  compareDiagnostics,
  type Diagnostic,
  type Finding,
  pointerTokens,
  type TextPart,
  withNames,
} from '../model/diagnostics';
import { listDocuments } from '../model/places';
import { grouped } from '../text/grouped';
import { editOfOwn } from './fix';
import { type ParsedText, parseText } from './parse';
import { offsetInText } from './quoted';
import { follow, type JsonNode, type Target } from './tree';

type Range = { offset: number; length: number };

export interface Located {
  finding: Finding;
  diagnostic: Diagnostic;
}

/** How many other places of a finding a report shows that has room for them. */
export const mostRelated = 20;

/**
 * Turns findings into diagnostics with line and column, in report order. Only files with findings are parsed with
 * positions, which is several times slower than JSON.parse.
 *
 * @param textOf the text of a file of the site; undefined if it does not exist
 * @param nameOf the name of a file in messages; defaults to its path within the site
 * @param most how many other places of a finding to locate
 */
export function locate(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  nameOf: (file: string) => string = (file) => file,
  most = 0,
): Diagnostic[] {
  return locateEach(findings, textOf, nameOf, most).map(({ diagnostic }) => diagnostic);
}

/** The same as `locate`, each diagnostic with its finding. */
export function locateEach(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  nameOf: (file: string) => string,
  most = 0,
): Located[] {
  // One file at a time: the texts and trees of all files would not fit into memory.
  const located = new Map<Finding, Diagnostic>();
  for (const [file, list] of grouped(findings, ({ file }) => file)) {
    const text = textOf(file) ?? '';
    // A finding with its own span needs no tree.
    const needsTree = list.some(({ pointer, span }) => pointer !== '' || !span);
    const parsed = needsTree ? parseText(text) : undefined;
    for (const finding of list) located.set(finding, place(finding, text, parsed, nameOf));
  }
  if (most > 0) relate(located, textOf, most);
  return [...located]
    .map(([finding, diagnostic]) => ({ finding, diagnostic }))
    .sort((a, b) => compareDiagnostics(a.diagnostic, b.diagnostic));
}

function relate(
  located: ReadonlyMap<Finding, Diagnostic>,
  textOf: (file: string) => string | undefined,
  most: number,
): void {
  const others = [...located].flatMap(([finding, diagnostic]) =>
    (finding.others ?? []).slice(0, most).map((place, index) => {
      const { fix: _, others: __, part: ___, ...rest } = finding;
      return { file: place.file, index, diagnostic, other: { ...rest, ...place } };
    }),
  );
  for (const [file, list] of grouped(others, (one) => one.file)) {
    const text = textOf(file) ?? '';
    const parsed = parseText(text);
    for (const { index, diagnostic, other } of list) {
      const { line, column, endLine, endColumn, pointer } = place(other, text, parsed, (name) => name);
      diagnostic.related ??= [];
      diagnostic.related[index] = { file, line, column, endLine, endColumn, pointer };
    }
  }
}

function place(
  finding: Finding,
  text: string,
  parsed: ParsedText | undefined,
  nameOf: (file: string) => string,
): Diagnostic {
  const { code, severity, file, pointer, hint, at, span, part } = finding;
  const target = parsed?.root && follow(parsed.root, pointerTokens(pointer));
  const range = span ?? (target ? shownRange(target, at, pointer) : { offset: 0, length: 0 });
  const marked = part ? partOf(text, range, part) : range;
  const start = position(text, marked.offset);
  const end = position(text, marked.offset + marked.length);
  const diagnostic: Diagnostic = {
    code,
    severity,
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    pointer,
    message: shownMessage(finding, nameOf),
  };
  if (hint !== undefined) diagnostic.hint = brief(withNames(hint, nameOf));
  const edit = editOfOwn(finding, text, parsed);
  if (edit) diagnostic.edit = edit;
  return diagnostic;
}

/** The message of a finding as it is shown. @param nameOf the name of a file in messages */
export function shownMessage(finding: Finding, nameOf: (file: string) => string): string {
  const documents = finding.namesDocuments ? listDocuments(finding) : '';
  return brief(withNames(finding.message + documents, nameOf));
}

const longestSentence = 600;

/** Shortens the middle of a long message, between words, which may quote something pasted by accident. */
function brief(text: string): string {
  if (text.length <= longestSentence) return text;
  const start = text.slice(0, 400).replace(/\s\S{0,60}$/, '');
  const end = text.slice(-150).replace(/^\S{0,60}\s/, '');
  return `${start} … ${end}`;
}

/** The range of a part of a quoted text; the whole range if it is not quoted. */
function partOf(text: string, range: Range, part: TextPart): Range {
  if (text[range.offset] !== '"') return range;
  const start = offsetInText(text, range.offset, part.offset);
  return { offset: start, length: offsetInText(text, range.offset, part.offset + part.length) - start };
}

/** The range of a finding's target; of its nearest existing parent if it does not exist. */
function shownRange(target: Target & { depth: number }, at: Finding['at'], pointer: string): Range {
  const isExact = target.depth === pointerTokens(pointer).length;
  // An unknown property without a value, or a value that does not exist: only the name can be shown.
  const shown: JsonNode = at === 'property' && isExact && target.member ? target.member.key : target.node;
  // A finding about a whole object or list is shown at its first character rather than over all of it.
  return shown.kind === 'scalar' ? shown : { offset: shown.offset, length: 1 };
}

/** Line and column of an offset, both from 1. Fast for consecutive lookups in the same text. */
export function position(text: string, offset: number): { line: number; column: number } {
  if (lines.text !== text) lines = { text, starts: lineStarts(text) };
  const { starts } = lines;
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** Line starts of the most recent text. */
let lines = { text: '', starts: [0] };

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
  return starts;
}
