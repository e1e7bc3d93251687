import { describe, expect, it } from 'vitest';
import { cutOff, parseRatio, widestOf, widthOf } from './image-places';

describe('the width of a place', () => {
  it.each([
    ['100vw', 390, 390],
    ['(min-width: 48rem) 40vw, 100vw', 767, 767],
    ['(min-width: 48rem) 40vw, 100vw', 1440, 576],
    ['(min-width: 80rem) 500px, (min-width: 600px) 50vw, 20rem', 1440, 500],
    ['(min-width: 80rem) 500px, (min-width: 600px) 50vw, 20rem', 390, 320],
    ['3rem', 1440, 48],
  ])('%s in a window of %i pixels is %i', (sizes, window, width) => {
    expect(widthOf(sizes, window)).toBe(width);
  });

  it('is the largest of all windows, and 0 where no schema says it', () => {
    expect(widestOf({ focus: '', sizes: '(min-width: 48rem) 40vw, 100vw' })).toBe(767);
    expect(widestOf({ focus: '' })).toBe(0);
  });

  it.each(['', 'wide', '(min-width: 48rem) 40vw', 'calc(100vw - 2rem)'])(
    '%j is refused with what to write',
    (sizes) => {
      expect(() => widthOf(sizes, 390)).toThrow('Write lengths in vw, rem or px');
    },
  );
});

it('a ratio is width by height', () => {
  expect(parseRatio('16:9')).toBe(16 / 9);
  expect(() => parseRatio('4/3')).toThrow('"4:3"');
  expect(() => parseRatio('4:0')).toThrow('"4:3"');
});

it('what is cut off is a part of the whole, whichever side is longer', () => {
  expect(cutOff({ width: 400, height: 300 }, 4 / 3)).toBe(0);
  expect(cutOff({ width: 300, height: 600 }, 1)).toBe(0.5);
  expect(cutOff({ width: 600, height: 300 }, 1)).toBe(0.5);
});
