import type { Diagnostic } from '../model/diagnostics';

/**
 * Identifies each finding across runs by code and pointer, since line numbers change when other things are edited.
 * Several findings at one place are numbered.
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
