const key = 'workbench:earlier';

let known: Record<string, string> | undefined;

function read(): Record<string, string> {
  if (known) return known;
  try {
    known = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    known = {};
  }
  return known;
}

function write(texts: Record<string, string>): void {
  known = texts;
  sessionStorage.setItem(key, JSON.stringify(texts));
}

/** What stood at a place of a document before it was changed here: its translation is asked about. */
export function earlierAt(file: string, pointer: string): string | undefined {
  return read()[file + pointer];
}

/** Remembers what stood at a place, unless something earlier is known. */
export function rememberEarlier(file: string, pointer: string, text: string): void {
  const texts = read();
  if (text !== '' && texts[file + pointer] === undefined) write({ ...texts, [file + pointer]: text });
}

/** Forgets what stood at a place: its translation has been dealt with. */
export function forgetEarlier(file: string, pointer = ''): void {
  const left = Object.entries(read()).filter(([place]) => !place.startsWith(file + pointer));
  write(Object.fromEntries(left));
}
