import { storedText, storeText } from './storage';

const key = 'workbench:earlier';

let known: Record<string, string> | undefined;

function read(): Record<string, string> {
  if (known) return known;
  try {
    known = JSON.parse(storedText('session', key) ?? '{}') as Record<string, string>;
  } catch {
    known = {};
  }
  return known;
}

function write(texts: Record<string, string>): void {
  known = texts;
  storeText('session', key, JSON.stringify(texts));
}

/** A text before it was changed here, so that its translations can be reviewed. */
export function earlierAt(file: string, pointer: string): string | undefined {
  return read()[file + pointer];
}

/** Stores a text before it is changed, unless an earlier one is stored. */
export function rememberEarlier(file: string, pointer: string, text: string): void {
  const texts = read();
  if (text !== '' && texts[file + pointer] === undefined) write({ ...texts, [file + pointer]: text });
}

/** Discards a stored text after its translations have been reviewed. */
export function forgetEarlier(file: string, pointer = ''): void {
  const left = Object.entries(read()).filter(([place]) => !place.startsWith(file + pointer));
  write(Object.fromEntries(left));
}
