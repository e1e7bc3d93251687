import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/support/firm';
import { loadSource } from '../site/load';
import { parseText } from './parse';

/** Every invisible or space-like character: Unicode's spaces and separators, control and format characters. */
const unseen = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /[\s\p{Z}\p{Cc}\p{Cf}]/u.test(character),
);

const [page] = site.pages;
const document = JSON.stringify(
  { ...(page?.source.value as object), more: [-12.5, true, false, null, [], {}, ''] },
  null,
  2,
);

/**
 * One offset of every kind, by the characters before and after; all letters count as the same, and so do all digits.
 */
function placesOf(text: string): number[] {
  const kind = (character: string | undefined) =>
    character === undefined ? 'end' : character.replace(/\p{L}/u, 'a').replace(/\d/, '0');
  const places = new Map<string, number>();
  let isInText = false;
  for (let at = 0; at <= text.length; at++) {
    places.set(`${isInText} ${kind(text[at - 2])} ${kind(text[at - 1])} ${kind(text[at])}`, at);
    if (text[at] === '"') isInText = !isInText;
  }
  return [...places.values()];
}

const places = placesOf(document);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the parser for mistakes refuses what JSON.parse refuses, and nothing else', () => {
  it.each(unseen.map((character) => [character.charCodeAt(0).toString(16).padStart(4, '0'), character]))(
    'U+%s, at every kind of place',
    (_, character) => {
      for (const at of places) {
        const text = document.slice(0, at) + character + document.slice(at);
        const { faults } = parseText(text);
        const said = `at ${at}: ${JSON.stringify(text.slice(Math.max(0, at - 10), at + 10))}`;
        expect(faults.length > 0, said).toBe(!isJson(text));
        // A line break inside a string affects the whole string.
        if (faults.length === 0 || character === '\n') continue;
        const { offset, length } = faults[0]?.span ?? { offset: -1, length: 0 };
        expect([offset, offset + length], said).toEqual([expect.any(Number), expect.any(Number)]);
        expect(offset <= at && at <= offset + length, `${said}: ${JSON.stringify(faults)}`).toBe(true);
      }
    },
  );

  it.each(
    unseen.filter((character) => !isJson(`${character}1`)).map((c) => [c.charCodeAt(0).toString(16), c]),
  )(
    'U+%s between a name and its value is one fault, whose correction gives what was meant',
    (_, character) => {
      const { faults } = parseText(`{\n  "title":${character}"Finance",\n  "more": 1\n}`);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatchObject({ span: { offset: 12, length: 1 } });
    },
  );
});

describe.each(['[', '{"a":'])('%s nested thousands of times', (open) => {
  const close = open === '[' ? ']' : '}';
  it.each([65, 1000, 8000, 10_000, 100_000])('%i levels are one fault, closed again or not', (levels) => {
    for (const end of ['', `1${close.repeat(levels)}`, close.repeat(levels - 1)]) {
      const { faults } = parseText(open.repeat(levels) + end);
      expect(faults.map(({ message }) => message)).toEqual(['The document is nested too deeply here.']);
    }
    expect(loadSource('a.json', `${open.repeat(levels)}1${close.repeat(levels)}`)).toMatchObject({
      isBroken: true,
    });
  });
});

it('a document is as deep as may be exactly where both ways of reading say so', () => {
  for (let levels = 60; levels < 70; levels++) {
    for (const inner of ['', '1']) {
      const text = '['.repeat(levels) + inner + ']'.repeat(levels);
      expect(parseText(text).faults.length > 0, `${levels} ${inner}`).toBe(loadSource('a', text).isBroken);
    }
  }
});
