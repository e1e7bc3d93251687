import { attempt } from '../text/attempt';
import type { TextReader } from './reader';
import { closingQuotes, colons, commas, singleQuotes } from './signs';
import type { ScalarNode } from './tree';

/**
 * The continuation lines of a string, up to its closing quote: they begin with a word, and the quote is followed by
 * what may follow a value. Lines that begin with punctuation belong to the document, so the string was not closed.
 */
const lines = String.raw`(?:\r?\n(?:[^\S\n]*\n)*[^\S\n]*[^\s"{}[\]\\/#](?:\\.|[^"\\\n])*)+"`;
const restOfValue = new RegExp(String.raw`${lines}(?=[^\S\n]*(?:[,}\]\n]|$))`, 'y');
const restOfName = new RegExp(String.raw`${lines}(?=[^\S\n]*:)`, 'y');

/** Reads a string in double quotes. @param endOfFile called when it is not closed */
export function readQuoted(reader: TextReader, isName: boolean, endOfFile: () => never): ScalarNode {
  const offset = reader.at++;
  for (;;) {
    const character = reader.char;
    if (character === '') endOfFile();
    if (character === '"') {
      if (!isName && reader.isBroken && closeBeforeName(reader, offset)) break;
      reader.at++;
      if (!isName && reader.isBroken && isInnerQuote(reader)) continue;
      break;
    }
    if (character === '\n' || (character === '\r' && reader.text[reader.at + 1] === '\n')) {
      if (isContinued(reader, isName ? restOfName : restOfValue)) continue;
      closeHere(reader, offset);
      break;
    }
    if (character === '\\') readEscape(reader);
    else if (character < ' ') {
      const fixes: Record<string, string> = { '\t': ' ', '\r': ' ' };
      reader.fault('control', reader.at++, 1, fixes[character] ?? '');
    } else reader.at++;
  }
  return { kind: 'scalar', offset, length: reader.at - offset, value: decode(reader, offset) };
}

const comma = new RegExp(`^[,${commas}]`);

/** Whether the quote just read is part of the string: more text and another quote follow on the line. */
function isInnerQuote(reader: TextReader): boolean {
  const rest = reader.restOfLine();
  const next = rest.trimStart();
  const behindComma = comma.test(next) ? next.slice(1).trimStart() : undefined;
  if (!next.includes('"') || /^([}\];"{[/]|[\w$-]+"\s*:\s*(["{[\d-]|true|false|null))/.test(next))
    return false;
  if (behindComma !== undefined && /^($|[",{[\d/-]|true|false|null|[\w$-]+"?\s*:)/.test(behindComma))
    return false;
  reader.fault('innerQuote', reader.at - 1, 1, '\\"');
  // The last quote of the line ends the string; quotes in between are the same mistake.
  reader.at += rest.lastIndexOf('"');
  return true;
}

/** Whether the string continues on the next lines; these are then one mistake, fixed by joining them. */
function isContinued(reader: TextReader, continuation: RegExp): boolean {
  continuation.lastIndex = reader.at;
  const rest = continuation.exec(reader.text)?.[0].slice(0, -1);
  if (rest === undefined) return false;
  const start = reader.before(reader.at);
  const end = reader.at + rest.length;
  reader.fault('lineBreak', start, end - start, rest.trimEnd().replace(/\s*\n\s*/g, ' '));
  reader.at = end;
  return true;
}

/** Whether the quote opens the next name, so that this string lacks its own before the comma: `"Home, "href": …`. */
function closeBeforeName(reader: TextReader, offset: number): boolean {
  const isNext = reader.isName() && reader.text[reader.before(reader.at) - 1] === ',';
  if (isNext) closeHere(reader, offset);
  return isNext;
}

/** The string has no closing quote: adds it before a comma, and before the brackets that close what the line opened. */
function closeHere(reader: TextReader, offset: number): void {
  const text = reader.text.slice(offset, reader.at).trimEnd();
  const closing = `(?:\\s*[}\\]]){0,${reader.openedInLine(offset)}}`;
  reader.at = offset + text.search(new RegExp(`${closing}(?:\\s*,)?$`));
  reader.fault('unclosedText', reader.at, 0, '"');
}

function readEscape(reader: TextReader): void {
  const sequence = /^\\(["\\/bfnrt]|u[\da-fA-F]{4})/.exec(reader.text.slice(reader.at, reader.at + 6));
  if (sequence) {
    reader.at += sequence[0].length;
    return;
  }
  const next = /^[^\r\n]?/.exec(reader.text[reader.at + 1] ?? '')?.[0] ?? '';
  reader.fault('escape', reader.at, 1 + next.length, withoutEscape(next));
  reader.at++;
}

/**
 * What was meant by a backslash before a character that JSON does not escape. A sign needs none, as in `Don\'t` of other languages; before a
 * letter it belongs to the text, as in a path; before a mark or a space it may be either, so there is no fix.
 */
function withoutEscape(next: string): string | undefined {
  if (/^[\s*_[\]()!]/.test(next)) return undefined;
  return next === '' || /[\p{L}\p{N}]/u.test(next) ? `\\\\${next}` : next;
}

function decode(reader: TextReader, offset: number): string {
  const raw = reader.text.slice(offset, reader.at);
  return attempt(() => JSON.parse(raw), raw.replace(/^"|"$/g, ''));
}

const isSingleQuote = new RegExp(`^[${singleQuotes}]`);
const closed = new RegExp(`^.[^\\n]*?[${closingQuotes}](?=\\s*([,:}\\]${commas}${colons}]|$))`);
const outerQuote = new RegExp(`[${closingQuotes}]$`);

/** Reads a string in quotes that JSON does not allow. */
export function readWrongQuotes(reader: TextReader): ScalarNode {
  const offset = reader.at;
  const line = reader.restOfLine();
  const end = closed.exec(line)?.[0] ?? line.replace(/,$/, '');
  reader.at += end.length;
  const content = end.slice(1).replace(outerQuote, '');
  reader.fault(
    isSingleQuote.test(end) ? 'singleQuotes' : 'smartQuotes',
    offset,
    end.length,
    JSON.stringify(content),
  );
  return { kind: 'scalar', offset, length: end.length, value: content };
}

/**
 * The document offset of a character in a quoted string.
 *
 * @param offset of the opening quote
 * @param index of the character in the unescaped string, in UTF-16 units; its length for the closing quote
 */
export function offsetInText(document: string, offset: number, index: number): number {
  let at = offset + 1;
  for (let count = 0; count < index && document[at] !== '"' && at < document.length; count++) {
    if (document[at] !== '\\') at++;
    else at += document[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}
