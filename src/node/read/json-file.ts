import { readFileSync } from 'node:fs';

/** The value in a JSON file; undefined if it cannot be read, or is not JSON. */
export function jsonInFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
