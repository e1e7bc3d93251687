import { isLfsPointer } from '../text/lfs-pointer';
import type { SyntaxFault } from './faults';
import { closers, Nesting } from './nesting';
import { Stop, TextReader } from './reader';
import type { JsonNode, Member } from './tree';

/** What a text holds: the tree as far as it can be understood, what is wrong with it, and names that stand twice. */
export interface ParsedText {
  root: JsonNode | undefined;
  faults: SyntaxFault[];
  duplicates: { first: Member; second: Member }[];
}

/** How UTF-16 begins when it is read as UTF-8: with an invalid byte order mark, or with a zero next to each letter. */
const utf16 = /^(?:\ufffd\ufffd|\0[^\0]\0|[^\0]\0[^\0]\0)/;

/**
 * Reads a text as JSON and goes on after every mistake, so that all of them are found, each at the place where the
 * editor must type. For reading what is valid, `JSON.parse` is several times as fast; this is for places and mistakes.
 */
export function parseText(text: string): ParsedText {
  const reader = new TextReader(text, !isJson(text));
  const nesting = new Nesting(reader);
  let root: JsonNode | undefined;
  try {
    root = readDocument(reader, nesting);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return { root, faults: reader.faults, duplicates: nesting.duplicates };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readDocument(reader: TextReader, nesting: Nesting): JsonNode | undefined {
  const { text } = reader;
  if (text.startsWith('\ufeff')) {
    reader.fault('byteOrderMark', 0, 1);
    reader.at = 1;
  }
  if (text.slice(reader.at).trim() === '') {
    if (reader.faults.length === 0) reader.fault('empty', 0);
    return undefined;
  }
  if (isLfsPointer(text)) reader.stop('lfsPointer', 0, text.search(/\r?\n|$/));
  if (utf16.test(text)) reader.stop('encoding', 0, 1);
  const conflict = reader.isBroken ? /^(<{7} |={7}\r?$|>{7} )/m.exec(text) : null;
  if (conflict) reader.stop('conflict', conflict.index, 7);
  reader.skipSpace();
  const root = reader.isName() ? nesting.unopened() : nesting.value();
  reader.skipSpace();
  if (!reader.isAtEnd) {
    const isClosing = closers.has(reader.char);
    reader.structural(
      isClosing ? 'extraClosing' : 'extraText',
      reader.at,
      isClosing ? 1 : reader.restOfLine().length,
    );
  }
  return root;
}
