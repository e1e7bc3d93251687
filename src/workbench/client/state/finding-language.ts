import type { PageFinding } from './findings';
import { filesAt } from './parts';
import type { Workbench } from './workbench';

/**
 * The language that a finding is about: that of its dictionary; for a stale or missing translation, the first open one;
 * otherwise the source language.
 */
export function languageToShow(
  workbench: Workbench,
  { code, file, place }: Pick<PageFinding, 'code' | 'file' | 'place'>,
): string | undefined {
  if (code === 'missing-translation' || code === 'stale-translation') return 'open';
  const { files: ofRoute, site } = workbench.store.getState();
  const files = ofRoute && filesAt(ofRoute, place);
  const dictionaries = { ...files?.shared, ...files?.dictionaries };
  const own = Object.keys(dictionaries).find((language) =>
    [files?.dictionaries[language]?.file, files?.shared[language]?.file].includes(file),
  );
  return own ?? site?.languages[0]?.code;
}
