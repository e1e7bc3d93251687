import { describe, expect, it } from 'vitest';
import { faults } from './faults';
import { applyEdits } from './fix';
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
    ['with quotes inside', '["say "hello" to "me" now"]', 'innerQuote', 6, 15, '\\"hello\\" to \\"me\\"'],
    [
      'with quotes inside, and a comma',
      '{ "a": "say "hi", he said", "b": 1 }',
      'innerQuote',
      12,
      4,
      '\\"hi\\"',
    ],
    ['without its end, before a comma', '[\n  "a,\n  "b"\n]', 'unclosedText', 6, 0, '"'],
    ['without its end, where a comma may be the text', '[\n  ",\n  "b"\n]', 'unclosedText', 5, 0, undefined],
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
    ['{ "a" "x", "b": "y" }', 'missingColon', 5],
    ['{ "a" true, "b": "y" }', 'missingColon', 5],
    ['{ "a"{}, "b": "y" }', 'missingColon', 5],
    ['{ "a: "x", "b": "y" }', 'unclosedText', 4],
    ['{ "a" = "x", "b": "y" }', 'notAColon', 6],
    ['{ "a": "x", bcd" : "y" }', 'unopenedText', 12],
    ['{"a":"17"."b":"x","c":1}', 'notAComma', 9],
    ['["a"."b", "c"]', 'notAComma', 4],
    ['["say "go". "Stop" will do"]', 'innerQuote', 6],
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

const mended = (text: string) =>
  applyEdits(
    text,
    parseText(text).faults.map(({ span, fix }) => ({ ...span, text: fix ?? '' })),
  );

describe('quotes inside a text are one mistake', () => {
  it.each([
    ['{ "a": "the "best"", "b": 1 }', { a: 'the "best"', b: 1 }],
    ['{\n  "a": ""It was great"",\n  "b": ""x" y"\n}', { a: '"It was great"', b: '"x" y' }],
    ['{\r\n  "a": "Say "yes", then "no""\r\n}', { a: 'Say "yes", then "no"' }],
    ['["Monitor 27"", "x"]', ['Monitor 27"', 'x']],
    ['["a 15" screen (13" before)", "x"]', ['a 15" screen (13" before)', 'x']],
    ['["the "best" of \\"all\\"", "x"]', ['the "best" of "all"', 'x']],
    [
      '["the 24" one and a "top 10" of "Kaleva"ssa", "x"]',
      ['the 24" one and a "top 10" of "Kaleva"ssa', 'x'],
    ],
    ['["צה"ל ודו"ח", "x"]', ['צה"ל ודו"ח', 'x']],
    ['["这是"最好"的", "x"]', ['这是"最好"的', 'x']],
    [
      '{\n  "The "best" plan": "El "mejor" plan",\n  "b": 1\n}',
      { 'The "best" plan': 'El "mejor" plan', b: 1 },
    ],
    ['{ "Say "yes"": "Diga "sí"", "b": 1 }', { 'Say "yes"': 'Diga "sí"', b: 1 }],
    ['{ "Note: "best" plan": 1, ""A" 15" screen": 2 }', { 'Note: "best" plan': 1, '"A" 15" screen': 2 }],
    ['["le " meilleur " plan", "x"]', ['le " meilleur " plan', 'x']],
  ])('%s', (text, meant) => {
    expect(faultsIn(text).every(([message]) => message === faults.innerQuote.message)).toBe(true);
    expect(JSON.parse(mended(text))).toEqual(meant);
  });
});

/** A quote without its counterpart is a mistake that nobody but the author can mend. */
describe('what a quote too many means is not guessed', () => {
  it.each([
    ['at the end', '["best"", "x"]', 'innerQuote', 6],
    ['at the beginning', '{ "a": ""Best", "b": 1 }', 'innerQuote', 8],
    ['before what may be a name', '{\n  "a": "say "go", and: "stop" twice",\n  "b": 1\n}', 'innerQuote', 14],
    ['behind a figure and before a word', '["A02"echo of ten", "x"]', 'innerQuote', 5],
    ['behind a figure and before a comma', '["27", wide", "x"]', 'innerQuote', 4],
    ['as programs write tables', '["the ""best"" of all", "x"]', 'innerQuote', 6],
    ['in a name', '{ "say "yes": "x", "b": 1 }', 'innerQuote', 7],
    ['twice before a comma', '["a", b", c", "d"]', 'innerQuote', 3],
    ['before a text that was not closed', '["say, "x"]', 'innerQuote', 7],
    ['where a comma and a quote are missing', '["one"two", "x"]', 'innerQuote', 5],
  ] as const)('%s', (_, text, fault, offset) => {
    expect(faultsIn(text)).toEqual([[faults[fault].message, { offset, length: 1 }, undefined]]);
  });
});

it('a quote too many hides no mistake of another line', () => {
  const names = faultsIn('{\n  "a": ""Best",\n  b: 1\n}').map(([message]) => message);
  expect(names).toEqual([faults.innerQuote.message, faults.unquotedName.message]);
});

describe('a text or name that lost a quote in a line with others', () => {
  it.each([
    ['["a, b", c d", "e"]', ['a, b', 'c d', 'e']],
    ['{"a":"b",c d":"e"}', { a: 'b', 'c d': 'e' }],
    ['{"a":"b",c.d":",","e":"f"}', { a: 'b', 'c.d': ',', e: 'f' }],
    ['{"a":",",b":"c"}', { a: ',', b: 'c' }],
    ['{ "a": "b c "d": "e" }', { a: 'b c', d: 'e' }],
    ['{ "a": "b c",\'d\': "e" }', { a: 'b c', d: 'e' }],
    ['["b c", «d»]', ['b c', 'd']],
    ['[{"a":"b c},{"a":"d"}]', [{ a: 'b c' }, { a: 'd' }]],
  ])('%s', (text, meant) => {
    expect(faultsIn(text)).toHaveLength(1);
    expect(JSON.parse(mended(text))).toEqual(meant);
  });
});

describe('a text in single quotes keeps what its escapes mean', () => {
  it.each([
    [String.raw`['It\'s', 'for "all" caf\u00e9s\n']`, ["It's", 'for "all" cafés\n']],
    [String.raw`['to \', and \"x\"', 1]`, ['to \', and "x"', 1]],
    [String.raw`[‘D:\data’, “C:\\x”]`, ['D:\\data', 'C:\\x']],
    ['{ ’a’: ’Hej’, ”b”: ”på dig” }', { a: 'Hej', b: 'på dig' }],
  ])('%s', (text, meant) => {
    expect(JSON.parse(mended(text))).toEqual(meant);
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
