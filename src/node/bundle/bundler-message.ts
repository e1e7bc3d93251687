import { stripVTControlCharacters } from 'node:util';

/**
 * A message of the bundler without its own stack traces: the error, its place and the chain of imports remain.
 *
 * @param isColored whether the reader's terminal shows colors
 */
export function bundlerMessage(message: string, isColored: boolean): string {
  const text = message
    .replaceAll(/\n+Stack backtrace:(?:\n +\d+: .*|\n +at .*)*/g, '')
    .replaceAll(/\n +at .*/g, '');
  return isColored ? text : stripVTControlCharacters(text);
}
