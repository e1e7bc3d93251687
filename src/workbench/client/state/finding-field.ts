import type { PageFinding } from './findings';
import { filesAt } from './parts';
import type { Focus } from './store';
import type { Workbench } from './workbench';

/**
 * The field that a finding is about, in the language of its dictionary; for a stale or missing translation, in the first open
 * one; otherwise in the source language.
 */
export function fieldOf(
  workbench: Workbench,
  { code, file, place: pointer }: Pick<PageFinding, 'code' | 'file' | 'place'>,
): Focus {
  if (code === 'missing-translation' || code === 'stale-translation') return { pointer, language: 'open' };
  const { files, site } = workbench.store.getState();
  const { dictionaries = {}, shared = {} } = filesAt(files, pointer) ?? {};
  const own = site?.languages.find((one) =>
    [dictionaries[one.code]?.file, shared[one.code]?.file].includes(file),
  );
  return { pointer, language: (own ?? site?.languages[0])?.code };
}
