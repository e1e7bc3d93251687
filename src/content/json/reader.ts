import { type FaultName, faults, type SyntaxFault } from './faults';
import { wideBrackets } from './signs';

/** Lexical errors, which are reported even once the nesting is unclear; all others may then be follow-ups. */
const lexical = new Set<FaultName>([
  'unclosedText',
  'lineBreak',
  'smartQuotes',
  'singleQuotes',
  'comment',
  'notABracket',
  'escape',
  'control',
  'space',
]);
/** A name with its colon; names are limited in length. */
const name = /^"(?:[^"\\\n]|\\.)*"\s*:/;
const longestName = 400;
const nameAndValue = /"(?:[^"\\\n]|\\.)*"[^\S\n]*:[^\S\n]*(?:["{[\d-]|true|false|null)/y;
/** The end of a line that closes an object. */
const closingBrace = /\}[}\]]*,?\s*$/;
/** Texts up to the end of a list. */
const restOfList = /(?:"(?:[^"\\\n]|\\.)*"\s*(?:,\s*)?)+\]/y;
const comment = /(\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)|#[^\n]*)/y;
/** Characters that look like space, or are invisible, but are not JSON white space. */
const wrongSpace = /(?:(?![ \t\n\r])[\s\p{Z}\p{Cc}\p{Cf}])+/uy;

interface Line {
  start: number;
  end: number;
  /** Whether it ends with the brace that closes an object. */
  closesObject: boolean;
}

/** Thrown to stop parsing; errors found so far are reported. */
export class Stop extends Error {}

/** A text being parsed, with the current offset and the errors found. */
export class TextReader {
  /** With the brackets that were meant, once they are read. */
  text: string;
  /** Whether the text is not JSON. Heuristics, such as those about indentation, only apply then. */
  readonly isBroken: boolean;
  readonly faults: SyntaxFault[] = [];
  /** The current offset. */
  at = 0;
  /** Where the last value or name ended: missing punctuation belongs there. */
  end = 0;
  #isNestingUnclear = false;
  #line: Line = { start: 0, end: -1, closesObject: false };

  constructor(text: string, isBroken: boolean) {
    this.text = text;
    this.isBroken = isBroken;
  }

  /** The current character; empty at the end of the text. */
  get char(): string {
    return this.text[this.at] ?? '';
  }

  is(character: string): boolean {
    return this.char === character;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Reports an error, unless it may be a follow-up of an earlier one. @param fix the replacement */
  fault(name: FaultName, offset: number, length = 0, fix?: string): void {
    if (this.#isNestingUnclear && !lexical.has(name)) return;
    const last = this.faults.at(-1);
    if (name === 'character' && last?.message === faults.character.message) {
      const end = last.span.offset + last.span.length;
      // Signs in a row are one mistake.
      if (/^[ \t]*$/.test(this.text.slice(end, offset))) {
        last.span.length = offset + length - last.span.offset;
        return;
      }
    }
    const fault: SyntaxFault = { span: { offset, length }, ...faults[name] };
    if (fix !== undefined) fault.fix = fix;
    this.faults.push(fault);
  }

  /** Reports that a comma is missing behind a value; where its closing quote is missing as well, both are one mistake. */
  missingComma(offset: number): void {
    const last = this.faults.at(-1);
    if (last?.message === faults.unclosedText.message && last.span.offset === offset)
      Object.assign(last, faults.unclosedTextAndComma);
    else this.fault('missingComma', offset);
  }

  /** Reports an error in the nesting: only the first, as later ones may be follow-ups. */
  structural(name: FaultName, offset: number, length = 0): void {
    const last = this.faults.at(-1);
    const withComma =
      name === 'missingBrace' || name === 'missingBracket' ? (`${name}AndComma` as const) : undefined;
    // Without the comma that was missed before it, a line such as `},` is missing as a whole.
    if (withComma && last?.message === faults.missingComma.message && last.span.offset === this.end) {
      this.faults.pop();
      this.fault(withComma, offset, length);
    } else this.fault(name, offset, length);
    this.#isNestingUnclear = true;
  }

  /** Reports an error after which nothing can be parsed. @throws Stop always */
  stop(name: FaultName, offset: number, length = 0): never {
    this.structural(name, offset, length);
    throw new Stop();
  }

  /** Skips white space, comments, and characters that look like white space, up to the next sign, which becomes one of JSON. */
  skipSpace(): void {
    do while (/[ \t\n\r]/.test(this.char)) this.at++;
    while (!this.isAtEnd && (this.#skip('comment', comment) || this.#skip('space', wrongSpace)));
    const bracket = wideBrackets[this.char];
    if (bracket === undefined) return;
    this.fault('notABracket', this.at, 1, bracket);
    this.text = this.text.slice(0, this.at) + bracket + this.text.slice(this.at + 1);
  }

  #skip(fault: FaultName, pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    if (length > 0) this.fault(fault, this.at, length);
    this.at += length;
    return length > 0;
  }

  /** The line that an offset is in. The last one is kept: all of a document may be on one. */
  #lineAt(offset: number): Line {
    if (offset < this.#line.start || offset > this.#line.end) {
      const start = this.text.lastIndexOf('\n', offset - 1) + 1;
      const newline = this.text.indexOf('\n', offset);
      const end = newline < 0 ? this.text.length : newline;
      this.#line = { start, end, closesObject: closingBrace.test(this.text.slice(start, end)) };
    }
    return this.#line;
  }

  /** Where the current line ends. */
  get endOfLine(): number {
    return this.#lineAt(this.at).end;
  }

  restOfLine(): string {
    return this.text.slice(this.at, this.endOfLine).trimEnd();
  }

  /** The indentation of the line, if an offset is its first non-space character; otherwise undefined. */
  indent(offset: number): number | undefined {
    if (!this.isBroken) return undefined;
    const { start } = this.#lineAt(offset);
    return this.text.slice(start, offset).trim() === '' ? offset - start : undefined;
  }

  lineIndent(offset: number): number {
    const { start } = this.#lineAt(offset);
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0].length ?? 0;
  }

  /** How many brackets a line leaves open before an offset in it. */
  openedInLine(offset: number): number {
    const { start } = this.#lineAt(offset);
    const signs = this.text.slice(start, offset).replace(/"(?:[^"\\]|\\.)*"/g, '');
    return Math.max(0, signs.replace(/[^{[]/g, '').length - signs.replace(/[^}\]]/g, '').length);
  }

  /**
   * Where missing punctuation belongs: on an empty line left for it, before the comma, or after the last value or name.
   */
  gap(): number {
    const comma = this.text.slice(this.end, this.at).indexOf(',');
    return comma >= 0 ? this.end + comma : (this.emptyLine() ?? this.end);
  }

  /** The empty line since the last value or name, if any. */
  emptyLine(): number | undefined {
    const between = this.text.slice(this.end, this.at);
    const emptyLine = /\n[ \t]+(?=\r?\n)/.exec(between);
    return emptyLine ? this.end + emptyLine.index + emptyLine[0].length : undefined;
  }

  /** The end of the text before an offset, without trailing space. */
  before(offset: number): number {
    return this.text.slice(0, offset).trimEnd().length;
  }

  /** Whether an object starts here that was not opened, and is closed in the same line. */
  isUnopenedInLine(): boolean {
    if (!this.isBroken || !this.#lineAt(this.at).closesObject) return false;
    nameAndValue.lastIndex = this.at;
    return nameAndValue.test(this.text);
  }

  /** Whether texts without names start here, in a list that was not opened. */
  isUnnamedList(): boolean {
    restOfList.lastIndex = this.at;
    return this.isBroken && restOfList.test(this.text);
  }

  /** Whether a name and its colon start here. */
  isName(): boolean {
    return this.char === '"' && name.test(this.text.slice(this.at, this.at + longestName));
  }
}
