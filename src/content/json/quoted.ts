import { attempt } from '../text/attempt';
import type { TextReader } from './reader';
import { closingBrackets, closingQuotes, colons, commas, doubleQuotes, singleQuotes } from './signs';
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
      if (reader.isBroken && readInnerQuotes(reader, offset, isName)) continue;
      reader.at++;
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

const space = String.raw`[^\S\n]*`;
const valueStart = String.raw`(?:["{[\d-]|true|false|null)`;
/** What follows the quote that ends a text: nothing on its line, a sign of the document, or what may come next without one. */
const endOfText = new RegExp(
  [
    String.raw`[^"\n]*(?:\n|$)`,
    `${space}[${closingBrackets};{[/]`,
    String.raw`${space}[,${commas}]${space}(?:\n|$|[,/${singleQuotes}${doubleQuotes}]|${valueStart}|[\w$-]+\s*:|[^"\\\n]*"\s*:)`,
    String.raw`${space}[\w$-]+"\s*:\s*${valueStart}`,
    String.raw`${space}"(?:[^"\\\n]|\\.)*"\s*:`,
    String.raw`${space}\.${space}"(?:[^"\\\n]|\\.)*"\s*[,:\]]`,
    String.raw`(?:[^\S\n]+|(?<!\s"))"(?![\s,}\]]|$)`,
  ].join('|'),
  'y',
);

const endOfName = new RegExp(`${space}(?:[:${colons}]|->)`, 'y');

/** The quotes inside a text, beginning with one that may end it. @param end what follows the quote that does */
function innerQuotes({ text, at }: TextReader, end: RegExp): number[] {
  const quotes: number[] = [];
  const signs = /\\.|["\n]/g;
  signs.lastIndex = at;
  for (let sign = signs.exec(text); sign && sign[0] !== '\n'; sign = signs.exec(text)) {
    if (sign[0] !== '"') continue;
    end.lastIndex = signs.lastIndex;
    if (end.test(text)) return quotes;
    quotes.push(sign.index);
  }
  return [];
}

/**
 * Whether each quote in a text has its counterpart or needs none: behind a figure it stands for inches, within a Hebrew word for an
 * abbreviation.
 *
 * @param start of the text, behind its opening quote
 */
function arePaired(text: string, quotes: readonly number[], start: number): boolean {
  let isOpen = false;
  for (const at of quotes) {
    const [before, after] = [at === start ? ' ' : text.charAt(at - 1), text.charAt(at + 1)];
    const isAbbreviation = /^\p{Script=Hebrew}"\p{Script=Hebrew}/u.test(text.slice(at - 1, at + 2));
    const isSize = !/^(?:[,:;]|(?!x[ \d])\p{L})/u.test(text.slice(at + 1, at + 3));
    const isAlone = /\p{Nd}/u.test(before) ? isSize : isAbbreviation;
    // Where words stand without spaces, a quote may open behind a letter; those scripts have no capitals.
    const opens =
      !/[\p{Lu}\p{Ll}\p{M}]/u.test(before) &&
      (/\s/.test(before) || !/\s/.test(after)) &&
      !/[",:;)\]}]/.test(after);
    if (isOpen) isOpen = false;
    else if (!isAlone && !opens) return false;
    else isOpen = !isAlone;
  }
  return !isOpen;
}

const wordAndComma = new RegExp(String.raw`(?<!\d)"${space}[,${commas}]`, 'y');
const beforeWord = new RegExp(String.raw`"${space}(?!true|false|null)\p{L}`, 'uy');

/**
 * Reads quotes inside a text, which are one mistake, if the quote here is one. A quote without its counterpart may as well be a sign
 * of another mistake: nothing is certain then up to the last quote of the line.
 *
 * @param offset of the opening quote
 */
function readInnerQuotes(reader: TextReader, offset: number, isName: boolean): boolean {
  const { text } = reader;
  const quotes = innerQuotes(reader, isName ? endOfName : endOfText);
  const [first, last] = [quotes[0], quotes.at(-1)];
  if (first === undefined || last === undefined) return false;
  const startsWith = (pattern: RegExp) => {
    pattern.lastIndex = first;
    return pattern.test(text);
  };
  const areCertain = arePaired(text, quotes, offset + 1);
  // In `"a" "b", "c": 1` a colon is missing, and in `["a", b", "c"]` the quote before the second text.
  if (isName ? !areCertain && !startsWith(beforeWord) : first === last && startsWith(wordAndComma))
    return false;
  if (areCertain) {
    const inner = text.slice(first, last + 1);
    reader.fault(
      'innerQuote',
      first,
      inner.length,
      inner.replace(/\\.|"/g, (sign) => (sign === '"' ? '\\"' : sign)),
    );
    reader.at = last + 1;
  } else {
    reader.at = isName ? last + 1 : text.lastIndexOf('"', reader.endOfLine);
    const isEndOfLine = /^",?$/.test(reader.restOfLine());
    reader[isEndOfLine ? 'fault' : 'structural']('innerQuote', first, 1);
  }
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

const nameAndValue = new RegExp(String.raw`"[\w$-]+"\s*:\s*${valueStart}`, 'y');

/**
 * Whether the quote opens the next name, so that this string lacks its own before the comma, `"Home, "href": …`, or with the comma,
 * `"Home "href": …`.
 */
function closeBeforeName(reader: TextReader, offset: number): boolean {
  const before = reader.text.slice(offset + 1, reader.at);
  nameAndValue.lastIndex = reader.at;
  const isNext =
    (reader.isName() && /\S\s*,\s*(?:\{\s*)?$/.test(before)) ||
    (/\S\s+$/.test(before) && nameAndValue.test(reader.text));
  if (isNext) closeHere(reader, offset);
  return isNext;
}

/** The string has no closing quote: adds it before a comma, and before the brackets that close what the line opened. */
function closeHere(reader: TextReader, offset: number): void {
  const text = reader.text.slice(offset, reader.at).trimEnd();
  const closing = `(?:\\s*[}\\]]){0,${reader.openedInLine(offset)}}`;
  reader.at = offset + text.search(new RegExp(`${closing}(?:\\s*,(?:\\s*\\{)?)?$`));
  const [before, last] = [reader.text.slice(offset + 1, reader.at - 1), reader.text.charAt(reader.at - 1)];
  // Its quote was typed on another keyboard, unless it ends a quotation.
  if (/[\u201d\u300d\u300f\uff02]/.test(last) && !/[\u201c-\u201e\u300c-\u300f\uff02]/.test(before)) {
    reader.fault('smartQuotes', reader.at - 1, 1, '"');
    return;
  }
  // In `",` the comma may be the whole text.
  reader.fault('unclosedText', reader.at, 0, reader.at > offset + 1 ? '"' : undefined);
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
const closed = new RegExp(
  `^.[^\\n]*?(?<!\\\\)[${closingQuotes}](?=\\s*([,:${closingBrackets}${commas}${colons}]|$))`,
);
const outerQuote = new RegExp(`[${closingQuotes}]$`);

/** Reads a string in quotes that JSON does not allow. */
export function readWrongQuotes(reader: TextReader): ScalarNode {
  const offset = reader.at;
  const line = reader.restOfLine();
  const end = closed.exec(line)?.[0] ?? line.replace(/,$/, '');
  reader.at += end.length;
  const content = end.slice(1).replace(outerQuote, '');
  // Escapes mean what they mean in JSON, where only the other quote needs one.
  const written = content.replace(/\\(['’])|\\.|"/g, (sign, quote) => quote ?? (sign === '"' ? '\\"' : sign));
  const value = attempt((): string => JSON.parse(`"${written}"`), content);
  reader.fault(
    isSingleQuote.test(end) ? 'singleQuotes' : 'smartQuotes',
    offset,
    end.length,
    JSON.stringify(value),
  );
  return { kind: 'scalar', offset, length: end.length, value };
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
