import type { PageFinding } from './findings';
import { store } from './store';

/**
 * The language whose words a finding is about: that of the dictionary that it stands in; of a text that is
 * not translated as it is now, the first that is open; else the one that documents are written in.
 */
export function languageOf({ code, file }: Pick<PageFinding, 'code' | 'file'>): string | undefined {
  if (code === 'missing-translation' || code === 'stale-translation') return 'open';
  const { files, site } = store.get();
  const dictionaries = { ...files?.shared, ...files?.dictionaries };
  const own = Object.keys(dictionaries).find((language) =>
    [files?.dictionaries[language]?.file, files?.shared[language]?.file].includes(file),
  );
  return own ?? site?.languages[0]?.code;
}
