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

/** Whether the keyboard is Apple's. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Whether the key for shortcuts is held: ⌘ on a Mac, where Ctrl with a letter moves the caret and deletes in any text. */
export function isShortcut({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return isApple() ? metaKey && !ctrlKey : ctrlKey || metaKey;
}

/**
 * Whether a key belongs to an input method, as Enter that ends a composition. Safari says so by the number alone: the composition
 * has ended by then.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** The way in which a key moves a section, or an item of a list: Alt with an arrow. */
export function wayOf({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): number | undefined {
  return altKey ? { ArrowUp: -1, ArrowDown: 1 }[key] : undefined;
}

/** Formats a shortcut for this platform: `Ctrl K`, or `⌘K` on a Mac. */
export function shortcutOf(letter: string): string {
  return isApple() ? `⌘${letter}` : `Ctrl ${letter}`;
}
