/** How a text writes JSON, as far as something new in it has to look the same. */
export interface Layout {
  /** What a level is indented by. */
  unit: string;
  endOfLine: string;
}

/** Reads the layout of a text: the first indented line says how deep a level is. */
export function layoutOf(text: string): Layout {
  const [, unit = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { unit, endOfLine: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** The white space that the line of an offset begins with. */
export function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** Writes a value over several lines, as it stands behind a line that is indented so. */
export function writeLines(value: unknown, indentation: string, { unit, endOfLine }: Layout): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', endOfLine + indentation);
}

/** Writes a value in one line. @param isSpaced whether there is a space inside of braces */
export function writeLine(value: unknown, isSpaced: boolean): string {
  const pad = isSpaced ? ' ' : '';
  if (Array.isArray(value)) return `[${value.map((item) => writeLine(item, isSpaced)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${writeLine(member, isSpaced)}`,
  );
  return members.length === 0 ? '{}' : `{${pad}${members.join(', ')}${pad}}`;
}
