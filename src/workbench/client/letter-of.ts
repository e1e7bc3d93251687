/**
 * The letter that a key stands for in a shortcut, in lower case; other keys by their name, as `event.key` says it.
 *
 * A keyboard that writes Cyrillic, Greek or Hebrew has no Latin letter to press: there the place of the key counts, as it is
 * named on a US keyboard. What a Latin keyboard writes counts as it is, wherever it lies (Dvorak, AZERTY).
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place !== undefined && /^[\p{L}\p{M}]$/u.test(key) ? place.toLowerCase() : key;
}

/** A shortcut as the keyboard at hand writes it: `Ctrl K`, or `⌘K` on a Mac. */
export function shortcutOf(letter: string): string {
  return navigator.platform.startsWith('Mac') ? `⌘${letter}` : `Ctrl ${letter}`;
}
