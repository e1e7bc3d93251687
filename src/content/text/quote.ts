/** Formats a text for a message: quoted and shortened. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text));
}

/** Shortens a text for a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
