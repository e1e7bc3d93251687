import { readFileSync } from 'node:fs';
import { attempt } from '../../content/text/attempt';

/** The value in a JSON file; undefined if it cannot be read, or is not JSON. */
export function jsonInFile(file: string): unknown {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')));
}
