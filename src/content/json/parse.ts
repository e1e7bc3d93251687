import { type FaultName, faults, type SyntaxFault } from './faults';
import type { ArrayNode, JsonNode, Member, ObjectNode, ScalarNode } from './tree';

/** What a text holds: the tree as far as it can be understood, what is wrong with it, and names that stand twice. */
export interface ParsedText {
  root: JsonNode | undefined;
  faults: SyntaxFault[];
  duplicates: { first: Member; second: Member }[];
}

/** No document needs more levels; deeper ones would only exhaust the stack of whoever walks them. */
export const maxDepth = 64;

/** Faults of the characters themselves. All others follow from each other once the nesting is unclear. */
const lexical = new Set<FaultName>([
  'unclosedText',
  'smartQuotes',
  'singleQuotes',
  'comment',
  'escape',
  'control',
]);
const space = new Set([' ', '\t', '\n', '\r', '\u00a0']);
const closers = new Set([',', '}', ']']);
const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const namePattern = /^[\w$-]+/;

/**
 * Reads a text as JSON and goes on after every mistake, so that all of them are found, each at the place where the
 * editor must type. For reading what is valid, `JSON.parse` is several times as fast; this is for places and mistakes.
 */
export function parseText(text: string): ParsedText {
  return new Parser(text, !isJson(text)).document();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Thrown to give up on a text; what was found until then counts. */
class Stop extends Error {}

class Parser {
  readonly #text: string;
  readonly #isBroken: boolean;
  readonly #faults: SyntaxFault[] = [];
  readonly #duplicates: ParsedText['duplicates'] = [];
  readonly #open: ('object' | 'array')[] = [];
  #at = 0;
  /** Where the last value or name ended: what is missing belongs there. */
  #end = 0;
  #isNestingUnclear = false;
  /** A container ended without its sign, behind a comma that belongs to its parent. */
  #hasComma = false;

  /**
   * @param isBroken whether anything is wrong: only then may the parser guess from the look of the text, how far its lines
   * are indented for instance
   */
  constructor(text: string, isBroken: boolean) {
    this.#text = text;
    this.#isBroken = isBroken;
  }

  document(): ParsedText {
    let root: JsonNode | undefined;
    try {
      root = this.#document();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return { root, faults: this.#faults, duplicates: this.#duplicates };
  }

  #document(): JsonNode | undefined {
    if (this.#text.startsWith('\ufeff')) {
      this.#fault('byteOrderMark', 0, 1);
      this.#at = 1;
    }
    if (this.#text.slice(this.#at).trim() === '') {
      if (this.#faults.length === 0) this.#fault('empty', 0);
      return undefined;
    }
    if (this.#text.startsWith('\ufffd') || this.#text.includes('\0')) this.#stop('encoding', 0, 1);
    const conflict = /^(<{7} |={7}\r?$|>{7} )/m.exec(this.#text);
    if (conflict) this.#stop('conflict', conflict.index, 7);
    this.#skipSpace();
    const root = this.#isName() ? this.#missingBrace() : this.#value();
    this.#skipSpace();
    if (this.#at < this.#text.length) {
      const isClosing = closers.has(this.#char);
      this.#structural(
        isClosing ? 'extraClosing' : 'extraText',
        this.#at,
        isClosing ? 1 : this.#restOfLine().length,
      );
    }
    return root;
  }

  get #char(): string {
    return this.#text[this.#at] ?? '';
  }

  #is(character: string): boolean {
    return this.#text[this.#at] === character;
  }

  #fault(name: FaultName, offset: number, length = 0, fix?: string): void {
    if (this.#isNestingUnclear && !lexical.has(name)) return;
    const fault: SyntaxFault = { span: { offset, length }, ...faults[name] };
    if (fix !== undefined) fault.fix = fix;
    this.#faults.push(fault);
  }

  /** A fault of the nesting: reported once, because whatever follows may be its consequence. */
  #structural(name: FaultName, offset: number, length = 0): void {
    this.#fault(name, offset, length);
    this.#isNestingUnclear = true;
  }

  #stop(name: FaultName, offset: number, length = 0): never {
    this.#structural(name, offset, length);
    throw new Stop();
  }

  #endOfFile(): never {
    const last = this.#text.trimEnd();
    if (this.#open.length === 1 && /[}\]"]$/.test(last)) {
      this.#stop(this.#open[0] === 'object' ? 'missingBrace' : 'missingBracket', last.length);
    }
    this.#stop('truncated', last.length);
  }

  #skipSpace(): void {
    for (;;) {
      while (space.has(this.#char)) this.#at++;
      const comment = /^(\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)|#[^\n]*)/.exec(
        this.#char === '/' || this.#char === '#' ? this.#text.slice(this.#at) : '',
      );
      if (!comment) return;
      this.#fault('comment', this.#at, comment[0].length);
      this.#at += comment[0].length;
    }
  }

  #restOfLine(from = this.#at): string {
    const end = this.#text.indexOf('\n', from);
    return this.#text.slice(from, end < 0 ? this.#text.length : end).trimEnd();
  }

  /** How far the line is indented that begins with what stands here; undefined when other things stand before. */
  #indent(offset: number): number | undefined {
    if (!this.#isBroken) return undefined;
    const start = this.#text.lastIndexOf('\n', offset - 1) + 1;
    return this.#text.slice(start, offset).trim() === '' ? offset - start : undefined;
  }

  /** Where a missing sign belongs: on the empty line that was left for it, before the comma, or behind what ended last. */
  #gap(): number {
    const comma = this.#text.slice(this.#end, this.#at).indexOf(',');
    return comma >= 0 ? this.#end + comma : (this.#emptyLine() ?? this.#end);
  }

  #emptyLine(): number | undefined {
    const between = this.#text.slice(this.#end, this.#at);
    const emptyLine = /\n[ \t]+(?=\r?\n)/.exec(between);
    return emptyLine ? this.#end + emptyLine.index + emptyLine[0].length : undefined;
  }

  #lineIndent(offset: number): number {
    const start = this.#text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.#text.slice(start))?.[0].length ?? 0;
  }

  /** Whether a name and its colon stand here. */
  #isName(): boolean {
    return this.#char === '"' && /^"(?:[^"\\\n]|\\.)*"\s*:/.test(this.#text.slice(this.#at, this.#at + 400));
  }

  #missingBrace(): ObjectNode {
    this.#structural('missingOpenBrace', this.#emptyLine() ?? this.#at);
    return this.#members(this.#at);
  }

  #value(): JsonNode | undefined {
    if (this.#open.length >= maxDepth) this.#stop('tooDeep', this.#at, 1);
    const node = this.#anyValue();
    if (!this.#hasComma) this.#end = this.#at;
    return node;
  }

  #anyValue(): JsonNode | undefined {
    switch (this.#char) {
      case '{':
        return this.#members(this.#at++);
      case '[':
        return this.#items(this.#at++);
      case '"':
        return this.#string(false);
      case "'":
      case '“':
      case '”':
      case '‘':
        return this.#wrongQuotes();
      default:
        return this.#bareText();
    }
  }

  #members(offset: number): ObjectNode {
    const node: ObjectNode = { kind: 'object', offset, length: 0, members: [] };
    const seen = new Map<unknown, Member>();
    this.#open.push('object');
    let nameIndent: number | undefined;
    for (;;) {
      this.#skipSpace();
      if (this.#at >= this.#text.length) this.#endOfFile();
      if (this.#char === '}') {
        const outer = this.#indent(this.#at);
        if (outer !== undefined && outer < this.#lineIndent(offset) && this.#open.length > 1) {
          // A sign further to the left than this object began closes what is around it.
          this.#structural('missingBrace', this.#gap());
          break;
        }
        this.#at++;
        break;
      }
      if (this.#char === ',') {
        this.#fault('extraComma', this.#at++, 1);
        continue;
      }
      if (this.#char === ']') {
        const last = node.members.at(-1)?.value;
        if (last && this.#indent(last.offset) !== undefined) {
          this.#structural('missingOpenBracket', this.#text.slice(0, last.offset).trimEnd().length);
          this.#at++;
          this.#separator('object');
          continue;
        }
        if (this.#isExtraClosing(offset, 'array')) continue;
        this.#structural('missingBrace', this.#gap());
        break;
      }
      if (this.#char === '{' || this.#char === '[') {
        const parentIsArray = this.#open.at(-2) === 'array';
        const isSibling = parentIsArray && (this.#indent(this.#at) ?? 0) <= this.#lineIndent(offset);
        const last = node.members.at(-1)?.value;
        if (isSibling || !last) {
          if (!parentIsArray) {
            this.#structural('character', this.#at, 1);
            this.#value();
            continue;
          }
          this.#structural('missingBrace', this.#gap());
          this.#hasComma = true;
          break;
        }
        this.#structural('missingOpenBracket', this.#text.slice(0, last.offset).trimEnd().length);
        this.#items(last.offset);
        this.#separator('object');
        continue;
      }
      const indent = this.#indent(this.#at);
      if (indent !== undefined && nameIndent !== undefined && indent < nameIndent && this.#open.length > 1) {
        // A name further to the left than the others belongs to what is around this object.
        this.#structural('missingBrace', this.#gap());
        this.#hasComma = true;
        break;
      }
      nameIndent ??= indent;
      const member = this.#member();
      if (!member) continue;
      const first = seen.get(member.key.value);
      if (first) this.#duplicates.push({ first, second: member });
      else seen.set(member.key.value, member);
      node.members.push(member);
      this.#separator('object');
    }
    this.#open.pop();
    node.length = this.#at - offset;
    return node;
  }

  #items(offset: number): ArrayNode {
    const node: ArrayNode = { kind: 'array', offset, length: 0, items: [] };
    this.#open.push('array');
    for (;;) {
      this.#skipSpace();
      if (this.#at >= this.#text.length) this.#endOfFile();
      if (this.#char === ']') {
        this.#at++;
        break;
      }
      if (this.#char === ',') {
        this.#fault('extraComma', this.#at++, 1);
        continue;
      }
      if (this.#char === '}') {
        if (this.#isExtraClosing(offset, 'object')) continue;
        this.#structural('missingBracket', this.#gap());
        break;
      }
      let item: JsonNode | undefined;
      if (this.#isName()) {
        // As far to the left as the list itself, or behind plain entries, it is the next property of what is around.
        const isOutside = (this.#indent(this.#at) ?? Number.POSITIVE_INFINITY) <= this.#lineIndent(offset);
        if (isOutside || (node.items.length > 0 && node.items.every(({ kind }) => kind === 'scalar'))) {
          this.#structural('missingBracket', this.#gap());
          this.#hasComma = true;
          break;
        }
        item = this.#missingBrace();
      } else {
        item = this.#value();
      }
      if (item) node.items.push(item);
      this.#separator('array');
    }
    this.#open.pop();
    node.length = this.#at - offset;
    return node;
  }

  /** A closing sign of the other kind: one too many when nothing of its kind is open, or when it is indented like content. */
  #isExtraClosing(offset: number, kind: 'object' | 'array'): boolean {
    const indent = this.#indent(this.#at);
    if (this.#open.includes(kind) && !(indent !== undefined && indent > this.#lineIndent(offset)))
      return false;
    this.#structural('extraClosing', this.#at++, 1);
    return true;
  }

  #separator(kind: 'object' | 'array'): void {
    if (this.#hasComma) {
      this.#hasComma = false;
      return;
    }
    const end = this.#at;
    this.#skipSpace();
    if (this.#is(',')) {
      const comma = this.#at++;
      this.#skipSpace();
      const closing = kind === 'object' ? '}' : ']';
      if (this.#char === closing) this.#fault('trailingComma', comma, 1);
      return;
    }
    if (this.#at >= this.#text.length || this.#char === '}' || this.#char === ']') return;
    if (this.#is(';')) this.#fault('notAComma', this.#at++, 1);
    else if (this.#is(':')) this.#fault('character', this.#at++, 1);
    else this.#fault('missingComma', end);
  }

  #member(): Member | undefined {
    const key = this.#name();
    if (!key) return undefined;
    this.#end = this.#at;
    this.#skipSpace();
    if (this.#char === ':') this.#at++;
    else if (this.#char === '=') this.#fault('notAColon', this.#at++, 1);
    else if (this.#at >= this.#text.length) this.#endOfFile();
    else if (closers.has(this.#char)) {
      this.#fault('missingValue', this.#end);
      return { key, value: undefined };
    } else this.#fault('missingColon', this.#end);
    const colon = this.#at;
    const known = this.#faults.length;
    this.#skipSpace();
    if (this.#at >= this.#text.length) this.#endOfFile();
    const indent = this.#indent(this.#at);
    if (this.#char === '"' && indent !== undefined && indent > this.#lineIndent(key.offset)) {
      // Indented like content, on a line of its own: what it stands in was not opened.
      this.#structural(this.#isName() ? 'missingOpenBrace' : 'missingOpenBracket', colon);
      return { key, value: this.#isName() ? this.#members(colon) : this.#items(colon) };
    }
    if (closers.has(this.#char) || (this.#isName() && this.#text.slice(colon, this.#at).includes('\n'))) {
      // A comment in its place is the mistake.
      if (this.#faults.length === known) this.#fault('missingValue', colon);
      this.#end = colon;
      // The name on the next line begins a new entry; the comma is missing with the value.
      this.#hasComma = this.#isName();
      return { key, value: undefined };
    }
    return { key, value: this.#value() };
  }

  #name(): ScalarNode | undefined {
    const offset = this.#at;
    if (this.#char === '"') {
      // `"title: "…` lacks the quote after the name, not the one after the value.
      const unclosed =
        !this.#isBroken || this.#isName()
          ? null
          : /^"([\w$-]+)(?=\s*:\s*(["[{]|([-\d.]+|true|false|null)\s*,?$))/.exec(this.#restOfLine());
      if (unclosed) {
        this.#at += unclosed[0].length;
        this.#fault('unclosedText', this.#at, 0, '"');
        return { kind: 'scalar', offset, length: unclosed[0].length, value: unclosed[1] ?? '' };
      }
      return this.#string(true);
    }
    if (/["'“”‘]/.test(this.#char)) return this.#wrongQuotes();
    const word = namePattern.exec(this.#restOfLine())?.[0];
    if (!word) {
      this.#fault('character', this.#at++, 1);
      return undefined;
    }
    this.#at += word.length;
    if (this.#char === '"') this.#fault('unopenedText', offset, this.#at++ - offset, `"${word}`);
    else this.#fault('unquotedName', offset, word.length, `"${word}"`);
    return { kind: 'scalar', offset, length: word.length, value: word };
  }

  #string(isName: boolean): ScalarNode {
    const offset = this.#at++;
    for (;;) {
      const character = this.#char;
      if (character === '') this.#endOfFile();
      if (character === '"') {
        this.#at++;
        if (!isName && this.#isBroken && this.#isInnerQuote()) continue;
        break;
      }
      if (character === '\n') {
        this.#unclosed(offset);
        break;
      }
      if (character === '\\') this.#escape();
      else if (character < ' ' && character !== '\r') {
        this.#fault('control', this.#at++, 1, character === '\t' ? '\\t' : '');
      } else this.#at++;
    }
    return { kind: 'scalar', offset, length: this.#at - offset, value: this.#decode(offset) };
  }

  /** Whether the quote just read is part of the text: more text follows on its line, and another quote. */
  #isInnerQuote(): boolean {
    const rest = this.#restOfLine();
    const next = rest.trimStart();
    const behindComma = next.startsWith(',') ? next.slice(1).trimStart() : undefined;
    if (!next.includes('"') || /^([}\];"{[/]|[\w$-]+"\s*:\s*(["{[\d-]|true|false|null))/.test(next))
      return false;
    if (behindComma !== undefined && /^($|["{[\d/-]|true|false|null|[\w$-]+"?\s*:)/.test(behindComma))
      return false;
    const quote = this.#at - 1;
    this.#fault('innerQuote', quote, 1, '\\"');
    const close = rest.lastIndexOf('"');
    // The last quote of the line ends the text; those between are of the same kind and the same mistake.
    this.#at += close;
    return true;
  }

  /** A line ends inside a text: the quote belongs at its end, before a comma. */
  #unclosed(offset: number): void {
    const text = this.#text.slice(offset, this.#at).trimEnd();
    this.#at = offset + (text.endsWith(',') ? text.length - 1 : text.length);
    this.#fault('unclosedText', this.#at, 0, '"');
  }

  #escape(): void {
    const known = /^\\(["\\/bfnrt]|u[\da-fA-F]{4})/.exec(this.#text.slice(this.#at, this.#at + 6));
    if (known) {
      this.#at += known[0].length;
      return;
    }
    this.#fault(
      'escape',
      this.#at,
      Math.min(2, this.#restOfLine().length),
      `\\\\${this.#text[this.#at + 1] ?? ''}`,
    );
    this.#at++;
  }

  #decode(offset: number): string {
    const raw = this.#text.slice(offset, this.#at);
    try {
      return JSON.parse(raw);
    } catch {
      return raw.replace(/^"|"$/g, '');
    }
  }

  #wrongQuotes(): ScalarNode {
    const offset = this.#at;
    const isSingle = this.#char === "'" || this.#char === '‘';
    const line = this.#restOfLine();
    const end = /^.[^\n]*?["'”“’](?=\s*([,:}\]]|$))/.exec(line)?.[0] ?? line.replace(/,$/, '');
    this.#at += end.length;
    const content = end.slice(1).replace(/["'”“’]$/, '');
    const fix = JSON.stringify(content);
    this.#fault(isSingle ? 'singleQuotes' : 'smartQuotes', offset, end.length, fix);
    return { kind: 'scalar', offset, length: end.length, value: content };
  }

  /** Anything without quotes: a number, true, false, null, or text that lacks them. */
  #bareText(): ScalarNode | undefined {
    const offset = this.#at;
    const line = this.#restOfLine();
    const word = /^[^\s,;}\]:"]+/.exec(line)?.[0] ?? '';
    const take = (length: number, value: ScalarNode['value']): ScalarNode => {
      this.#at = offset + length;
      return { kind: 'scalar', offset, length, value };
    };
    const opened = /^[^"]*"(?=\s*([,}\]]|$))/.exec(line)?.[0];
    if (opened) {
      this.#fault('unopenedText', offset, opened.length, `"${opened}`);
      return take(opened.length, opened.slice(0, -1));
    }
    const endsHere = /^\s*([,;}\]/#]|$)/.test(line.slice(word.length));
    if (endsHere && (word === 'true' || word === 'false')) return take(word.length, word === 'true');
    if (endsHere && word === 'null') return take(word.length, null);
    if (endsHere && numberPattern.test(word)) return take(word.length, Number(word));
    if (endsHere && /^[-+.\d]/.test(word)) {
      this.#fault('number', offset, word.length);
      return take(word.length, word);
    }
    const literal =
      /^(true|false|null)$/i.exec(word)?.[0] ??
      (word === 'None' || word === 'undefined' ? 'null' : undefined);
    if (endsHere && literal) {
      this.#fault('word', offset, word.length, literal.toLowerCase());
      return take(word.length, word);
    }
    const text = line.replace(/\s*[,}\]]*$/, '');
    if (text === '' || !/[\p{L}\d]/u.test(text)) {
      this.#fault('character', offset, 1);
      this.#at++;
      return undefined;
    }
    const isWord = endsHere && word.length < text.length;
    this.#fault('unquotedText', offset, isWord ? word.length : text.length);
    return take(isWord ? word.length : text.length, isWord ? word : text);
  }
}
