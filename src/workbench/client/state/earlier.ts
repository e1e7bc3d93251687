import { placeNow } from '../../../content/json/rebase';
import type { TextStorage } from './storage';

const key = 'workbench:earlier-wordings';

/**
 * The wordings of texts that were changed here, so that their translations can be reviewed. They survive a reload. Nothing has to
 * be forgotten once a translation is reviewed: it has an entry of its own then. So each language keeps what it still has.
 */
export type EarlierTexts = ReturnType<typeof createEarlierTexts>;

const none: readonly string[] = [];

/** Creates the earlier texts of a workbench, which begin with those that the tab has stored. */
export function createEarlierTexts(storage: TextStorage) {
  let texts = parsedTexts(storage.read('session', key));

  function write(next: Record<string, readonly string[]>): void {
    texts = next;
    storage.store('session', key, JSON.stringify(texts));
  }

  const at = (file: string, pointer: string) => texts[file + pointer] ?? none;

  return {
    /** The wordings of a text before it was changed here, the oldest first. */
    at,

    /** Stores a text before it is changed, unless an earlier one is stored: most of those between are fragments. */
    remember(file: string, pointer: string, text: string): void {
      if (text !== '' && at(file, pointer).length === 0) write({ ...texts, [file + pointer]: [text] });
    },

    /** Stores a text that was translated here: if it changes, that is the translation to review. */
    rememberTranslated(file: string, pointer: string, text: string): void {
      const others = at(file, pointer).filter((one) => one !== text);
      if (at(file, pointer).at(-1) !== text) write({ ...texts, [file + pointer]: [...others, text] });
    },

    /**
     * Follows texts whose document has changed to where they are now; those that are gone are forgotten.
     *
     * @param owner what the pointers of the document begin with
     */
    follow(file: string, owner: string, before: unknown, after: unknown): void {
      const start = `${file}${owner}/`;
      const followed = Object.entries(texts).flatMap(([place, wordings]) => {
        if (!place.startsWith(start)) return [[place, wordings] as const];
        const now = placeNow(place.slice(start.length - 1), before, after);
        return now === undefined ? [] : [[file + owner + now, wordings] as const];
      });
      const next = Object.fromEntries(followed);
      if (Object.keys(next).join() !== Object.keys(texts).join()) write(next);
    },
  };
}

function parsedTexts(text = '{}'): Record<string, readonly string[]> {
  try {
    return JSON.parse(text) as Record<string, readonly string[]>;
  } catch {
    return {};
  }
}
