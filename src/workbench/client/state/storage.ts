/** What the browser keeps for the tab (`session`) or for the site (`local`). */
type Kind = 'session' | 'local';

/** Values that the browser does not keep: they last until the page is left. */
const unkept = { session: new Map<string, string>(), local: new Map<string, string>() };

/** The browser's storage; undefined where the browser forbids it. */
function storageOf(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it if it is undefined.
 *
 * @returns whether the browser keeps it; without storage, or if it is full, the text lasts until the page is left
 */
export function storeText(kind: Kind, name: string, text: string | undefined): boolean {
  unkept[kind].delete(name);
  try {
    const storage = storageOf(kind);
    if (text === undefined) storage?.removeItem(name);
    else if (storage) storage.setItem(name, text);
    else unkept[kind].set(name, text);
    return text === undefined || storage !== undefined;
  } catch {
    if (text !== undefined) unkept[kind].set(name, text);
    return false;
  }
}

/** A stored text; undefined if there is none. */
export function storedText(kind: Kind, name: string): string | undefined {
  return unkept[kind].get(name) ?? storageOf(kind)?.getItem(name) ?? undefined;
}

export function storedNames(kind: Kind): string[] {
  return [...new Set([...Object.keys(storageOf(kind) ?? {}), ...unkept[kind].keys()])];
}
