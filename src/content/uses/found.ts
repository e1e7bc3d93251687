import { position } from '../json/locate';
import { parseText } from '../json/parse';
import { offsetInText } from '../json/quoted';
import { follow } from '../json/tree';
import { pointerTokens } from '../model/diagnostics';
import type { Language } from '../model/languages';
import { type SectionName, sectionAt, type Use } from './uses';

/** A place where something is named. */
export interface FoundPlace extends Omit<Use, 'kind'> {
  /** A `page` is the document that answers for a route; an `entry` is one of a dictionary. */
  kind: Use['kind'] | 'page' | 'entry';
  /** Relative to the folder of the site. */
  file: string;
  line: number;
  column: number;
  section?: SectionName;
  /** Of an entry. */
  language?: Language;
  translation?: string;
}

/** What a search has found. */
export interface Found {
  text: string;
  places: FoundPlace[];
  /** In how many more texts it is a part; they are not among the places. */
  parts: number;
  /** Documents that hold it and are no JSON: what it is there is unknown. */
  unreadable: string[];
  /** What may have been meant, when there is no place. */
  suggestion?: string;
}

/** A use without its place in the text. */
export type UnplacedUse = Omit<FoundPlace, 'file' | 'line' | 'column' | 'section'>;

/** Gives the uses of one file their lines, and the sections that they stand in. @param value what the text says */
export function placeUses(
  file: string,
  text: string,
  value: unknown,
  uses: readonly UnplacedUse[],
): FoundPlace[] {
  if (uses.length === 0) return [];
  const { root } = parseText(text);
  return uses.map((use) => {
    const target = root && follow(root, pointerTokens(use.pointer));
    const node = use.kind === 'entry' ? (target?.member?.key ?? target?.node) : target?.node;
    const section = sectionAt(value, use.pointer);
    const { part, reading: _, ...said } = use;
    const start = node?.offset ?? 0;
    const offset = part && text[start] === '"' ? offsetInText(text, start, part.offset) : start;
    return { ...said, file, ...position(text, offset), ...(section && { section }) };
  });
}

/** Places by file, line and column, each once; the page that is sought first. */
export function sortPlaces(places: readonly FoundPlace[]): FoundPlace[] {
  const distinct = new Map(
    places.map((place) => [
      `${place.kind} ${place.file} ${place.pointer} ${place.line} ${place.column}`,
      place,
    ]),
  );
  const rank = ({ kind }: FoundPlace) => (kind === 'page' ? 0 : 1);
  return [...distinct.values()].sort(
    (a, b) => rank(a) - rank(b) || compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
