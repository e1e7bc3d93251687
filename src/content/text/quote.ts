import { firstDifference } from './plain-text';

/** Formats a text for a message: quoted and shortened. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** The same, cut so that it shows where the text begins to differ from another one. */
export function quoteDifference(text: string, other: string): string {
  const { offset } = firstDifference(text, other);
  if (text.length <= 60 || offset < 40) return quote(text);
  const from = Math.max(text.lastIndexOf(' ', offset - 20) + 1, offset - 40);
  return JSON.stringify(`…${shorten(text.slice(from).replace(/^[\udc00-\udfff]/, ''))}`);
}

/** Shortens a text for a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
