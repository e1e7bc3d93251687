import { attempt } from './attempt';

/**
 * Parses a URL; undefined if it is invalid. Not `URL.canParse`: in some releases of Node 20 it returns false for texts
 * with letters such as "ü" after many calls.
 */
export function urlOf(text: string): URL | undefined {
  return attempt(() => new URL(text));
}
