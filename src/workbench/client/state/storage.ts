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

/** What the names of a site begin with: another site may have been at this address, or may be next. */
function ofSite(): string {
  // Tests of the state alone have no document.
  const site = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="workbench-site"]')?.content;
  return site ? `${site}:` : '';
}

/** Creates a storage. @param storageOf where texts are kept; by default, in the browser */
export function createStorage(storageOf = browserStorage): TextStorage {
  const prefix = ofSite();
  /** Texts that the browser does not keep: they last until the page is left. */
  const unkept = { session: new Map<string, string>(), local: new Map<string, string>() };
  return {
    store(kind, name, text) {
      unkept[kind].delete(name);
      try {
        const storage = storageOf(kind);
        if (text === undefined) storage?.removeItem(prefix + name);
        else if (storage) storage.setItem(prefix + name, text);
        else unkept[kind].set(name, text);
        return text === undefined || storage !== undefined;
      } catch {
        if (text !== undefined) unkept[kind].set(name, text);
        return false;
      }
    },
    read: (kind, name) => unkept[kind].get(name) ?? storageOf(kind)?.getItem(prefix + name) ?? undefined,
    names(kind) {
      const kept = Object.keys(storageOf(kind) ?? {}).filter((name) => name.startsWith(prefix));
      return [...new Set([...kept.map((name) => name.slice(prefix.length)), ...unkept[kind].keys()])];
    },
  };
}
