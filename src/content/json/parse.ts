import { isLfsPointer } from '../text/lfs-pointer';
import type { SyntaxFault } from './faults';
import { jsonIn } from './json-in';
import { closers, Nesting } from './nesting';
import { Stop, TextReader } from './reader';
import type { JsonNode, Member } from './tree';

/** The result of parsing a text: the tree as far as it could be parsed, syntax errors, and duplicate names. */
export interface ParsedText {
  root: JsonNode | undefined;
  faults: SyntaxFault[];
  duplicates: { first: Member; second: Member }[];
}

/** The beginning of a UTF-16 text decoded as UTF-8: an invalid byte order mark, or a NUL next to each letter. */
const utf16 = /^(?:\ufffd\ufffd|\0[^\0]\0|[^\0]\0[^\0]\0)/;
/** The beginning of a binary file, such as an archive or an image. */
const binary = /^(?:(?!\s)\p{Cc}|\ufffd)/u;
/** The beginning of a file in another format: no broken JSON document starts like this. */
const foreign = /^[^\s{[\p{P}\p{Z}\p{C}]|^<|^---/u;

/** A marker of a merge conflict alone in its line, which an editor may have indented. */
const conflictMarker = /^([ \t]*)(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m;

/**
 * Parses a text as JSON, recovering from every error, so that all of them are found, each at the place where the editor
 * must type. For valid JSON, `JSON.parse` is several times as fast; this is for positions and errors.
 */
export function parseText(text: string): ParsedText {
  const reader = new TextReader(text, jsonIn(text) === undefined);
  const nesting = new Nesting(reader);
  let root: JsonNode | undefined;
  try {
    root = readDocument(reader, nesting);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return { root, faults: reader.faults, duplicates: nesting.duplicates };
}

function readDocument(reader: TextReader, nesting: Nesting): JsonNode | undefined {
  const { text } = reader;
  // Programs that add one do not always see that there is one.
  const marks = /^\ufeff*/.exec(text)?.[0].length ?? 0;
  if (marks > 0) reader.fault('byteOrderMark', 0, marks);
  reader.at = marks;
  if (text.slice(reader.at).trim() === '') {
    if (reader.faults.length === 0) reader.fault('empty', 0);
    return undefined;
  }
  if (isLfsPointer(text)) reader.stop('lfsPointer', 0, text.search(/\r?\n|$/));
  if (/^\0[\0\s]*$/.test(text)) reader.stop('zeros', 0, text.length);
  if (utf16.test(text) || binary.test(text)) reader.stop('encoding', 0, 1);
  const conflict = reader.isBroken ? conflictMarker.exec(text) : null;
  if (conflict) reader.stop('conflict', conflict.index + (conflict[1] ?? '').length, 7);
  reader.skipSpace();
  if (reader.isBroken && foreign.test(reader.text.slice(reader.at, reader.at + 3)))
    reader.stop('foreign', reader.at, reader.restOfLine().length);
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
