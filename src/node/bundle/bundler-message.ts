import { stripVTControlCharacters } from 'node:util';

/**
 * What the bundler says of an error, with the error, its place and the chain of imports, and without the traces of its own code.
 *
 * @param isColored whether the reader's terminal shows colours
 */
export function bundlerMessage(message: string, isColored: boolean): string {
  const text = message
    .replaceAll(/\n+Stack backtrace:(?:\n +\d+: .*|\n +at .*)*/g, '')
    .replaceAll(/\n +at .*/g, '');
  return isColored ? text : stripVTControlCharacters(text);
}
