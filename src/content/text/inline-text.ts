import type { TextPart } from './text-part';
import { unspaced } from './unspaced';

/**
 * Inline text: `**strong**`, `_emphasis_` and `[words](/route#anchor)` within a text, with `\` to escape a mark. Marks
 * do not nest, and unclosed ones are literal (docs/decisions/204).
 */

type InlineKind = 'text' | 'strong' | 'emphasis' | 'link';

/** A part of an inline text. Offsets and lengths are in UTF-16 units of the source text. */
interface InlinePart extends TextPart {
  kind: InlineKind;
  /** The text without marks. */
  text: string;
  /** Its range in the source: between the marks. */
  words: TextPart;
  /** For a link: its target, and the target's range in the source. */
  href?: string;
  target?: TextPart;
}

/** A text without any of these characters is plain. */
const mark = /[\\*_[]/;
const escapable = '\\*_[]()!';
const letter = '[\\p{L}\\p{N}\\p{M}]';
/**
 * An underscore between letters or digits belongs to a name, but for scripts without spaces between words. Emphasis may stand behind
 * prefixes of Arabic and Hebrew, and before particles of Korean.
 */
const endsInWord = new RegExp(
  `(?![${unspaced}\\p{Script_Extensions=Arabic}\\p{Script=Hebrew}])${letter}$`,
  'u',
);
const goesOnInWord = new RegExp(`^(?![${unspaced}\\p{Script=Hangul}])${letter}`, 'u');
const endsInLetter = new RegExp(`${letter}$`, 'u');
const beginsWithLetter = new RegExp(`^${letter}`, 'u');

/** Whether emphasis that starts between two texts would start within a word, where an underscore is no mark. */
export function startsWithinWord(before: string, after: string): boolean {
  return endsInWord.test(before.slice(-2)) && beginsWithLetter.test(after);
}

/** Whether emphasis that ends between two texts would end within a word. */
export function endsWithinWord(before: string, after: string): boolean {
  return endsInLetter.test(before.slice(-2)) && goesOnInWord.test(after.slice(0, 2));
}

/** Whether a text may have marks; otherwise it is plain. */
export function mayHaveMarks(text: string): boolean {
  return mark.test(text);
}

/** The parts of a text, in order and without gaps. Never fails: malformed marks are plain text. */
export function parseInline(text: string): readonly InlinePart[] {
  if (text === '') return [];
  if (!mark.test(text)) return [plainPart(text, 0, text.length)];
  const parts: InlinePart[] = [];
  let plainFrom = 0;
  let at = 0;
  /** Marks without a closing counterpart. */
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

/** The length of an indivisible unit: an escape, a run of the same mark, an unsupported image, or a character. */
function unitAt(text: string, at: number): number {
  if (isEscape(text, at) || text.startsWith('![', at)) return 2;
  return runAt(text, at) || 1;
}

function isEscape(text: string, at: number): boolean {
  return text[at] === '\\' && at + 1 < text.length && escapable.includes(text.charAt(at + 1));
}

/** The length of a run of the same mark; 0 if there is none. */
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
  if (sign === '_' && endsInWord.test(text.slice(Math.max(0, at - 2), at))) return undefined;
  const start = at + size;
  for (let end = start; end < text.length; end += unitAt(text, end)) {
    if (end === start || runAt(text, end) !== size || text[end] !== sign) continue;
    if (/\s/.test(text.charAt(end - 1))) continue;
    if (sign === '_' && goesOnInWord.test(text.slice(end + 1, end + 3))) continue;
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
  return { kind, text: unescaped(written(text, words)), offset, length: end - offset, words };
}

function plainPart(text: string, offset: number, end: number): InlinePart {
  return marked('text', text, offset, { offset, length: end - offset }, end);
}

function unescaped(written: string): string {
  return written.includes('\\') ? written.replaceAll(/\\([\\*_[\]()!])/g, '$1') : written;
}

/** The links of an inline text: where they lead, and where that stands in it. */
export function linksIn(text: string): { href: string; target: TextPart }[] {
  return parseInline(text).flatMap(({ href, target }) =>
    href === undefined || !target ? [] : { href, target },
  );
}

/** The plain text of an inline text, without its marks. */
export function readingOf(text: string): string {
  if (!mark.test(text)) return text;
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}

/** Escapes a plain text, so that it is read literally. */
export function escapeInline(text: string): string {
  return readingOf(text) === text && !/!$/.test(text) ? text : text.replaceAll(/[\\*_[\]]|!$/g, '\\$&');
}

/** Escapes the target of a link for its parentheses. */
function escapeTarget(href: string): string {
  return href.replaceAll(/\\(?=[\\*_[\]()!]|$)|[()\]]/g, '\\$&');
}

/** Replaces the targets of links. All other characters stay as written. */
export function withLinks(text: string, targetOf: (href: string) => string | undefined): string {
  const targets = linksIn(text).map(({ href, target }) => {
    const meant = targetOf(href);
    return meant === undefined || meant === href ? written(text, target) : escapeTarget(meant);
  });
  return withTargets(text, targets);
}

/** Replaces the targets of links by others, as written. */
function withTargets(text: string, targets: readonly string[]): string {
  let replaced = text;
  for (const [index, { target }] of [...linksIn(text).entries()].toReversed())
    replaced =
      replaced.slice(0, target.offset) + targets[index] + replaced.slice(target.offset + target.length);
  return replaced;
}

function written(text: string, { offset, length }: TextPart): string {
  return text.slice(offset, offset + length);
}

/**
 * Changes the words of an inline text. What changes them does not see where links lead, so that it cannot change that.
 *
 * @returns each text that it makes, but for those in which a link came or went
 */
export function mendWords(text: string, change: (text: string) => readonly string[]): string[] {
  const targets = linksIn(text).map(({ target }) => written(text, target));
  const hidden = targets.map(() => '#');
  return change(withTargets(text, hidden)).flatMap((changed) => {
    const left = linksIn(changed).map(({ target }) => written(changed, target));
    return left.join() === hidden.join() ? withTargets(changed, targets) : [];
  });
}

/**
 * Maps a range of the plain text to the source text.
 *
 * @returns from its first to its last character, including marks in between
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
