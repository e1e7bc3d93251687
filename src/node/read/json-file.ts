import { readFileSync } from 'node:fs';
import { position } from '../../content/json/locate';
import { parseText } from '../../content/json/parse';
import { attempt } from '../../content/text/attempt';
import { UsageError } from '../project/project';

/** The value in a JSON file; undefined if it cannot be read, or is not JSON. */
export function jsonInFile(file: string): unknown {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')));
}

/** The value of a JSON text. @param name of its file @throws UsageError with the place of the first mistake */
export function parsedJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [fault] = parseText(text).faults;
    if (!fault) throw error;
    const { line, column } = position(text, fault.span.offset);
    throw new UsageError(`${name}:${line}:${column}: ${fault.message} ${fault.hint}`);
  }
}
