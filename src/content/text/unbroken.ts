import { textWidth } from './text-width';
import { unspacedNarrow } from './unspaced';
import { everyWideLetter } from './wide-letters';

/**
 * Where every browser breaks lines: not at no-break spaces, nor in addresses. Between any two letters in scripts that are written without
 * spaces.
 */
const breaks = new RegExp(
  `(?![\\u00a0\\u2007\\u202f\\ufeff])\\s|[-?\\u00ad\\u200b\\u2010\\u2013\\u2014\\u2026${unspacedNarrow}]`,
  'u',
);

/** The parts of a text that stay on one line each. */
export function unbrokenParts(text: string): string[] {
  return text.replaceAll(everyWideLetter, ' ').split(breaks);
}

/** Estimates the width of the widest of them, in em. */
export function widestPart(text: string): number {
  return Math.max(...unbrokenParts(text).map(textWidth));
}
