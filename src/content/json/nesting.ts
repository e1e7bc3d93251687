import { readQuoted, readWrongQuotes } from './quoted';
import type { TextReader } from './reader';
import { likeColon, likeComma } from './signs';
import { type ArrayNode, type JsonNode, type Member, maxDepth, type ObjectNode } from './tree';
import { isUnnamedValue, isWrongQuote, readCommaNumber, readName, readUnquoted } from './unquoted';

export const closers: ReadonlySet<string> = new Set([',', '}', ']']);

/** Parses nested objects and lists. */
export class Nesting {
  /** Duplicate names within an object. */
  readonly duplicates: { first: Member; second: Member }[] = [];
  readonly #reader: TextReader;
  readonly #open: ('object' | 'array')[] = [];
  /** A container ended without its closing bracket, after a comma that belongs to its parent. */
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

  #enter(kind: 'object' | 'array', offset: number): void {
    if (this.#open.length >= maxDepth) this.#reader.stop('tooDeep', offset, 1);
    this.#open.push(kind);
  }

  /** Reads an object whose opening brace is missing, starting at a name. */
  unopened(): ObjectNode {
    const reader = this.#reader;
    reader.structural('missingOpenBrace', reader.emptyLine() ?? reader.at);
    return this.#members(reader.at);
  }

  /** Reads a value; undefined if none starts here. */
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
        return readQuoted(reader, false, this.#endOfFile);
      default:
        return isWrongQuote.test(reader.char)
          ? readWrongQuotes(reader)
          : readUnquoted(reader, this.#endOfFile);
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
      if (reader.char === ',') {
        reader.fault('extraComma', reader.at++, 1);
        continue;
      }
      const bracket = this.#bracketIn(node);
      if (bracket === 'end') break;
      if (bracket === 'more') continue;
      if (this.#isOutside(node, nameIndent)) {
        reader.structural('missingBrace', reader.gap());
        this.#hasComma = true;
        break;
      }
      nameIndent ??= reader.indent(reader.at);
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

  /** Reads a bracket where a name may stand, if there is one. @returns whether the object ends with it */
  #bracketIn(node: ObjectNode): 'end' | 'more' | undefined {
    switch (this.#reader.char) {
      case '}':
        return this.#brace(node);
      case ']':
        return this.#bracketAmongNames(node);
      case '{':
      case '[':
        return this.#openingAmongNames(node);
      default:
        return undefined;
    }
  }

  #brace({ offset }: ObjectNode): 'end' {
    const reader = this.#reader;
    const indent = reader.indent(reader.at);
    // A bracket indented less than the line that opened this object closes the parent.
    const isOfParent = indent !== undefined && indent < reader.lineIndent(offset) && this.#open.length > 1;
    if (isOfParent) reader.structural('missingBrace', reader.gap());
    else reader.at++;
    return 'end';
  }

  #bracketAmongNames({ offset, members }: ObjectNode): 'end' | 'more' {
    const reader = this.#reader;
    const last = members.at(-1)?.value;
    if (last && reader.indent(last.offset) !== undefined) {
      reader.structural('missingOpenBracket', reader.before(last.offset));
      reader.at++;
      this.#separator('object');
      return 'more';
    }
    if (this.#isExtraClosing(offset, 'array')) return 'more';
    reader.structural('missingBrace', reader.gap());
    return 'end';
  }

  #openingAmongNames({ offset, members }: ObjectNode): 'end' | 'more' {
    const reader = this.#reader;
    const parentIsArray = this.#open.at(-2) === 'array';
    const isSibling = parentIsArray && (reader.indent(reader.at) ?? 0) <= reader.lineIndent(offset);
    const last = members.at(-1)?.value;
    if ((isSibling || !last) && parentIsArray) {
      reader.structural('missingBrace', reader.gap());
      this.#hasComma = true;
      return 'end';
    }
    if (!last) {
      reader.structural('character', reader.at, 1);
      this.value();
      return 'more';
    }
    // A list that is complete cannot begin before it: its neighbour has lost its name as well.
    const isUnnamed = last.kind === 'array';
    if (isUnnamed) reader.structural('unnamedList', reader.emptyLine() ?? reader.at);
    else reader.structural('missingOpenBracket', reader.before(last.offset));
    this.#items(isUnnamed ? reader.at : last.offset);
    this.#separator('object');
    return 'more';
  }

  /** Whether a name belongs to the parent: it is indented less than the others, or than the line that they stand in. */
  #isOutside({ offset, members }: ObjectNode, nameIndent: number | undefined): boolean {
    const indent = this.#reader.indent(this.#reader.at);
    if (indent === undefined || this.#open.length === 1) return false;
    if (nameIndent !== undefined) return indent < nameIndent;
    return members.length > 0 && indent <= this.#reader.lineIndent(offset);
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
        // At the indentation of the list itself, or after scalar items, the name is the parent's next property.
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

  /**
   * Whether a closing bracket of the other kind is superfluous: nothing of its kind is open, or it is indented like
   * content.
   */
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
    if (likeComma.test(reader.text.slice(reader.at, reader.at + 2)))
      reader.fault('notAComma', reader.at++, 1);
    else if (reader.is(':')) reader.fault('character', reader.at++, 1);
    else reader.missingComma(end);
  }

  /** Whether a comma stands between a name and its value: what follows it in its line is no other name. */
  #isCommaForColon(): boolean {
    const reader = this.#reader;
    const [separator] = /^,[ \t]*(?=["[{\d-]|(?:true|false|null)\b)/.exec(reader.restOfLine()) ?? [];
    if (separator === undefined) return false;
    const comma = reader.at;
    reader.at += separator.length;
    const isName = reader.isName();
    reader.at = comma;
    return !isName;
  }

  #member(): Member | undefined {
    const reader = this.#reader;
    if (reader.isUnnamedList()) {
      reader.structural('unnamedList', reader.emptyLine() ?? reader.at);
      this.#items(reader.at);
      return undefined;
    }
    if (isUnnamedValue(reader)) {
      const { at, faults } = reader;
      const before = faults.length;
      this.value();
      faults.length = before;
      reader.fault('unnamedValue', at, reader.at - at);
      this.#separator('object');
      return undefined;
    }
    const key = readName(reader, this.#endOfFile);
    if (!key) return undefined;
    reader.end = reader.at;
    reader.skipSpace();
    const [signs = ''] = likeColon.exec(reader.text.slice(reader.at, reader.at + 2)) ?? [];
    if (signs !== '') {
      reader.fault('notAColon', reader.at, signs.length);
      reader.at += signs.length;
    } else if (reader.char === ':') reader.at++;
    else if (this.#isCommaForColon()) reader.fault('notAColon', reader.at++, 1);
    else if (reader.isAtEnd) this.#endOfFile();
    else if (closers.has(reader.char)) {
      reader.fault('missingValue', reader.end);
      return { key, value: undefined };
    } else reader.fault('missingColon', reader.end);
    const colon = reader.at;
    const faultsBefore = reader.faults.length;
    reader.skipSpace();
    if (reader.isAtEnd) this.#endOfFile();
    const indent = reader.indent(reader.at);
    if (reader.char === '"' && indent !== undefined && indent > reader.lineIndent(key.offset)) {
      // A quote that begins a line, indented deeper than the name, is inside an object or a list whose opening bracket
      // is missing.
      reader.structural(reader.isName() ? 'missingOpenBrace' : 'missingOpenBracket', colon);
      return { key, value: reader.isName() ? this.#members(colon) : this.#items(colon) };
    }
    if (reader.isUnopenedInLine()) {
      reader.structural('missingOpenBrace', colon);
      return { key, value: this.#members(colon) };
    }
    if (closers.has(reader.char) || (reader.isName() && reader.text.slice(colon, reader.at).includes('\n'))) {
      // If the value was commented out, the comment has already been reported.
      if (reader.faults.length === faultsBefore) reader.fault('missingValue', colon);
      reader.end = colon;
      // The name on the next line begins a new entry; the comma is missing with the value.
      this.#hasComma = reader.isName();
      return { key, value: undefined };
    }
    return { key, value: readCommaNumber(this.#reader) ?? this.value() };
  }
}
