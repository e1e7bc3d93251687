/**
 * The letter of a key in a shortcut, in lower case; other keys by their `event.key`.
 *
 * On Cyrillic, Greek or Hebrew keyboards, which have no Latin letters, the physical key counts, as named on a US keyboard. On
 * Latin layouts (Dvorak, AZERTY), the letter counts wherever its key is.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return place !== undefined && /^[\p{L}\p{M}]$/u.test(key) ? place.toLowerCase() : key;
}

/** Formats a shortcut for this platform: `Ctrl K`, or `⌘K` on a Mac. */
export function shortcutOf(letter: string): string {
  return navigator.platform.startsWith('Mac') ? `⌘${letter}` : `Ctrl ${letter}`;
}
