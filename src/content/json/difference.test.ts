import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerTokens } from '../model/diagnostics';
import { diffDocuments, longestRising } from './difference';
import { editJson } from './edit';
import { parseText } from './parse';
import { follow } from './tree';
import { isSameValue } from './values';

const scalar = fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: 0, max: 9 }), fc.boolean());
const name = fc.constantFrom('type', 'id', 'title', 'items', 'a/b', '~', '');
/** Values that overlap a lot, so that items stay, move and change. */
const document = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  ),
})).value;
const section = fc.record({
  type: fc.constantFrom('hero', 'list'),
  title: fc.constantFrom('One', 'Two', 'Three'),
  items: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 }),
});
const page = fc.record({ title: fc.constantFrom('A', 'B'), sections: fc.array(section, { maxLength: 7 }) });
/** Serializes a document in one of several layouts. */
const layout = fc.constantFrom<(value: unknown) => string>(
  (value) => JSON.stringify(value),
  (value) => `${JSON.stringify(value, null, 2)}\n`,
  (value) => `\n${JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')}`,
  (value) => JSON.stringify(value, null, 1).replaceAll(': ', '  :   '),
);

const made = (text: string, after: unknown) => editJson(text, diffDocuments(JSON.parse(text), after));

describe('the edits from one document to another', () => {
  it.each([
    ['any two', document, document],
    ['two pages', page, page],
  ])('make the one out of the other: %s', (_, one, other) => {
    fc.assert(
      fc.property(one, other, layout, (before, after, write) => {
        const text = write(before);
        expect(JSON.parse(made(text, after))).toEqual(JSON.parse(JSON.stringify(after)));
        if (isSameValue(before, after)) expect(made(text, after)).toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  it('touch no byte outside the values that differ', () => {
    fc.assert(
      fc.property(page, page, layout, (before, other, write) => {
        // Replacing one section leaves the rest of the file unchanged.
        const [changed] = other.sections;
        const index = before.sections.length - 1;
        if (!changed || index < 0) return;
        const after = { ...before, sections: before.sections.with(index, changed) };
        const text = write(before);
        const { root } = parseText(text);
        if (!root) throw new Error('The text is not JSON.');
        const { node } = follow(root, pointerTokens(`/sections/${index}`));
        const edited = made(text, after);
        expect(edited.startsWith(text.slice(0, node.offset))).toBe(true);
        expect(edited.endsWith(text.slice(node.offset + node.length))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  const from = (list: unknown[], to: unknown[]) =>
    diffDocuments({ list }, { list: to }).map(({ op, pointer }) => `${op} ${pointer}`);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((title) => ({ title, text: `Text of ${title}` }));

  it.each([
    ['an item that is new', [a, b], [a, c, b], ['insert /list/1']],
    ['one that is gone', [a, b, c], [a, c], ['remove /list/1']],
    ['one that moved to the end, and no other', [a, b, c, d], [b, c, d, a], ['move /list/0']],
    ['one that moved to the beginning', [a, b, c, d], [d, a, b, c], ['move /list/3']],
    ['a text of one', [a, b], [a, { ...b, text: 'New' }], ['set /list/1/text']],
    [
      'a text of one, beside one that is new',
      [a, b],
      [a, d, { ...b, text: 'New' }],
      ['insert /list/1', 'set /list/2/text'],
    ],
    [
      'a text of one that moved',
      [a, b, c],
      [{ ...c, text: 'New' }, a, b],
      ['move /list/2', 'set /list/0/text'],
    ],
    [
      'one by its anchor, though all else is new',
      [{ id: 'x', t: 1 }, a],
      [a, b, { id: 'x', t: 2 }],
      ['move /list/1', 'insert /list/1', 'set /list/2/t'],
    ],
    ['nothing, where properties stand in another order', [{ x: 1, y: 2 }], [{ y: 2, x: 1 }], []],
  ])('say %s', (_, before, after, edits) => {
    expect(from(before, after)).toEqual(edits);
  });

  it('set a very long list as a whole where many of its items came and went', () => {
    const long = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => `${first + index}`);
    expect(from(long(0, 400), long(1000, 500))).toEqual(['set /list']);
    expect(from(long(0, 400), [...long(0, 400), 'x'])).toEqual(['insert /list/400']);
  });
});

it('what keeps its order is a longest rising run', () => {
  expect([...longestRising([2, 0, 1, 3])].sort()).toEqual([0, 1, 3]);
  expect(longestRising([3, 2, 1]).size).toBe(1);
  expect(longestRising([]).size).toBe(0);
});
