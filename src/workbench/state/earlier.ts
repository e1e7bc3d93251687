const key = 'workbench:earlier';

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What stood at a place of a document before it was changed here: its translation is asked about. */
export function earlierAt(file: string, pointer: string): string | undefined {
  return read()[file + pointer];
}

/** Remembers what stood at a place, unless something earlier is known. */
export function rememberEarlier(file: string, pointer: string, text: string): void {
  const known = read();
  if (text === '' || known[file + pointer] !== undefined) return;
  sessionStorage.setItem(key, JSON.stringify({ ...known, [file + pointer]: text }));
}

/** Forgets what stood at a place: its translation has been dealt with. */
export function forgetEarlier(file: string, pointer = ''): void {
  const left = Object.entries(read()).filter(([place]) => !place.startsWith(file + pointer));
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(left)));
}
