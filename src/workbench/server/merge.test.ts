import { expect, it } from 'vitest';
import { mergeEdits } from './merge';

const file = 'finance/es.json';
const entries = { A: 'a', B: 'b', C: 'c' };
const write = (...marks: string[]) =>
  JSON.stringify({ ...(marks.length > 0 && { $machine: marks }), ...entries });
/** Removes marks from a dictionary that somebody else has changed. */
const read = (pointer: string, base: string, now: string) => {
  const edits = [{ op: 'remove' as const, pointer }];
  return mergeEdits({ text: now, hash: 'now' }, { file, hash: 'base', edits }, base, false);
};

it.each([
  ['another translation', '/$machine/0', write('a', 'b', 'c'), write('a', 'c'), write('c')],
  ['the same translation', '/$machine/0', write('a', 'b'), write('b'), write('b')],
  ['the last one', '/$machine', write('a'), write(), write()],
  ['the last one, and marked another', '/$machine', write('a'), write('b'), write('b')],
  ['nothing, and marked another', '/$machine', write('a'), write('a', 'b'), write('b')],
])('where two people read, the other %s', (_, pointer, base, now, text) => {
  expect(read(pointer, base, now)).toMatchObject({ text });
});

const page = 'finance/page.json';
const sections = (...titles: string[]) =>
  JSON.stringify({ sections: titles.map((title) => ({ type: 'cta', title })) });
const typed = (index: number, now: string, isForced: boolean) =>
  mergeEdits(
    { text: now, hash: 'now' },
    { file: page, hash: 'base', edits: [{ op: 'set', pointer: `/sections/${index}/title`, value: 'Typed' }] },
    sections('A', 'B', 'C'),
    isForced,
  );

it('a text that was changed twice is compared, and overwritten, where its section is now', () => {
  const now = sections('X', 'A', 'New', 'C');
  expect(typed(1, sections('A', 'New', 'C'), false)).toEqual([
    { file: page, pointer: '/sections/1/title', mine: 'Typed', theirs: 'New' },
  ]);
  expect(typed(2, now, false)).toMatchObject({ text: sections('X', 'A', 'New', 'Typed') });
});

it.each([false, true])('a text whose section is gone overwrites no other one, forced: %s', (isForced) => {
  expect(() => typed(1, sections('A', 'C'), isForced)).toThrow(/taken out of finance\/page\.json.+“Typed”/);
});

it.each([
  ['an object', { op: 'set' as const, pointer: '/teaser/date', value: 'Typed' }, { teaser: { a: 1 } }],
  ['a list', { op: 'insert' as const, pointer: '/aliases/-', value: '/b' }, { aliases: ['/a'] }],
])('what belongs to %s that is gone is refused in words, not with a pointer', (_, edit, base) => {
  const apply = () =>
    mergeEdits(
      { text: '{}', hash: 'now' },
      { file: page, hash: 'base', edits: [edit] },
      JSON.stringify(base),
      false,
    );
  expect(apply).toThrow(/What this belongs to was taken out of finance\/page\.json/);
});

it('where both mark translations, those of both are marked', () => {
  const edits = [{ op: 'insert' as const, pointer: '/$machine', value: ['b'], before: 'A' }];
  const merged = mergeEdits({ text: write('a'), hash: 'now' }, { file, hash: 'base', edits }, write(), false);
  expect(JSON.parse('text' in merged ? merged.text : '')).toEqual({ $machine: ['a', 'b'], ...entries });
});
