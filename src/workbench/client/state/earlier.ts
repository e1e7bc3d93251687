import type { TextStorage } from './storage';

const key = 'workbench:earlier';

/** Texts before they were changed here, so that their translations can be reviewed. They survive a reload. */
export type EarlierTexts = ReturnType<typeof createEarlierTexts>;

/** Creates the earlier texts of a workbench, which begin with those that the tab has stored. */
export function createEarlierTexts(storage: TextStorage) {
  let texts = parsedTexts(storage.read('session', key));

  function write(next: Record<string, string>): void {
    texts = next;
    storage.store('session', key, JSON.stringify(texts));
  }

  return {
    /** A text before it was changed here. */
    at(file: string, pointer: string): string | undefined {
      return texts[file + pointer];
    },

    /** Stores a text before it is changed, unless an earlier one is stored. */
    remember(file: string, pointer: string, text: string): void {
      if (text !== '' && texts[file + pointer] === undefined) write({ ...texts, [file + pointer]: text });
    },

    /** Discards a stored text after its translations have been reviewed. */
    forget(file: string, pointer = ''): void {
      const left = Object.entries(texts).filter(([place]) => !place.startsWith(file + pointer));
      write(Object.fromEntries(left));
    },
  };
}

function parsedTexts(text = '{}'): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
}
