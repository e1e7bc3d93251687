import { lfsPointer } from '../text/lfs-pointer';

/** A syntax error, and how to fix it. */
export interface SyntaxFault {
  span: { offset: number; length: number };
  message: string;
  hint: string;
  /** The replacement for the span, if certain. */
  fix?: string;
}

/** The syntax errors that the parser distinguishes, in an editor's words. */
export const faults = {
  empty: {
    message: 'Nothing can be read here: the file is empty, or a folder has its name.',
    hint: 'Write an object: start with `{}`. A folder with the name of a document has to go.',
  },
  byteOrderMark: {
    message: 'The file begins with a byte-order mark, which JSON does not allow.',
    hint: 'Save it as "UTF-8" without "BOM".',
    fix: '',
  },
  encoding: {
    message: 'The file is not UTF-8 text.',
    hint: 'Save it with the encoding "UTF-8".',
  },
  zeros: {
    message: 'The file holds nothing but zeros: it was damaged while it was written.',
    hint: 'Take it back from git, or write it again.',
  },
  foreign: {
    message: 'This is not JSON.',
    hint: 'A document begins with `{`, and each name in it stands in double quotes. Take the file back from git if it was one before.',
  },
  conflict: {
    message: 'This is a marker of a merge conflict.',
    hint: 'Keep one of the two versions and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  lfsPointer,
  truncated: {
    message: 'The file ends in the middle of the document.',
    hint: 'Something is missing at the end: restore it, or close what is open.',
  },
  missingComma: { message: 'A comma is missing here.', hint: 'Type `,` at the end of this line.', fix: ',' },
  trailingComma: {
    message: 'A comma stands after the last entry.',
    hint: 'Remove it: in JSON a comma only stands between two entries.',
    fix: '',
  },
  extraComma: { message: 'There is a comma too many.', hint: 'Remove it.', fix: '' },
  missingColon: {
    message: 'A colon is missing here.',
    hint: 'Type `:` between the name and its value.',
    fix: ':',
  },
  notAColon: {
    message: 'A colon belongs here.',
    hint: 'Type `:` between the name and its value.',
    fix: ':',
  },
  notAComma: { message: 'A comma belongs here.', hint: 'Entries are separated by `,`.', fix: ',' },
  notABracket: {
    message: 'This bracket is not one of JSON.',
    hint: 'Write it with a Latin keyboard: `{`, `}`, `[` or `]`.',
  },
  missingValue: {
    message: 'A value is missing here.',
    hint: 'Write it behind the colon, or remove the name.',
  },
  missingBrace: { message: 'A closing brace is missing.', hint: 'Type `}` here.' },
  missingBracket: { message: 'A closing bracket is missing.', hint: 'Type `]` here.' },
  missingBraceAndComma: { message: 'A closing brace and a comma are missing.', hint: 'Type `},` here.' },
  missingBracketAndComma: { message: 'A closing bracket and a comma are missing.', hint: 'Type `],` here.' },
  missingOpenBrace: { message: 'An opening brace is missing.', hint: 'Type `{` here.' },
  missingOpenBracket: { message: 'An opening bracket is missing.', hint: 'Type `[` here.' },
  unnamedValue: {
    message: 'A value stands here without a name.',
    hint: 'Write the name before it, `"name": …`, or remove it.',
  },
  unnamedList: {
    message: 'A list has neither a name nor an opening bracket.',
    hint: 'Write both before its first entry: `"name": [`.',
  },
  extraClosing: {
    message: 'This closes something that is not open.',
    hint: 'Remove it, or write what opens it before.',
  },
  extraText: {
    message: 'The document has already ended here.',
    hint: 'Remove what follows, or the extra closing brace before it.',
  },
  unclosedText: {
    message: 'This text has no closing quote.',
    hint: 'Type `"` at its end. A quote inside a text is written `\\"`.',
  },
  unclosedTextAndComma: {
    message: 'A closing quote and a comma are missing.',
    hint: 'Type `",` at the end of this text.',
    fix: '",',
  },
  lineBreak: {
    message: 'A text breaks off here and goes on in the next line.',
    hint: 'Write a text in one line: the page breaks it where it has to.',
  },
  unopenedText: { message: 'This text has no opening quote.', hint: 'Type `"` before it.' },
  unquotedText: { message: 'This text has no quotes.', hint: 'Write it in double quotes: "…".' },
  unquotedName: { message: 'This name has no quotes.', hint: 'Write it in double quotes.' },
  innerQuote: {
    message: 'A quote inside a text ends it here.',
    hint: 'Write `\\"` for a quote inside a text, or use “ and ”.',
  },
  smartQuotes: {
    message: 'Typographic quotes enclose this text.',
    hint: 'Write straight ones: "…". Inside a text, “ and ” are fine.',
  },
  singleQuotes: { message: 'Single quotes enclose this text.', hint: 'JSON needs double quotes: "…".' },
  comment: {
    message: 'JSON has no comments.',
    hint: 'Remove the comment; a page document can say why something is as it is in `$accept`, and git remembers the rest.',
  },
  escape: {
    message: 'A backslash stands before a character that it cannot escape.',
    hint: 'Remove it, or write `\\\\` for a backslash that is to be seen.',
  },
  control: {
    message: 'A tab or another invisible character stands in a text.',
    hint: 'Write `\\t` for a tab, or remove it.',
  },
  space: {
    message: 'A character that nobody can see stands here, and JSON does not take it for space.',
    hint: 'Replace it with an ordinary space. Text that was copied from elsewhere brings such characters along.',
    fix: ' ',
  },
  number: {
    message: 'This is not a number as JSON writes it.',
    hint: 'Digits, perhaps with `-` before and a point inside: 0.5, 12. Anything else stands in double quotes.',
  },
  word: {
    message: 'This word means nothing in JSON.',
    hint: 'Only true, false and null stand without quotes, in lower case.',
  },
  character: { message: 'This cannot stand here.', hint: 'Remove it.' },
  tooDeep: {
    message: 'The document is nested too deeply here.',
    hint: 'No page needs more than a dozen levels: something was pasted into itself.',
  },
} satisfies Record<string, Omit<SyntaxFault, 'span'>>;

export type FaultName = keyof typeof faults;
