import { type Finding, type Place, type Severity, withNames } from '../model/diagnostics';
import { grouped } from '../text/grouped';
import { memoize } from '../text/memoize';
import { valueAt } from './values';

/** A place of a finding, identified by what is stable under other edits: neither by line nor by section index. */
export interface KnownPlace {
  code: string;
  severity: Severity;
  file: string;
  /** The pointer without indexes, and the language of the finding, if any. */
  at: string;
  /** The value there, cut to one line; the message if it is not a scalar. */
  value: string;
  message: string;
  /** Place, value and message without the addresses of links, if the inline text has any. Baselines do not have it. */
  unlinked?: string;
}

/** Parses a file of the site; undefined if it does not exist or is not JSON. */
type ReadFile = (file: string) => { value: unknown } | undefined;

/** Every place of every finding. @param read the site in which they were found */
export function knownPlaces(findings: readonly Finding[], read: ReadFile): KnownPlace[] {
  return withKnown(findings, read).map(({ known }) => known);
}

/**
 * The findings that are new, each at its first new place. Findings that were merely moved within or along with their
 * document are not new; a warning that became an error is.
 *
 * @param read the current site
 * @param isThere whether a file exists now
 * @returns the new findings, and the earlier places that are gone
 */
export function newFindings(
  findings: readonly Finding[],
  before: readonly KnownPlace[],
  read: ReadFile,
  isThere: (file: string) => boolean,
): { added: Finding[]; gone: KnownPlace[] } {
  const left = new Set(before);
  let open = withKnown(findings, read);
  for (const keyOf of keys) {
    if (left.size === 0 || open.length === 0) break;
    const byKey = grouped(left, (place) => keyOf(place, !isThere(place.file)));
    open = open.filter(({ known }) => {
      const list = byKey.get(keyOf(known, true) ?? '') ?? [];
      const index = list.findIndex(({ severity }) => severity === 'error' || known.severity === 'warning');
      const [match] = index < 0 ? [] : list.splice(index, 1);
      return !(match && left.delete(match));
    });
  }
  const placed = new Map<Finding, Finding>();
  for (const { finding, place } of open)
    if (!placed.has(finding)) placed.set(finding, place === finding ? finding : { ...finding, ...place });
  return { added: [...placed.values()], gone: [...left] };
}

/** Keys for matching places, the strictest first. The last ones match places in documents that were moved. */
const keys: readonly ((known: KnownPlace, isMoved: boolean) => string | undefined)[] = [
  ({ code, file, at, value, message }) => join(code, file, at, value, message),
  ({ code, file, at, value }) => join(code, file, at, value),
  ({ code, file, value }) => join(code, file, value),
  ({ code, file, at, message }) => join(code, file, at, message),
  ({ code, file, unlinked }) => unlinked && join(code, file, unlinked),
  ({ code, at, value }, isMoved) => (isMoved ? join(code, at, value) : undefined),
  ({ code, at, message }, isMoved) => (isMoved ? join(code, at, message) : undefined),
  ({ code, unlinked }, isMoved) => (isMoved && unlinked ? join(code, unlinked) : undefined),
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
  const contentOf = memoize((file: string) => read(file)?.value);
  return findings.flatMap((finding) =>
    [finding, ...(finding.others ?? [])].map((place) => {
      const { code, severity, language } = finding;
      const { file, pointer } = place;
      const path = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      const at = language === undefined ? path : `${language} ${path}`;
      const message = withNames(finding.message);
      const value = textAt(contentOf(file), pointer) ?? message;
      const known: KnownPlace = {
        code,
        severity,
        file,
        at,
        value: inOneLine(value),
        message: inOneLine(message),
      };
      const unlinked = withoutAddresses(at, value, message);
      return { finding, place, known: unlinked === undefined ? known : { ...known, unlinked } };
    }),
  );
}

/** The scalar at a pointer as JSON; undefined for anything else. */
function textAt(value: unknown, pointer: string): string | undefined {
  const at = valueAt(value, pointer);
  return typeof at === 'object' || at === undefined ? undefined : JSON.stringify(at);
}

const address = /\]\([^()\s"]*\)/g;
/** A text that a message quotes, perhaps cut within an address. */
const quotedLink = /"(?:[^"\\]|\\.)*\]\((?:[^"\\]|\\.)*"/g;

function withoutAddresses(at: string, value: string, message: string): string | undefined {
  if (!value.includes('](') && !at.includes('](')) return undefined;
  const [place, text] = [at, value].map((one) => one.replaceAll(address, ']()'));
  return join(place ?? at, text ?? value, message.replaceAll(quotedLink, '""'));
}

const longest = 120;

/** A text, shortened to one line with a checksum to tell long ones apart. */
function inOneLine(text: string): string {
  if (text.length <= longest) return text;
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0;
  return `${text.slice(0, longest - 20)}… ${sum.toString(36)}`;
}
