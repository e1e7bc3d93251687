import { isRecord } from '../../../content/model/is-record';

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
  /** The names of the texts that are stored for the site. */
  names(): string[];
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What keeps texts; undefined where the browser forbids that. */
function browserStorage(kind: Kind): Keeper | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return kind === 'session' && textsInName() ? tabName : undefined;
  }
}

/** Keeps texts in the name of the tab, which outlives its pages where session storage is forbidden. */
const tabName: Keeper = {
  getItem: (name) => textsInName()?.[name] ?? null,
  setItem(name, text) {
    window.name = JSON.stringify({ ...textsInName(), [name]: text });
  },
  removeItem(name) {
    const { [name]: _, ...others } = textsInName() ?? {};
    window.name = Object.keys(others).length === 0 ? '' : JSON.stringify(others);
  },
};

/** The texts in the name of the tab; undefined if somebody else has named it. */
function textsInName(): Record<string, string> | undefined {
  try {
    const texts: unknown = JSON.parse(window.name || '{}');
    return isRecord(texts) ? (texts as Record<string, string>) : undefined;
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

/** Creates a storage for texts in the browser. */
export function createStorage(): TextStorage {
  const prefix = ofSite();
  /** Texts that the browser does not keep: they last until the page is left. */
  const unkept = { session: new Map<string, string>(), local: new Map<string, string>() };
  return {
    store(kind, name, text) {
      unkept[kind].delete(name);
      try {
        const storage = browserStorage(kind);
        if (text === undefined) storage?.removeItem(prefix + name);
        else if (storage) storage.setItem(prefix + name, text);
        else unkept[kind].set(name, text);
        return text === undefined || storage !== undefined;
      } catch {
        if (text !== undefined) unkept[kind].set(name, text);
        return false;
      }
    },
    read: (kind, name) => unkept[kind].get(name) ?? browserStorage(kind)?.getItem(prefix + name) ?? undefined,
    names() {
      const kept = Object.keys(browserStorage('local') ?? {}).filter((name) => name.startsWith(prefix));
      return [...new Set([...kept.map((name) => name.slice(prefix.length)), ...unkept.local.keys()])];
    },
  };
}
