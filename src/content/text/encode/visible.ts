/**
 * Characters that affect the display instead of being shown: control characters (which terminals obey), line breaks
 * other than LF, bidirectional marks, and lone surrogates.
 */
const acting =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb]|\p{Surrogate}/gu;

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes these characters in lines of text: an escape character becomes `\u001b`. Tabs are kept. */
export function visibleLines(text: string): string {
  return text.replaceAll(acting, escaped);
}

/** The same for a part of a line: line breaks are escaped, too, so that it cannot fake a line of its own. */
export function visible(text: string): string {
  return visibleLines(text).replaceAll('\n', '\\u000a');
}

/** JSON that is safe to show in a terminal, with the same value. */
export function visibleJson(value: unknown): string {
  return visibleLines(JSON.stringify(value, null, 2));
}

/** Replaces lone surrogates, which no encoding can represent. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
