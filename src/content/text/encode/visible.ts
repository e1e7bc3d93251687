/**
 * What acts on whoever shows a text instead of being shown: control characters (a terminal obeys them), the ends of lines that
 * are not `\n`, marks that turn the direction of what follows, and halves of characters.
 */
const acting =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb]|\p{Surrogate}/gu;

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Lines of text in which nothing acts on a terminal or on the order of what is read: `\u001b` stands for an escape. Tabs stay. */
export function visibleLines(text: string): string {
  return text.replaceAll(acting, escaped);
}

/** The same for a text that is part of a line: an end of a line in it is shown too, so that it makes up no line of its own. */
export function visible(text: string): string {
  return visibleLines(text).replaceAll('\n', '\\u000a');
}

/** JSON for programs that people may see on a terminal: what it means is the same. @param space as `JSON.stringify` takes it */
export function visibleJson(value: unknown, space = 2): string {
  return visibleLines(JSON.stringify(value, null, space));
}

/** A text without halves of characters, which no encoding can write. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
