/** The formatting of a JSON text that new content has to match. */
interface Layout {
  /** The indentation of one level. */
  unit: string;
  endOfLine: string;
}

/** Detects the layout of a text from its first indented line. */
export function layoutOf(text: string): Layout {
  const [, unit = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { unit, endOfLine: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** The indentation of the line that contains an offset. */
export function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Serializes a value over several lines, to follow on a line with the given indentation. */
export function writeLines(value: unknown, indentation: string, { unit, endOfLine }: Layout): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', endOfLine + indentation);
}

/** A text as JSON writes it, without the quotes. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Serializes a value on one line. @param isSpaced whether to put spaces inside braces */
export function writeLine(value: unknown, isSpaced: boolean): string {
  const pad = isSpaced ? ' ' : '';
  if (Array.isArray(value)) return `[${value.map((item) => writeLine(item, isSpaced)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${writeLine(member, isSpaced)}`,
  );
  return members.length === 0 ? '{}' : `{${pad}${members.join(', ')}${pad}}`;
}
