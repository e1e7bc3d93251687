import {
  compareDiagnostics,
  type Diagnostic,
  type Edit,
  type Finding,
  pointerTokens,
  type TextPart,
  withNames,
} from '../model/diagnostics';
import type { JsonEdit } from '../model/json-edit';
import { grouped } from '../text/grouped';
import { cut } from './cuts';
import { EditError, editJson } from './edit';
import { parseText } from './parse';
import { offsetInText } from './quoted';
import { follow, type JsonNode, type Target } from './tree';
import { commonEnds } from './values';

type Range = { offset: number; length: number };

/** A finding with its location. */
export interface Located {
  finding: Finding;
  diagnostic: Diagnostic;
}

/**
 * Turns findings into diagnostics with line and column, in report order. Only files with findings are parsed with
 * positions, which is several times slower than JSON.parse.
 *
 * @param textOf the text of a file of the site; undefined if it does not exist
 * @param nameOf the name of a file in messages; defaults to its path within the site
 * @param mostRelated how many other places of a finding to locate
 */
export function locate(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  nameOf: (file: string) => string = (file) => file,
  mostRelated = 0,
): Diagnostic[] {
  return locateEach(findings, textOf, nameOf, mostRelated).map(({ diagnostic }) => diagnostic);
}

/** The same as `locate`, each diagnostic with its finding. */
export function locateEach(
  findings: readonly Finding[],
  textOf: (file: string) => string | undefined,
  nameOf: (file: string) => string,
  mostRelated = 0,
): Located[] {
  // One file at a time: the texts and trees of all files would not fit into memory.
  const located = new Map<Finding, Diagnostic>();
  for (const [file, list] of grouped(findings, ({ file }) => file)) {
    const text = textOf(file) ?? '';
    // A finding with its own span needs no tree.
    const needsTree = list.some(({ pointer, span }) => pointer !== '' || !span);
    const root = needsTree ? parseText(text).root : undefined;
    for (const finding of list) located.set(finding, place(finding, text, root, nameOf));
  }
  if (mostRelated > 0) relate(located, textOf, mostRelated);
  return [...located]
    .map(([finding, diagnostic]) => ({ finding, diagnostic }))
    .sort((a, b) => compareDiagnostics(a.diagnostic, b.diagnostic));
}

/** Locates the other places of findings. */
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
    const { root } = parseText(text);
    for (const { index, diagnostic, other } of list) {
      const { line, column, endLine, endColumn, pointer } = place(other, text, root, (name) => name);
      diagnostic.related ??= [];
      diagnostic.related[index] = { file, line, column, endLine, endColumn, pointer };
    }
  }
}

function place(
  finding: Finding,
  text: string,
  root: JsonNode | undefined,
  nameOf: (file: string) => string,
): Diagnostic {
  const { code, severity, file, pointer, message, hint, at, span, part, fix } = finding;
  const target = root && follow(root, pointerTokens(pointer));
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
    message: brief(withNames(message, nameOf)),
  };
  if (hint !== undefined) diagnostic.hint = brief(withNames(hint, nameOf));
  // A fix that changes several places is not a single edit.
  if (fix && 'replace' in fix) {
    if (!fix.also?.length) diagnostic.edit = { ...range, text: fix.replace };
  } else if (fix && 'texts' in fix) {
    const [only, ...others] = fix.texts;
    if (only && others.length === 0) diagnostic.edit = { ...range, text: only.replace };
  } else if (fix && 'remove' in fix && root && target?.parent) {
    const whole = follow(root, pointerTokens(pointer).slice(0, -1));
    diagnostic.edit = cut(text, fix.remove === 'list' ? whole : target);
  } else if (fix && 'edits' in fix && !fix.also?.length && target) {
    const edit = rewritten(text, target.node, fix.edits, pointer === '');
    if (edit) diagnostic.edit = edit;
  }
  return diagnostic;
}

/**
 * Combines edits inside a value into one text edit; undefined if the text has changed so that they cannot be applied.
 *
 * @param isWhole whether the value is the whole document; other findings may then change other parts of it
 */
function rewritten(
  text: string,
  { offset, length }: Range,
  edits: readonly JsonEdit[],
  isWhole: boolean,
): Edit | undefined {
  try {
    const { text: after } = editJson(text, edits);
    const edit = { offset, length, text: after.slice(offset, offset + length + after.length - text.length) };
    return isWhole ? narrowed(text, edit) : edit;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** An edit without the unchanged text at its beginning and end. */
function narrowed(before: string, { offset, length, text }: Edit): Edit {
  const old = before.slice(offset, offset + length);
  const { start, end } = commonEnds(old, text);
  return { offset: offset + start, length: length - start - end, text: text.slice(start, text.length - end) };
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
