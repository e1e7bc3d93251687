/**
 * 32 characters that change with the content: 128 bits, so that nobody makes another content with the same ones. Digits and
 * small letters alone, which any disk and any address keeps.
 */
export function hashOf(content: string | Uint8Array): string {
  // Taken from Node when it is needed: the quickest command does without, and it takes 2 ms to load.
  return process.getBuiltinModule('node:crypto').hash('sha256', content, 'hex').slice(0, 32);
}

/** The name of a file that visitors' browsers may keep for ever: it follows what the file holds. */
export function assetName(content: string | Uint8Array, ending: string): string {
  return `assets/${BigInt(`0x${hashOf(content)}`)
    .toString(36)
    .slice(0, 21)
    .padStart(21, '0')}.${ending}`;
}
