import { type Finding, pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import type { Page, SourceFile } from './load';

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
}

/** An invalid or disallowed entry. */
export type Mistake = Omit<Finding, 'code' | 'severity'>;

const name = '$accept';
/** The codes that `$accept` must not name: most of these findings mean a page that cannot be built. */
const unacceptable = new Set([
  'duplicate-key',
  'duplicate-route',
  'json-syntax',
  'missing-document',
  'missing-download',
  'missing-image',
  'missing-property',
  'unknown-property',
  'unknown-section',
  'unsafe-href',
  'unused-accept',
  'wrong-accept',
  'wrong-count',
  'wrong-language',
  'wrong-route',
  'wrong-rule',
  'wrong-type',
  'wrong-value',
]);

/** Whether `$accept` may name a code. */
export function mayBeAccepted(code: string): boolean {
  return !unacceptable.has(code);
}

/** Whether rules cannot lower the severity of a code: most of these findings mean a page that cannot be built. */
export function cannotBeLowered(code: string): boolean {
  return code !== 'unused-accept' && unacceptable.has(code);
}

/**
 * Removes `$accept` from a page's documents, so that the rest of the pipeline never sees it. An entry is `{ "code":
 * "…", "reason": "…" }`; invalid entries are reported by the check `wrong-accept`.
 */
export function readAccepts(page: Page): { page: Page; accepts: Accept[]; mistakes: Mistake[] } {
  const accepts: Accept[] = [];
  const mistakes: Mistake[] = [];
  const read = (source: SourceFile | undefined): SourceFile | undefined => {
    // Few documents have one, and a text search is faster than walking every value.
    if (!source || source.isBroken || !source.text.includes(name)) return source;
    return { ...source, value: take(source.value, '', source.path, accepts, mistakes) };
  };
  const source = read(page.source) as SourceFile;
  const dictionaries = new Map<string, SourceFile>();
  let isSame = source === page.source;
  for (const [language, written] of page.dictionaries) {
    const dictionary = read(written) as SourceFile;
    dictionaries.set(language, dictionary);
    isSame &&= dictionary === written;
  }
  return isSame
    ? { page, accepts, mistakes }
    : { page: { ...page, source, dictionaries }, accepts, mistakes };
}

/** A value without its `$accept` entries, which are collected. */
function take(value: unknown, at: string, file: string, accepts: Accept[], mistakes: Mistake[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => take(item, `${at}/${index}`, file, accepts, mistakes));
  }
  if (!isRecord(value)) return value;
  const rest: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    if (key !== name) {
      // Defined rather than assigned, since a document may have a property named `__proto__`.
      const kept = take(child, at + pointerToken(key), file, accepts, mistakes);
      Object.defineProperty(rest, key, { value: kept, enumerable: true, writable: true, configurable: true });
      continue;
    }
    const entries = Array.isArray(child) ? child : [child];
    for (const [index, entry] of entries.entries()) {
      const pointer = Array.isArray(child) ? `${at}/${name}/${index}` : `${at}/${name}`;
      const mistake = mistakeIn(entry, Array.isArray(child));
      if (mistake) mistakes.push({ file, pointer, ...mistake });
      else {
        const code = String((entry as { code: unknown }).code);
        accepts.push({ file, scope: at, pointer, code, count: entries.length });
      }
    }
  }
  return rest;
}

function mistakeIn(entry: unknown, isList: boolean): { message: string; hint: string } | undefined {
  const shape = 'Write "$accept": [{ "code": "the-code", "reason": "why it is right here" }].';
  if (!isList || !isRecord(entry) || typeof entry.code !== 'string') {
    return { message: '"$accept" must be a list of codes with reasons.', hint: shape };
  }
  if (typeof entry.reason !== 'string' || entry.reason.trim() === '') {
    return { message: `"${entry.code}" is accepted without a reason.`, hint: shape };
  }
  if (unacceptable.has(entry.code)) {
    return {
      message: `"${entry.code}" cannot be accepted.`,
      hint: 'The page would be broken for visitors: correct what it reports.',
    };
  }
  return undefined;
}

/** Removes accepted findings; `open` are the entries that accepted nothing. */
export function applyAccepts(
  findings: readonly Finding[],
  accepts: readonly Accept[],
): { findings: Finding[]; open: Accept[] } {
  if (accepts.length === 0) return { findings: findings as Finding[], open: [] };
  const open = new Set(accepts);
  const left = findings.filter((finding) => {
    const accept = accepts.find((candidate) => covers(candidate, finding));
    if (accept) open.delete(accept);
    return !accept;
  });
  return { findings: left, open: [...open] };
}

function covers({ file, scope, code }: Accept, finding: Finding): boolean {
  return (
    code === finding.code &&
    file === finding.file &&
    (finding.pointer === scope || finding.pointer.startsWith(`${scope}/`))
  );
}
