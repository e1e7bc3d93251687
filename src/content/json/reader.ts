import { type FaultName, faults, type SyntaxFault } from './faults';

/** Faults of the characters themselves. All others follow from each other once the nesting is unclear. */
const lexical = new Set<FaultName>([
  'unclosedText',
  'lineBreak',
  'smartQuotes',
  'singleQuotes',
  'comment',
  'escape',
  'control',
  'space',
]);
/** What a name and its colon look like; no name is longer. */
const name = /^"(?:[^"\\\n]|\\.)*"\s*:/;
const longestName = 400;
const comment = /(\/\/[^\n]*|\/\*[\s\S]*?(\*\/|$)|#[^\n]*)/y;
/** What JSON does not take for space, though nobody can tell it from space or see it at all. */
const wrongSpace = /(?:(?![ \t\n\r])[\s\p{Z}\p{Cc}\p{Cf}])+/uy;

/** Thrown to give up on a text; what was found until then counts. */
export class Stop extends Error {}

/** A text, how far it has been read, and what was found wrong with it. */
export class TextReader {
  readonly text: string;
  /** Whether the text is not JSON: only then may anyone guess from its look, how far its lines are indented for instance. */
  readonly isBroken: boolean;
  readonly faults: SyntaxFault[] = [];
  /** How far the text has been read. */
  at = 0;
  /** Where the last value or name ended: what is missing belongs there. */
  end = 0;
  #isNestingUnclear = false;

  constructor(text: string, isBroken: boolean) {
    this.text = text;
    this.isBroken = isBroken;
  }

  /** The character that stands here; empty at the end of the text. */
  get char(): string {
    return this.text[this.at] ?? '';
  }

  is(character: string): boolean {
    return this.char === character;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Notes a fault, unless it may follow from one before. @param fix what belongs in its place */
  fault(name: FaultName, offset: number, length = 0, fix?: string): void {
    if (this.#isNestingUnclear && !lexical.has(name)) return;
    const fault: SyntaxFault = { span: { offset, length }, ...faults[name] };
    if (fix !== undefined) fault.fix = fix;
    this.faults.push(fault);
  }

  /** Notes a fault of the nesting: once, because whatever follows may be its consequence. */
  structural(name: FaultName, offset: number, length = 0): void {
    this.fault(name, offset, length);
    this.#isNestingUnclear = true;
  }

  /** Notes a fault behind which nothing can be understood. @throws Stop always */
  stop(name: FaultName, offset: number, length = 0): never {
    this.structural(name, offset, length);
    throw new Stop();
  }

  /** Skips white space, and characters that look like it. */
  skipSpace(): void {
    for (;;) {
      while (/[ \t\n\r]/.test(this.char)) this.at++;
      if (this.isAtEnd || !(this.#skip('comment', comment) || this.#skip('space', wrongSpace))) return;
    }
  }

  #skip(fault: FaultName, pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const length = pattern.exec(this.text)?.[0].length ?? 0;
    if (length > 0) this.fault(fault, this.at, length);
    this.at += length;
    return length > 0;
  }

  /** What stands between here and the end of the line. */
  restOfLine(): string {
    const end = this.text.indexOf('\n', this.at);
    return this.text.slice(this.at, end < 0 ? this.text.length : end).trimEnd();
  }

  /** How far the line is indented that begins with what stands there; undefined when other things stand before. */
  indent(offset: number): number | undefined {
    if (!this.isBroken) return undefined;
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return this.text.slice(start, offset).trim() === '' ? offset - start : undefined;
  }

  /** How far a line is indented, whatever it begins with. */
  lineIndent(offset: number): number {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0].length ?? 0;
  }

  /** Where a missing sign belongs: on the empty line that was left for it, before the comma, or behind what ended last. */
  gap(): number {
    const comma = this.text.slice(this.end, this.at).indexOf(',');
    return comma >= 0 ? this.end + comma : (this.emptyLine() ?? this.end);
  }

  /** The empty line between here and what ended last, if there is one. */
  emptyLine(): number | undefined {
    const between = this.text.slice(this.end, this.at);
    const emptyLine = /\n[ \t]+(?=\r?\n)/.exec(between);
    return emptyLine ? this.end + emptyLine.index + emptyLine[0].length : undefined;
  }

  /** Where the last thing before ended. */
  before(offset: number): number {
    return this.text.slice(0, offset).trimEnd().length;
  }

  /** Whether a name and its colon stand here. */
  isName(): boolean {
    return this.char === '"' && name.test(this.text.slice(this.at, this.at + longestName));
  }
}
