/**
 * An address as a URL; undefined for a text that is not one. Some releases of Node 20 answer `URL.canParse` with false once it was called
 * often, where the text holds a letter such as "ü": what cannot be read throws, always.
 */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
