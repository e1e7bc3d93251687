import { readText, readWrongQuotes } from './quoted';
import type { TextReader } from './reader';
import { type ArrayNode, type JsonNode, type Member, maxDepth, type ObjectNode } from './tree';
import { readName, readUnquoted } from './unquoted';

export const closers: ReadonlySet<string> = new Set([',', '}', ']']);

/** How objects and lists lie in each other. */
export class Nesting {
  /** Names that stand twice in an object. */
  readonly duplicates: { first: Member; second: Member }[] = [];
  readonly #reader: TextReader;
  readonly #open: ('object' | 'array')[] = [];
  /** A container ended without its sign, behind a comma that belongs to its parent. */
  #hasComma = false;

  constructor(reader: TextReader) {
    this.#reader = reader;
  }

  readonly #endOfFile = (): never => {
    const last = this.#reader.text.trimEnd();
    if (this.#open.length === 1 && /[}\]"]$/.test(last)) {
      this.#reader.stop(this.#open[0] === 'object' ? 'missingBrace' : 'missingBracket', last.length);
    }
    return this.#reader.stop('truncated', last.length);
  };

  /** Enters an object or a list. */
  #enter(kind: 'object' | 'array', offset: number): void {
    if (this.#open.length >= maxDepth) this.#reader.stop('tooDeep', offset, 1);
    this.#open.push(kind);
  }

  /** Reads an object whose brace is missing before the name that stands here. */
  unopened(): ObjectNode {
    const reader = this.#reader;
    reader.structural('missingOpenBrace', reader.emptyLine() ?? reader.at);
    return this.#members(reader.at);
  }

  /** Reads the value that begins here; undefined when nothing here can be one. */
  value(): JsonNode | undefined {
    const reader = this.#reader;
    const node = this.#anyValue();
    if (!this.#hasComma) reader.end = reader.at;
    return node;
  }

  #anyValue(): JsonNode | undefined {
    const reader = this.#reader;
    switch (reader.char) {
      case '{':
        return this.#members(reader.at++);
      case '[':
        return this.#items(reader.at++);
      case '"':
        return readText(reader, false, this.#endOfFile);
      case "'":
      case '“':
      case '”':
      case '‘':
        return readWrongQuotes(reader);
      default:
        return readUnquoted(reader);
    }
  }

  #members(offset: number): ObjectNode {
    const reader = this.#reader;
    const node: ObjectNode = { kind: 'object', offset, length: 0, members: [] };
    const seen = new Map<unknown, Member>();
    this.#enter('object', offset);
    let nameIndent: number | undefined;
    for (;;) {
      reader.skipSpace();
      if (reader.isAtEnd) this.#endOfFile();
      if (reader.char === '}') {
        const outer = reader.indent(reader.at);
        if (outer !== undefined && outer < reader.lineIndent(offset) && this.#open.length > 1) {
          // A sign further to the left than this object began closes what is around it.
          reader.structural('missingBrace', reader.gap());
          break;
        }
        reader.at++;
        break;
      }
      if (reader.char === ',') {
        reader.fault('extraComma', reader.at++, 1);
        continue;
      }
      if (reader.char === ']') {
        const last = node.members.at(-1)?.value;
        if (last && reader.indent(last.offset) !== undefined) {
          reader.structural('missingOpenBracket', reader.before(last.offset));
          reader.at++;
          this.#separator('object');
          continue;
        }
        if (this.#isExtraClosing(offset, 'array')) continue;
        reader.structural('missingBrace', reader.gap());
        break;
      }
      if (reader.char === '{' || reader.char === '[') {
        const parentIsArray = this.#open.at(-2) === 'array';
        const isSibling = parentIsArray && (reader.indent(reader.at) ?? 0) <= reader.lineIndent(offset);
        const last = node.members.at(-1)?.value;
        if (isSibling || !last) {
          if (!parentIsArray) {
            reader.structural('character', reader.at, 1);
            this.value();
            continue;
          }
          reader.structural('missingBrace', reader.gap());
          this.#hasComma = true;
          break;
        }
        reader.structural('missingOpenBracket', reader.before(last.offset));
        this.#items(last.offset);
        this.#separator('object');
        continue;
      }
      const indent = reader.indent(reader.at);
      if (indent !== undefined && nameIndent !== undefined && indent < nameIndent && this.#open.length > 1) {
        // A name further to the left than the others belongs to what is around this object.
        reader.structural('missingBrace', reader.gap());
        this.#hasComma = true;
        break;
      }
      nameIndent ??= indent;
      const member = this.#member();
      if (!member) continue;
      const first = seen.get(member.key.value);
      if (first) this.duplicates.push({ first, second: member });
      else seen.set(member.key.value, member);
      node.members.push(member);
      this.#separator('object');
    }
    this.#open.pop();
    node.length = reader.at - offset;
    return node;
  }

  #items(offset: number): ArrayNode {
    const reader = this.#reader;
    const node: ArrayNode = { kind: 'array', offset, length: 0, items: [] };
    this.#enter('array', offset);
    for (;;) {
      reader.skipSpace();
      if (reader.isAtEnd) this.#endOfFile();
      if (reader.char === ']') {
        reader.at++;
        break;
      }
      if (reader.char === ',') {
        reader.fault('extraComma', reader.at++, 1);
        continue;
      }
      if (reader.char === '}') {
        if (this.#isExtraClosing(offset, 'object')) continue;
        reader.structural('missingBracket', reader.gap());
        break;
      }
      let item: JsonNode | undefined;
      if (reader.isName()) {
        // As far to the left as the list itself, or behind plain entries, it is the next property of what is around.
        const isOutside = (reader.indent(reader.at) ?? Number.POSITIVE_INFINITY) <= reader.lineIndent(offset);
        if (isOutside || (node.items.length > 0 && node.items.every(({ kind }) => kind === 'scalar'))) {
          reader.structural('missingBracket', reader.gap());
          this.#hasComma = true;
          break;
        }
        item = this.unopened();
      } else {
        item = this.value();
      }
      if (item) node.items.push(item);
      this.#separator('array');
    }
    this.#open.pop();
    node.length = reader.at - offset;
    return node;
  }

  /** A closing sign of the other kind: one too many when nothing of its kind is open, or when it is indented like content. */
  #isExtraClosing(offset: number, kind: 'object' | 'array'): boolean {
    const reader = this.#reader;
    const indent = reader.indent(reader.at);
    if (this.#open.includes(kind) && !(indent !== undefined && indent > reader.lineIndent(offset)))
      return false;
    reader.structural('extraClosing', reader.at++, 1);
    return true;
  }

  #separator(kind: 'object' | 'array'): void {
    const reader = this.#reader;
    if (this.#hasComma) {
      this.#hasComma = false;
      return;
    }
    const end = reader.at;
    reader.skipSpace();
    if (reader.is(',')) {
      const comma = reader.at++;
      reader.skipSpace();
      const closing = kind === 'object' ? '}' : ']';
      if (reader.is(closing)) reader.fault('trailingComma', comma, 1);
      return;
    }
    if (reader.isAtEnd || reader.char === '}' || reader.char === ']') return;
    if (reader.is(';')) reader.fault('notAComma', reader.at++, 1);
    else if (reader.is(':')) reader.fault('character', reader.at++, 1);
    else reader.fault('missingComma', end);
  }

  #member(): Member | undefined {
    const reader = this.#reader;
    const key = readName(reader, this.#endOfFile);
    if (!key) return undefined;
    reader.end = reader.at;
    reader.skipSpace();
    if (reader.char === ':') reader.at++;
    else if (reader.char === '=') reader.fault('notAColon', reader.at++, 1);
    else if (reader.isAtEnd) this.#endOfFile();
    else if (closers.has(reader.char)) {
      reader.fault('missingValue', reader.end);
      return { key, value: undefined };
    } else reader.fault('missingColon', reader.end);
    const colon = reader.at;
    const known = reader.faults.length;
    reader.skipSpace();
    if (reader.isAtEnd) this.#endOfFile();
    const indent = reader.indent(reader.at);
    if (reader.char === '"' && indent !== undefined && indent > reader.lineIndent(key.offset)) {
      // A quote that begins a line, indented deeper than the name, is inside an object or a list whose opening sign is missing.
      reader.structural(reader.isName() ? 'missingOpenBrace' : 'missingOpenBracket', colon);
      return { key, value: reader.isName() ? this.#members(colon) : this.#items(colon) };
    }
    if (closers.has(reader.char) || (reader.isName() && reader.text.slice(colon, reader.at).includes('\n'))) {
      // A comment in its place is the mistake.
      if (reader.faults.length === known) reader.fault('missingValue', colon);
      reader.end = colon;
      // The name on the next line begins a new entry; the comma is missing with the value.
      this.#hasComma = reader.isName();
      return { key, value: undefined };
    }
    return { key, value: this.value() };
  }
}
