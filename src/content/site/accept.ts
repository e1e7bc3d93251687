import { type Finding, type Place, pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import { withoutPlaces } from '../model/places';
import { quote } from '../text/quote';
import type { Page, SourceFile } from './load';
import { hasReason, type RuledCheck, waives } from './rules';

/** An `$accept` entry: accepts findings with this code at or below its object. */
export interface Accept {
  file: string;
  /** The pointer to the object that contains the `$accept`. */
  scope: string;
  /** The pointer to the entry. */
  pointer: string;
  code: string;
  /** The number of entries in its list. */
  count: number;
  /** A page check has used it; a site check may do so as well. */
  isUsed?: true;
}

/** An invalid or disallowed entry. */
export type Mistake = Omit<Finding, 'code' | 'severity'>;

/** What stands at an `$accept`, valid or not. */
interface Entry extends Omit<Accept, 'code'> {
  value: unknown;
  /** Whether it stands in a list. */
  isListed: boolean;
}

const name = '$accept';

/** Removes `$accept` from a page's documents, so that the rest of the pipeline never sees it. */
export function takeAccepts(page: Page): { page: Page; entries: Entry[] } {
  const entries: Entry[] = [];
  // Few documents have one, and a text search is faster than walking every value.
  const mayHave = ({ isBroken, text }: SourceFile) => !isBroken && text.includes(name);
  if (![page.source, ...page.dictionaries.values()].some(mayHave)) return { page, entries };
  const read = (source: SourceFile): SourceFile =>
    mayHave(source) ? { ...source, value: take(source.value, '', source.path, entries) } : source;
  const source = read(page.source);
  const dictionaries = new Map([...page.dictionaries].map(([language, one]) => [language, read(one)]));
  return { page: { ...page, source, dictionaries }, entries };
}

/** A value without its `$accept` entries, which are collected. */
function take(value: unknown, at: string, file: string, entries: Entry[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => take(item, `${at}/${index}`, file, entries));
  if (!isRecord(value)) return value;
  const rest: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    if (key !== name) {
      // Defined rather than assigned, since a document may have a property named `__proto__`.
      const kept = take(child, at + pointerToken(key), file, entries);
      Object.defineProperty(rest, key, { value: kept, enumerable: true, writable: true, configurable: true });
      continue;
    }
    const isListed = Array.isArray(child);
    const list = isListed ? child : [child];
    for (const [index, entry] of list.entries()) {
      const pointer = isListed ? `${at}/${name}/${index}` : `${at}/${name}`;
      entries.push({ file, scope: at, pointer, value: entry, count: list.length, isListed });
    }
  }
  return rest;
}

/**
 * Sorts entries into those that accept something and mistakes, which the check `wrong-accept` reports. An entry is
 * `{ "code": "…", "reason": "…" }`.
 *
 * @param checks those whose findings entries may be about; other codes are not judged
 */
export function judgeAccepts(
  entries: readonly Entry[],
  checks: readonly RuledCheck[],
): { accepts: Accept[]; mistakes: Mistake[] } {
  const accepts: Accept[] = [];
  const mistakes: Mistake[] = [];
  for (const { value, isListed, ...place } of entries) {
    const { file, pointer } = place;
    const mistake = mistakeIn(value, isListed, checks);
    if (mistake) mistakes.push({ file, pointer, ...mistake });
    else {
      accepts.push({ ...place, code: String((value as { code: unknown }).code) });
      mistakes.push(...unknownIn(value as Record<string, unknown>, place));
    }
  }
  return { accepts, mistakes };
}

/** Properties that an entry does not have, such as a day on which it ends: nothing would come of them. */
function unknownIn(entry: Record<string, unknown>, { file, pointer }: Place): Mistake[] {
  const names = Object.keys(entry).filter((name) => !['code', 'reason'].includes(name));
  return names.map((name) => ({
    file,
    pointer: pointer + pointerToken(name),
    at: 'property',
    message: `Unknown property ${quote(name)} in an entry of "$accept".`,
    hint: 'An entry has "code" and "reason" alone: take it out.',
  }));
}

function mistakeIn(
  entry: unknown,
  isListed: boolean,
  checks: readonly RuledCheck[],
): { message: string; hint: string } | undefined {
  const shape = 'Write "$accept": [{ "code": "the-code", "reason": "why it is right here" }].';
  if (!isListed || !isRecord(entry) || typeof entry.code !== 'string') {
    return { message: '"$accept" must be a list of codes with reasons.', hint: shape };
  }
  const { code } = entry;
  if (!hasReason(entry)) {
    return { message: `"${code}" is accepted without a reason.`, hint: shape };
  }
  const check = checks.find((candidate) => candidate.code === code);
  if (check && !waives('$accept', check)) {
    return {
      message: `"${code}" cannot be accepted.`,
      hint: 'The page would be broken for visitors: correct what it reports.',
    };
  }
  return undefined;
}

/** Removes accepted findings; `unused` are the entries that accepted nothing. */
export function applyAccepts(
  findings: readonly Finding[],
  accepts: readonly Accept[],
): { findings: Finding[]; unused: Accept[] } {
  if (accepts.length === 0) return { findings: findings as Finding[], unused: [] };
  const unused = new Set(accepts);
  const left = findings.flatMap((finding) => {
    const isAccepted = (place: Place) => {
      const accept = accepts.find((candidate) => covers(candidate, finding.code, place));
      if (accept) unused.delete(accept);
      return accept !== undefined;
    };
    return withoutPlaces(finding, isAccepted) ?? [];
  });
  return { findings: left, unused: [...unused] };
}

function covers({ file, scope, code }: Accept, found: string, place: Place): boolean {
  return (
    code === found &&
    file === place.file &&
    (place.pointer === scope || place.pointer.startsWith(`${scope}/`))
  );
}
