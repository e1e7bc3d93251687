import type { Diagnostic } from '../model/diagnostics';

/**
 * What each finding is known by from one run to the next. Lines move when other things are edited; what is wrong at which place of
 * the document does not. Several findings at one place are numbered.
 */
export function fingerprints(diagnostics: readonly Diagnostic[]): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file, pointer }) => {
    const place = `${code} ${file} ${pointer}`;
    const number = (seen.get(place) ?? 0) + 1;
    seen.set(place, number);
    return number === 1 ? place : `${place} ${number}`;
  });
}
