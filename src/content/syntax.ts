import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** One place where a text is not JSON. */
export interface SyntaxFault {
  span: { offset: number; length: number };
  message: string;
  hint: string;
}

/** What each of the parser's error codes means for an editor. */
const messages: Record<string, { message: string; hint: string }> = {
  CommaExpected: { message: 'A comma is missing here.', hint: 'Type `,` at the end of this line.' },
  ColonExpected: { message: 'A colon is missing here.', hint: 'Type `:` between the name and its value.' },
  PropertyNameExpected: {
    message: 'The name of a property belongs here.',
    hint: 'Write it in double quotes, or remove the comma before.',
  },
  ValueExpected: {
    message: 'A value belongs here.',
    hint: 'Write text in double quotes, a number, a list or an object; or remove the comma before.',
  },
  CloseBraceExpected: { message: 'A closing brace is missing.', hint: 'Type `}` here.' },
  CloseBracketExpected: { message: 'A closing bracket is missing.', hint: 'Type `]` here.' },
  UnexpectedEndOfString: {
    message: 'This text has no closing quote.',
    hint: 'Type `"` at its end. A quote inside a text is written `\\"`.',
  },
  InvalidCommentToken: { message: 'JSON has no comments.', hint: 'Remove the comment.' },
  UnexpectedEndOfComment: { message: 'JSON has no comments.', hint: 'Remove the comment.' },
  InvalidEscapeCharacter: {
    message: 'A backslash stands before a letter that it cannot escape.',
    hint: 'Write `\\\\` for a backslash.',
  },
  InvalidCharacter: {
    message: 'A character that cannot stand in a text.',
    hint: 'Write `\\n` for a line break and `\\t` for a tab.',
  },
  EndOfFileExpected: {
    message: 'The document has already ended here.',
    hint: 'Remove what follows, or a brace too many before.',
  },
};

/** Finds why a text is not JSON: the first fault, since what follows one is often only its consequence. */
export function findSyntaxErrors(text: string): SyntaxFault[] {
  if (text.trim() === '') {
    return [
      {
        span: { offset: 0, length: 0 },
        message: 'The file is empty.',
        hint: 'Write an object: start with `{}`.',
      },
    ];
  }
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) {
    return [
      {
        span: { offset: 0, length: 0 },
        message: 'This is not JSON.',
        hint: 'Save the file as UTF-8 without a byte-order mark.',
      },
    ];
  }
  const known = messages[printParseErrorCode(first.error)] ?? {
    message: 'This is not JSON.',
    hint: 'Text stands in double quotes; only true, false, null and numbers stand without.',
  };
  return [{ span: placeOf(first, text), ...known }];
}

/** The place where the editor must type: a missing sign belongs behind what stands before, not before what follows. */
function placeOf({ error, offset, length }: ParseError, text: string): { offset: number; length: number } {
  const before = text.slice(0, offset).trimEnd().length;
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
    case 'ColonExpected':
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return { offset: before, length: 0 };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      // After a trailing comma, the comma is what has to go.
      return text[before - 1] === ',' && /[}\]]/.test(text[offset] ?? '')
        ? { offset: before - 1, length: 1 }
        : { offset, length };
    default:
      return { offset, length };
  }
}
