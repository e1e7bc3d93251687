import { type Finding, type Place, pointerTokens, type Severity, withNames } from './diagnostics';

/**
 * One place of a finding, by what stays the same when other things are edited: never by its line, and not by the number of
 * its section.
 */
export interface KnownPlace {
  code: string;
  severity: Severity;
  file: string;
  /** Where in the document; numbers of sections and items are left out. With the language that it is about, where it says one. */
  at: string;
  /** What stands there, not longer than one line; or the message, where that is no text. */
  value: string;
  message: string;
}

/** Gives a file of the site, parsed; undefined where it is not there or no JSON. */
type ReadFile = (file: string) => { value: unknown } | undefined;

/** Every place of every finding. @param read as the site is that they were found in */
export function placesOf(findings: readonly Finding[], read: ReadFile): KnownPlace[] {
  return withKnown(findings, read).map(({ known }) => known);
}

/**
 * The findings that were not there before, each at the first of its places that is new. What was only moved in its document,
 * or along with it, was there before; a warning that has become an error was not.
 *
 * @param read as the site is now
 * @param isThere whether a file is part of the site now
 * @returns the new findings; and what was found before and is no longer there
 */
export function newFindings(
  findings: readonly Finding[],
  before: readonly KnownPlace[],
  read: ReadFile,
  isThere: (file: string) => boolean,
): { found: Finding[]; gone: KnownPlace[] } {
  const left = new Set(before);
  let open = withKnown(findings, read);
  for (const keyOf of keys) {
    if (left.size === 0 || open.length === 0) break;
    const byKey = new Map<string, KnownPlace[]>();
    for (const known of left) {
      const key = keyOf(known, !isThere(known.file));
      if (key === undefined) continue;
      const list = byKey.get(key);
      if (list) list.push(known);
      else byKey.set(key, [known]);
    }
    open = open.filter(({ known }) => {
      const list = byKey.get(keyOf(known, true) ?? '') ?? [];
      const index = list.findIndex(({ severity }) => severity === 'error' || known.severity === 'warning');
      const [match] = index < 0 ? [] : list.splice(index, 1);
      return !(match && left.delete(match));
    });
  }
  const found = new Map<Finding, Finding>();
  for (const { finding, place } of open)
    if (!found.has(finding)) found.set(finding, place === finding ? finding : { ...finding, ...place });
  return { found: [...found.values()], gone: [...left] };
}

/** What two places are the same by, the surest first. The last ones find what was moved with its document. */
const keys: readonly ((known: KnownPlace, isMoved: boolean) => string | undefined)[] = [
  ({ code, file, at, value, message }) => join(code, file, at, value, message),
  ({ code, file, at, value }) => join(code, file, at, value),
  ({ code, file, value }) => join(code, file, value),
  ({ code, file, at, message }) => join(code, file, at, message),
  ({ code, at, value }, isMoved) => (isMoved ? join(code, at, value) : undefined),
  ({ code, at, message }, isMoved) => (isMoved ? join(code, at, message) : undefined),
];

function join(...parts: string[]): string {
  return parts.join('\0');
}

interface OnePlace {
  finding: Finding;
  place: Place;
  known: KnownPlace;
}

function withKnown(findings: readonly Finding[], read: ReadFile): OnePlace[] {
  const values = new Map<string, unknown>();
  const contentOf = (file: string) => {
    if (!values.has(file)) values.set(file, read(file)?.value);
    return values.get(file);
  };
  return findings.flatMap((finding) =>
    [finding, ...(finding.others ?? [])].map((place) => {
      const { code, severity, language } = finding;
      const { file, pointer } = place;
      const path = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const at = language === undefined ? path : `${language} ${path}`;
      const message = inOneLine(withNames(finding.message, (name) => name));
      const value = inOneLine(textAt(contentOf(file), pointer) ?? message);
      return { finding, place, known: { code, severity, file, at, value, message } };
    }),
  );
}

/** The text that a pointer leads to; undefined for what is no text, number or word. */
function textAt(value: unknown, pointer: string): string | undefined {
  let at = value;
  for (const token of pointerTokens(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return undefined;
    at = (at as Record<string, unknown>)[token];
  }
  return typeof at === 'object' || at === undefined ? undefined : JSON.stringify(at);
}

const longest = 120;

/** A text as it is; of one that is longer than a line the beginning, and a number that another text has not. */
function inOneLine(text: string): string {
  if (text.length <= longest) return text;
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return `${text.slice(0, longest - 20)}… ${sum.toString(36)}`;
}
