import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeInline, mendWords, parseInline, readingOf, withLinks, writtenPart } from './inline-text';

/** A compact notation of parts, for readable expectations. */
function shortly(text: string): string[] {
  return parseInline(text).map(({ kind, text: words, href }) =>
    kind === 'text' ? words : `${kind}: ${words}${href === undefined ? '' : ` -> ${href}`}`,
  );
}

describe('marks', () => {
  it.each([
    ['Wholly plain', ['Wholly plain']],
    ['', []],
    ['**Bring** the papers', ['strong: Bring', ' the papers']],
    ['the _second_ door', ['the ', 'emphasis: second', ' door']],
    ['see [the fees](/fees#2027).', ['see ', 'link: the fees -> /fees#2027', '.']],
    [
      '[here](https://en.example.org/wiki/Pier_(sea))',
      ['link: here -> https://en.example.org/wiki/Pier_(sea)'],
    ],
    ['_«so»_, **2 × 3**', ['emphasis: «so»', ', ', 'strong: 2 × 3']],
    ['이것은 _강조_는', ['이것은 ', 'emphasis: 강조', '는']],
    ['_Wi-Fi_를', ['emphasis: Wi-Fi', '를']],
    ['و_الأيام_ وَ_الليالي_', ['و', 'emphasis: الأيام', ' وَ', 'emphasis: الليالي']],
    ['ה_מילה_ הזאת', ['ה', 'emphasis: מילה', ' הזאת']],
    ['这是_强调_的', ['这是', 'emphasis: 强调', '的']],
    ['**a**b', ['strong: a', 'b']],
  ])('%s', (text, parts) => {
    expect(shortly(text)).toEqual(parts);
  });
});

describe('what stands as it is', () => {
  it.each([
    'snake_case_name and _private',
    '#서울_여행_맛집',
    '#اليوم_الوطني_السعودي',
    '#חג_שמח_לכולם',
    'و_word_s',
    'a_b_ c',
    'a * b ** c',
    '** spaced **',
    '**never closed',
    'never closed**',
    '***all of them***',
    '__init__',
    '_ _',
    '[words] (/route)',
    '[words](/never-closed',
    '[ ](/route)',
    '[](/route)',
    '![a picture](/picture)',
    'C:\\path\\to',
    '5 [sic]',
  ])('%s', (text) => {
    expect(shortly(text)).toEqual([text]);
    expect(readingOf(text)).toBe(text);
  });

  it.each([
    ['\\**not strong\\**', '**not strong**'],
    ['\\_no emphasis_', '_no emphasis_'],
    ['\\[no link](/a)', '[no link](/a)'],
    ['\\\\', '\\'],
  ])('%s is read as %s', (text, reading) => {
    expect(readingOf(text)).toBe(reading);
    expect(parseInline(text).map(({ kind }) => kind)).toEqual(['text']);
  });

  it('marks inside of marks, which are not read', () => {
    expect(shortly('**see [fees](/fees)**')).toEqual(['strong: see [fees](/fees)']);
    expect(shortly('[the **fees**](/fees)')).toEqual(['link: the **fees** -> /fees']);
  });
});

const piece = fc.constantFrom(
  '*',
  '**',
  '_',
  '[',
  ']',
  '(',
  ')',
  '](',
  '\\',
  '!',
  'a',
  'é',
  '😀',
  ' ',
  '/b',
  '1',
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 24 }),
);

it('parts follow one another without a gap, and their words and targets lie inside of them', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let at = 0;
      for (const { offset, length, words, target } of parseInline(text)) {
        expect(offset).toBe(at);
        at += length;
        for (const inner of [words, ...(target ? [target] : [])]) {
          expect(inner.offset).toBeGreaterThanOrEqual(offset);
          expect(inner.offset + inner.length).toBeLessThanOrEqual(at);
        }
      }
      expect(at).toBe(text.length);
    }),
    { numRuns: 2000 },
  );
});

it('an escaped text reads as it did before', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readingOf(escapeInline(text))).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

it('every character that is read is found where it is written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const [offset, sign] of readingOf(text).split('').entries()) {
        const { offset: at, length } = writtenPart(text, { offset, length: 1 });
        expect(text.slice(at, at + length).at(-1)).toBe(sign);
      }
    }),
  );
});

it('a part that holds marks is marked with them', () => {
  const text = 'Ask **at** the \\*desk';
  expect(readingOf(text)).toBe('Ask at the *desk');
  const { offset, length } = writtenPart(text, { offset: 4, length: 8 });
  expect(text.slice(offset, offset + length)).toBe('at** the \\*');
});

it('links lead elsewhere, and every other letter stays', () => {
  const text = '\\*[a](/fees), **b**, [c](/fees#x) and [d](https://example.org)';
  const moved = withLinks(text, (href) =>
    href.startsWith('/fees') ? href.replace('/fees', '/costs') : undefined,
  );
  expect(moved).toBe('\\*[a](/costs), **b**, [c](/costs#x) and [d](https://example.org)');
});

describe('changed words', () => {
  const spaced = (text: string) => [text.replaceAll(/(\d)%/g, '$1 %')];

  it('leave where links lead, as it is written', () => {
    expect(mendWords('**5%** of [7%](/a%20\\(5%\\)), _9%_ [b](https://example.org/5%20)', spaced)).toEqual([
      '**5 %** of [7 %](/a%20\\(5%\\)), _9 %_ [b](https://example.org/5%20)',
    ]);
  });

  it('are none where a link would come or go', () => {
    expect(mendWords('[a](/5%)', () => ['a', '[a](#) [b](/b)', '[a](/b)', '[c](#)'])).toEqual(['[c](/5%)']);
  });
});

it('any target can be written, and is read again', () => {
  fc.assert(
    fc.property(anyText, (href) => {
      const [link] = parseInline(withLinks('[a](/b)', () => href));
      expect(link).toMatchObject({ kind: 'link', href });
    }),
  );
});

it('a long text of marks that nothing closes takes no longer than others', () => {
  const text = '**a _b [c]( '.repeat(20_000);
  expect(readingOf(text)).toBe(text);
});
