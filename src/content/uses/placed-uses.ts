import { position } from '../json/locate';
import { parseText } from '../json/parse';
import { offsetInText } from '../json/quoted';
import { follow } from '../json/tree';
import { compareText, pointerTokens } from '../model/diagnostics';
import type { Language } from '../model/languages';
import { type SectionName, sectionAt, type Use } from './uses';

/** A place where something is used. */
export interface FoundPlace extends Omit<Use, 'kind'> {
  /** A `page` is the document that a route leads to; an `entry` belongs to a dictionary. */
  kind: Use['kind'] | 'page' | 'entry';
  /** Relative to the site's folder. */
  file: string;
  line: number;
  column: number;
  section?: SectionName;
  /** Only for entries, like `translation`. */
  language?: Language;
  translation?: string;
}

export interface UseSearch {
  text: string;
  places: FoundPlace[];
  /** The number of further texts that contain it; they are not among the places. */
  parts: number;
  /** Documents that contain the text but are not JSON, so that its meaning there is unknown. */
  unreadable: string[];
  /** What may have been meant if there is no place. */
  suggestion?: string;
}

/** A use without its location in the text. */
export type UnplacedUse = Omit<FoundPlace, 'file' | 'line' | 'column' | 'section'>;

/** Adds line, column and section to the uses in one file. @param value the parsed text */
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
    const { part, reading: _, ...plain } = use;
    const start = node?.offset ?? 0;
    const offset = part && text[start] === '"' ? offsetInText(text, start, part.offset) : start;
    return { ...plain, file, ...position(text, offset), ...(section && { section }) };
  });
}

/** Sorts places by file, line and column and removes duplicates; the page itself comes first. */
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
