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

/** A question after the name that was probably meant; without one, what to do. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? otherwise : `Did you mean ${quote(meant)}?`;
}

/** What to do, and then what the schema says of the place. */
export function withDescription(instruction: string, description: string | undefined): string {
  return description === undefined ? instruction : `${instruction} ${description}`;
}

/** A sentence on the other texts that a message holds for, the first three by their words; empty if there are none. */
export function listMore(others: readonly string[]): string {
  if (others.length === 0) return '';
  return ` The same goes for ${others.length} more: ${others.slice(0, 3).map(quote).join(', ')}${others.length > 3 ? ' …' : ''}.`;
}

/** Cuts a text to a number of characters, the last of which then says that it goes on. */
export function clip(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

/** Shortens a text for a message, between two characters. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, '')}…` : text;
}
