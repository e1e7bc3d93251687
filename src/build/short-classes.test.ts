import { expect, it } from 'vitest';
import { shorten, shortNames } from './short-classes';

const names = shortNames(['flex', 'mt-4', 'b', 'md:flex', 'group/card', 'w-[calc(1px+2px)]']);

it('gives every class another name, short and free, and leaves those of letters', () => {
  const many = shortNames(['flex', 'bb', 'c', ...Array.from({ length: 5000 }, (_, index) => `m-${index}`)]);
  expect(new Set(many.values()).size).toBe(many.size);
  expect([many.get('flex'), many.get('bb'), many.get('c'), many.get('m-0')]).toEqual([
    'flex',
    'bb',
    'c',
    'b',
  ]);
  expect([...many.values()].every((name) => /^[a-z][a-z0-9]{0,3}$/.test(name))).toBe(true);
});

it('shortens texts of classes, in attributes, constants and templates, and nothing else', () => {
  const [margin, wide, card, size] = ['mt-4', 'md:flex', 'group/card', 'w-[calc(1px+2px)]'].map((name) =>
    names.get(name),
  );
  expect(shorten("jsx('p', { className: 'flex mt-4' })", names)).toBe(
    `jsx('p', { className: 'flex ${margin}' })`,
  );
  expect(shorten('const a = `mt-4 $' + '{b} md:flex`;', names)).toBe(
    `const a = \`${margin} $` + `{b} ${wide}\`;`,
  );
  expect(shorten('x({ "mt-4": ["group/card", "w-[calc(1px+2px)]"] })', names)).toBe(
    `x({ "${margin}": ["${card}", "${size}"] })`,
  );
  const untouched = 'const flex = "flex of a kind", mt4 = a.b - 4; // mt-4';
  expect(shorten(untouched, names)).toBe(untouched);
});

it('says what it cannot know', () => {
  expect(() => shorten('f("mt-4 mb-unknown")', names)).toThrow('"mb-unknown", which is none');
  expect(() => shorten('f("a margin of mt-4")', names)).toThrow('"a", which is none');
  expect(() => shorten('f({ id: "mt-4" })', names)).toThrow('"mt-4" is an id and a class');
});
