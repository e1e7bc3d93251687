import type { TextPart } from './text-part';

/**
 * Inline text: `**strong**`, `_emphasis_` and `[words](/route#anchor)` inside of one text, and `\` before a sign that is meant as
 * itself. Marks do not stand inside of marks, and what is not closed stands as it is (docs/decisions/204).
 */

export type InlineKind = 'text' | 'strong' | 'emphasis' | 'link';

/** One part of an inline text. Offsets and lengths are in UTF-16 units of the text as it is written. */
export interface InlinePart extends TextPart {
  kind: InlineKind;
  /** What is read, without marks. */
  text: string;
  /** Where that is written: between the marks. */
  words: TextPart;
  /** Of a link: where it leads, and where that is written. */
  href?: string;
  target?: TextPart;
}

/** What a text without any of these says is what it says. */
const mark = /[\\*_[]/;
const escapable = '\\*_[]()!';
/** Letters and digits of scripts that put spaces between words: an underscore between two of them belongs to a name. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const letterAtEnd = new RegExp(`(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]$`, 'u');
const letterAtStart = new RegExp(`^(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]`, 'u');

/** Whether a text may have marks: one that has not is read as it is written. */
export function mayHaveMarks(text: string): boolean {
  return mark.test(text);
}

/** The parts of a text, in their order and without a gap. Every text has some: what is not well marked is plain. */
export function parseInline(text: string): readonly InlinePart[] {
  if (text === '') return [];
  if (!mark.test(text)) return [plainPart(text, 0, text.length)];
  const parts: InlinePart[] = [];
  let plainFrom = 0;
  let at = 0;
  /** Marks of which no closing one follows. */
  const open = new Set<string>();
  while (at < text.length) {
    const part = partAt(text, at, open);
    if (part) {
      if (plainFrom < at) parts.push(plainPart(text, plainFrom, at));
      parts.push(part);
      at += part.length;
      plainFrom = at;
    } else at += unitAt(text, at);
  }
  if (plainFrom < text.length) parts.push(plainPart(text, plainFrom, text.length));
  return parts;
}

/** How many units belong together: an escape, a run of the same mark, an image that is none, a character. */
function unitAt(text: string, at: number): number {
  if (isEscape(text, at) || text.startsWith('![', at)) return 2;
  return runAt(text, at) || 1;
}

function isEscape(text: string, at: number): boolean {
  return text[at] === '\\' && at + 1 < text.length && escapable.includes(text.charAt(at + 1));
}

/** How often the same mark stands here; 0 where none does. */
function runAt(text: string, at: number): number {
  const sign = text.charAt(at);
  if (sign !== '*' && sign !== '_') return 0;
  let end = at + 1;
  while (text[end] === sign) end++;
  return end - at;
}

function partAt(text: string, at: number, open: Set<string>): InlinePart | undefined {
  const sign = text[at];
  if (sign === '[') return linkAt(text, at);
  if (sign !== '*' && sign !== '_') return undefined;
  const size = sign === '*' ? 2 : 1;
  if (runAt(text, at) !== size || open.has(sign) || /^(?:\s|$)/.test(text.slice(at + size, at + size + 1)))
    return undefined;
  if (sign === '_' && letterAtEnd.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  const start = at + size;
  for (let end = start; end < text.length; end += unitAt(text, end)) {
    if (end === start || runAt(text, end) !== size || text[end] !== sign) continue;
    if (/\s/.test(text.charAt(end - 1))) continue;
    if (sign === '_' && letterAtStart.test(text.slice(end + 1, end + 3))) continue;
    const kind = sign === '*' ? 'strong' : 'emphasis';
    return marked(kind, text, at, { offset: start, length: end - start }, end + size);
  }
  open.add(sign);
  return undefined;
}

function linkAt(text: string, at: number): InlinePart | undefined {
  let end = at + 1;
  while (end < text.length && text[end] !== ']' && text[end] !== '[') end += isEscape(text, end) ? 2 : 1;
  const words = { offset: at + 1, length: end - at - 1 };
  if (!text.startsWith('](', end) || text.slice(words.offset, end).trim() === '') return undefined;
  const from = end + 2;
  let depth = 0;
  for (let to = from; to < text.length && !text.startsWith('](', to); to += isEscape(text, to) ? 2 : 1) {
    if (text[to] === '(') depth++;
    if (text[to] !== ')' || depth-- > 0) continue;
    const target = { offset: from, length: to - from };
    return {
      ...marked('link', text, at, words, to + 1),
      href: unescaped(text.slice(from, to)),
      target,
    };
  }
  return undefined;
}

function marked(kind: InlineKind, text: string, offset: number, words: TextPart, end: number): InlinePart {
  const written = text.slice(words.offset, words.offset + words.length);
  return { kind, text: unescaped(written), offset, length: end - offset, words };
}

function plainPart(text: string, offset: number, end: number): InlinePart {
  return marked('text', text, offset, { offset, length: end - offset }, end);
}

function unescaped(written: string): string {
  return written.includes('\\') ? written.replaceAll(/\\([\\*_[\]()!])/g, '$1') : written;
}

/** What is read of a text, without its marks; the text itself where it has none. */
export function readingOf(text: string): string {
  if (!mark.test(text)) return text;
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}

/** A text that reads as `text` does, whatever signs it holds. */
export function escapeInline(text: string): string {
  return readingOf(text) === text && !/!$/.test(text) ? text : text.replaceAll(/[\\*_[\]]|!$/g, '\\$&');
}

/** Where a link leads, as it is written between its parentheses. */
export function escapeTarget(href: string): string {
  return href.replaceAll(/\\(?=[\\*_[\]()!]|$)|[()\]]/g, '\\$&');
}

/** Parts as a text: parsed again, it has the same ones. */
export function printInline(parts: readonly Pick<InlinePart, 'kind' | 'text' | 'href'>[]): string {
  const all = (written: (text: string) => string) =>
    parts
      .map(({ kind, text, href = '' }) => {
        if (kind === 'strong') return `**${written(text)}**`;
        if (kind === 'emphasis') return `_${written(text)}_`;
        return kind === 'link' ? `[${written(text)}](${escapeTarget(href)})` : written(text);
      })
      .join('');
  const short = all(escapeInline);
  const said = (text: string) =>
    JSON.stringify(parseInline(text).map(({ kind, text, href }) => [kind, text, href]));
  const isSame = said(short) === JSON.stringify(parts.map(({ kind, text, href }) => [kind, text, href]));
  return isSame ? short : all((text) => text.replaceAll(/[\\*_[\]]|!$/g, '\\$&'));
}

/** A text with its links leading elsewhere. Every other unit of it stays as it is written. */
export function withLinks(text: string, targetOf: (href: string) => string | undefined): string {
  let written = text;
  for (const { href, target } of parseInline(text).toReversed()) {
    const meant = href === undefined ? undefined : targetOf(href);
    if (meant === undefined || meant === href || !target) continue;
    written =
      written.slice(0, target.offset) + escapeTarget(meant) + written.slice(target.offset + target.length);
  }
  return written;
}

/**
 * A part of what is read, as it is written.
 *
 * @returns from the first of its characters to the last, with the marks between them
 */
export function writtenPart(text: string, { offset, length }: TextPart): TextPart {
  if (!mark.test(text)) return { offset, length };
  const places: number[] = [];
  for (const { words } of parseInline(text)) {
    const end = words.offset + words.length;
    for (let at = words.offset; at < end; at++) places.push(isEscape(text, at) ? at++ : at);
  }
  const start = places[offset] ?? text.length;
  const last = length > 0 ? places[offset + length - 1] : undefined;
  if (last === undefined) return { offset: start, length: 0 };
  return { offset: start, length: last - start + (isEscape(text, last) ? 2 : 1) };
}
