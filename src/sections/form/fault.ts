import type { SectionOf } from '../../content/types.generated';

/** A field as its document describes it. */
export type FieldOfForm = SectionOf<'form'>['fields'][number];

/** What is wrong with a field's value, and the limit that it violates. */
export interface Fault {
  code:
    | 'empty'
    | 'unticked'
    | 'unchosen'
    | 'email'
    | 'number'
    | 'date'
    | 'least'
    | 'most'
    | 'first'
    | 'last'
    | 'short'
    | 'long';
  limit?: number | string;
}

/**
 * Returns the first fault of a field's value; undefined if it is valid.
 *
 * @param text the value; empty for an unchecked box
 * @param isUnreadable whether the browser cannot parse the input: an incomplete date, a word instead of a number
 */
export function faultIn(field: FieldOfForm, text: string, isUnreadable = false): Fault | undefined {
  const { kind, required, min, max } = field;
  if (isUnreadable) return { code: kind === 'date' ? 'date' : 'number' };
  if (text.trim() === '') {
    const empty = ({ check: 'unticked', choice: 'unchosen' } as const)[kind as string] ?? 'empty';
    return required ? { code: empty } : undefined;
  }
  if (kind === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())) return { code: 'email' };
  if (kind === 'date') {
    // ISO dates sort as text.
    if (min !== undefined && text < String(min)) return { code: 'first', limit: String(min) };
    if (max !== undefined && text > String(max)) return { code: 'last', limit: String(max) };
  } else if (kind === 'number') {
    if (Number.isNaN(Number(text))) return { code: 'number' };
    if (min !== undefined && Number(text) < Number(min)) return { code: 'least', limit: Number(min) };
    if (max !== undefined && Number(text) > Number(max)) return { code: 'most', limit: Number(max) };
  } else if (kind !== 'check' && kind !== 'choice') {
    if (min !== undefined && text.length < Number(min)) return { code: 'short', limit: Number(min) };
    if (max !== undefined && text.length > Number(max)) return { code: 'long', limit: Number(max) };
  }
  return undefined;
}
