import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { parseText } from './parse';
import { offsetInText } from './quoted';

const faultsIn = (text: string) =>
  parseText(text).faults.map(({ message, span, fix }) => [message, span, fix]);

describe('a text in quotes', () => {
  it.each([
    ['with a tab', '["a\tb"]', 'control', 3, 1, ' '],
    ['with a bell', '["a\u0007b"]', 'control', 3, 1, ''],
    ['with a lone carriage return', '["a\rb"]', 'control', 3, 1, ' '],
    ['with a backslash before a letter', '["a\\qb"]', 'escape', 3, 2, '\\\\q'],
    ['with a backslash before an accented letter', '["C:\\été"]', 'escape', 4, 2, '\\\\é'],
    ['with an apostrophe as programs escape it', '["Don\\\'t"]', 'escape', 5, 2, "'"],
    ['with a comma that is escaped', '["5\\,000"]', 'escape', 3, 2, ','],
    ['with a number sign as Markdown escapes it', '["\\# 1"]', 'escape', 2, 2, '#'],
    ['with a mark of inline text that is escaped once', '["5 \\* 3"]', 'escape', 4, 2, undefined],
    ['with a parenthesis that is escaped once', '["a\\)"]', 'escape', 3, 2, undefined],
    ['with a backslash before a space', '["C:\\ "]', 'escape', 4, 2, undefined],
    ['with half an escape', '["a\\u12 b"]', 'escape', 3, 2, '\\\\u'],
    ['with quotes inside', '["say "hello" to "me" now"]', 'innerQuote', 6, 1, '\\"'],
    ['with quotes inside, and a comma', '{ "a": "say "hi", he said", "b": 1 }', 'innerQuote', 12, 1, '\\"'],
    ['without its end, before a comma', '[\n  "a,\n  "b"\n]', 'unclosedText', 6, 0, '"'],
    ['without its end, before a bracket', '[\n  "a\n]', 'unclosedText', 6, 0, '"'],
    ['without its end, before Windows’ end of a line', '[\r\n  "a,\r\n  "b"\r\n]', 'unclosedText', 7, 0, '"'],
    ['in two lines', '["one\n   two"]', 'lineBreak', 5, 7, ' two'],
    ['in two lines with one between', '["one \n\n two", 3]', 'lineBreak', 5, 7, ' two'],
    ['in single quotes', '[\'a "b"\', 1]', 'singleQuotes', 1, 7, '"a \\"b\\""'],
    ['in typographic quotes', '[“a”, 1]', 'smartQuotes', 1, 3, '"a"'],
    ['in typographic quotes without an end', '[\n“a,\n1]', 'smartQuotes', 2, 2, '"a"'],
  ] as const)('%s', (_, text, fault, offset, length, fix) => {
    expect(faultsIn(text)[0]).toEqual([faults[fault].message, { offset, length }, fix]);
  });

  it.each(['["\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9"]', '["\u007f"]', '["a", "b c"]'])(
    '%s is JSON',
    (text) => {
      expect(faultsIn(text)).toEqual([]);
    },
  );
});

/** What follows a quote says whether it ends the text: what may follow a text, or more words and another quote. */
describe('a quote before other quotes on its line', () => {
  it.each([
    ['{ "a": "x" "b": "y" }', 'missingComma', 10],
    ['{ "a": "x" b": "y" }', 'missingComma', 10],
    ['{ "a": "x" b-c" : 1, "d": "" }', 'missingComma', 10],
    ['{ "a": "x" b":true, "c": "" }', 'missingComma', 10],
    ['{ "a": "x", b: "y" }', 'unquotedName', 12],
    ['{ "a": "x", bcd" : "y" }', 'unopenedText', 12],
    ['["x", 1, "y" "z"]', 'missingComma', 12],
    ['["x", true,, "y"]', 'extraComma', 11],
    ['["x", ["y"],, "z"]', 'extraComma', 12],
    ['["say "x", or so"]', 'innerQuote', 6],
    ['["say "x" 1 "y" "]', 'innerQuote', 6],
  ] as const)('%s', (text, fault, offset) => {
    const [message, span] = faultsIn(text)[0] ?? [];
    expect({ message, offset: (span as { offset: number } | undefined)?.offset }).toEqual({
      message: faults[fault].message,
      offset,
    });
  });
});

describe('the place of a character in a document', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 10],
    [4, 11],
    // The closing quote, and never behind it.
    [9, 11],
  ])('%i', (index, offset) => {
    expect(offsetInText('"a\\n\\u00e9b"', 0, index)).toBe(offset);
  });

  it('in a text without an end', () => {
    expect(offsetInText('["ab', 1, 7)).toBe(4);
  });
});
