/** What the browser keeps for the tab (`session`) or for the site (`local`). */
type Kind = 'session' | 'local';

/** Stores texts by name. */
export interface TextStorage {
  /**
   * Stores a text, or removes it if it is undefined.
   *
   * @returns whether the browser keeps it; without storage, or if it is full, the text lasts until the page is left
   */
  store(kind: Kind, name: string, text: string | undefined): boolean;
  /** A stored text; undefined if there is none. */
  read(kind: Kind, name: string): string | undefined;
  names(kind: Kind): string[];
}

/** The browser's storage; undefined where the browser forbids it. */
function browserStorage(kind: Kind): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Creates a storage. @param storageOf where texts are kept; by default, in the browser */
export function createStorage(storageOf = browserStorage): TextStorage {
  /** Texts that the browser does not keep: they last until the page is left. */
  const unkept = { session: new Map<string, string>(), local: new Map<string, string>() };
  return {
    store(kind, name, text) {
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
    },
    read: (kind, name) => unkept[kind].get(name) ?? storageOf(kind)?.getItem(name) ?? undefined,
    names: (kind) => [...new Set([...Object.keys(storageOf(kind) ?? {}), ...unkept[kind].keys()])],
  };
}
