import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments } from './difference';
import { mergeDocuments } from './merge';
import { isSameValue } from './values';

const section = fc.record({
  type: fc.constantFrom('hero', 'list'),
  title: fc.constantFrom('One', 'Two', 'Three'),
  items: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
});
const page = fc.record({
  title: fc.constantFrom('A', 'B'),
  lead: fc.constantFrom('C', 'D'),
  sections: fc.array(section, { maxLength: 4 }),
});
const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const start = {
  title: 'Money',
  lead: 'One sentence.',
  sections: [
    { type: 'hero', title: 'Start', items: ['a', 'b'] },
    { type: 'list', title: 'Next', items: ['c'] },
  ],
};
const merged = (mine: unknown, theirs: unknown, base: unknown = start) =>
  mergeDocuments(write(base), write(mine), write(theirs));
const withTitle = (title: string) => ({ ...start, title });

describe('two people change a document', () => {
  it('on lines that are neighbours', () => {
    const theirs = { ...start, lead: 'Another sentence.' };
    expect(merged(withTitle('Cash'), theirs)).toEqual({ text: write({ ...theirs, title: 'Cash' }) });
  });

  it('one adds a section above, the other changes what stands below it', () => {
    const [hero, list] = start.sections;
    const theirs = { ...start, sections: [{ type: 'list', title: 'New', items: [] }, hero, list] };
    const mine = { ...start, sections: [hero, { ...list, title: 'Later' }] };
    const sections = [theirs.sections[0], hero, { ...list, title: 'Later' }];
    expect(merged(mine, theirs)).toEqual({ text: write({ ...start, sections }) });
  });

  it.each([
    ['a title', withTitle('Cash')],
    ['a section that comes', { ...start, sections: [...start.sections, { type: 'list', title: 'New' }] }],
    ['a section that goes', { ...start, sections: start.sections.slice(1) }],
    ['a property that comes', { ...start, noindex: true }],
    ['a property that goes', { title: start.title, sections: start.sections }],
  ])('in the same way, and it is there once: %s', (_, same) => {
    expect(merged(same, { ...same, extra: 1 })).toEqual({ text: write({ ...same, extra: 1 }) });
  });

  it.each<[string, object, object, string, unknown, unknown]>([
    ['the same text', withTitle('Cash'), withTitle('Gold'), '/title', 'Cash', 'Gold'],
    [
      'a text of a section that stands elsewhere by now',
      { ...start, sections: [start.sections[0], { ...start.sections[1], title: 'Mine' }] },
      { ...start, sections: [{ type: 'x' }, start.sections[0], { ...start.sections[1], title: 'Theirs' }] },
      '/sections/1/title',
      'Mine',
      'Theirs',
    ],
    [
      'a property that one takes away',
      { title: start.title, sections: start.sections },
      { ...start, lead: 'More.' },
      '/lead',
      undefined,
      'More.',
    ],
  ])('differently: %s', (_, mine, theirs, pointer, own, other) => {
    expect(merged(mine, theirs)).toEqual({ conflicts: [{ pointer, mine: own, theirs: other }] });
  });

  it('and one of the texts is not JSON', () => {
    expect(mergeDocuments(write(start), '{', write(start))).toBeUndefined();
  });
});

it('nothing is lost where only one side has changed something, whoever that is', () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      expect(merged(after, before, before)).toEqual({ text: expect.toSatisfy(isLike(after)) });
      expect(merged(before, after, before)).toEqual({ text: write(after) });
      expect(merged(after, after, before)).toEqual({ text: write(after) });
    }),
    { numRuns: 40 },
  );
});

it('changes of different properties are all there', () => {
  fc.assert(
    fc.property(page, page, page, (base, one, other) => {
      const mine = { ...base, title: one.title, sections: one.sections };
      const theirs = { ...base, lead: other.lead };
      expect(merged(mine, theirs, base)).toEqual({
        text: expect.toSatisfy(isLike({ ...mine, lead: other.lead })),
      });
    }),
    { numRuns: 40 },
  );
});

it('a merge says no more than what either side says', () => {
  fc.assert(
    fc.property(page, page, page, (base, mine, theirs) => {
      const result = merged(mine, theirs, base);
      if (!result || 'conflicts' in result) return;
      const edits = diffDocuments(base, JSON.parse(result.text));
      const known = JSON.stringify([base, mine, theirs]);
      for (const edit of edits)
        if ('value' in edit && typeof edit.value === 'string') expect(known).toContain(edit.value);
    }),
    { numRuns: 40 },
  );
});

describe('once somebody has said what holds', () => {
  const choosing = (keep: 'mine' | 'theirs', mine: unknown, theirs: unknown, base: unknown) =>
    mergeDocuments(write(base), write(mine), write(theirs), () => keep);

  it('it is put together: mine is in it, or theirs', () => {
    const [hero, list] = start.sections;
    const mine = { ...start, title: 'Mine', sections: [hero, { ...list, title: 'My list' }] };
    const theirs = { ...start, title: 'Theirs', lead: 'More.', sections: [hero] };
    expect(choosing('mine', mine, theirs, start)).toEqual({ text: write({ ...mine, lead: 'More.' }) });
    expect(choosing('theirs', mine, theirs, start)).toEqual({ text: write(theirs) });
  });

  it.each([
    ['takes away', { title: 'Money', sections: start.sections }, { ...start, lead: 'More.' }],
    ['changes', { ...start, lead: 'Mine.' }, { title: 'Money', sections: start.sections }],
    ['adds', { ...start, note: 'Mine.' }, { ...start, note: 'Theirs.' }],
  ])('a property that I %s is as I have it', (_, mine, theirs) => {
    expect(choosing('mine', mine, theirs, start)).toEqual({ text: expect.toSatisfy(isLike(mine)) });
    expect(choosing('theirs', mine, theirs, start)).toEqual({ text: write(theirs) });
  });

  it('no conflict is left, whatever both have done', () => {
    fc.assert(
      fc.property(page, page, page, fc.constantFrom('mine', 'theirs'), (base, mine, theirs, keep) => {
        const result = choosing(keep, mine, theirs, base);
        expect(result).toHaveProperty('text');
        if (!result || !('text' in result)) return;
        if (keep === 'mine' && mine.title !== base.title)
          expect(JSON.parse(result.text).title).toBe(mine.title);
      }),
      { numRuns: 40 },
    );
  });
});

function isLike(value: unknown) {
  return (text: string) => isSameValue(JSON.parse(text), value);
}

describe('two people read translations of a machine', () => {
  const entries = { A: 'a', B: 'b', C: 'c' };
  const marked = (...texts: string[]) => ({ ...(texts.length > 0 && { $machine: texts }), ...entries });
  it.each<[string, base: string[], mine: string[], theirs: string[], after: string[]]>([
    ['different ones', ['a', 'b', 'c'], ['b', 'c'], ['a', 'c'], ['c']],
    ['the same ones', ['a', 'b'], ['b'], ['b'], ['b']],
    ['all that there are', ['a', 'b'], ['a'], ['b'], []],
    ['all of them, and one', ['a', 'b', 'c'], [], ['a', 'c'], []],
    ['one, and all of them', ['a', 'b', 'c'], ['a', 'c'], [], []],
    ['one each, where each has another marked', ['a'], ['b'], ['c'], ['c', 'b']],
    ['none, and both mark some', [], ['a', 'b'], ['b', 'c'], ['b', 'c', 'a']],
    ['none, and one marks some', [], ['a'], [], ['a']],
    ['one, and the other marks another', ['a'], [], ['a', 'b'], ['b']],
  ])('%s', (_, base, mine, theirs, after) => {
    expect(merged(marked(...mine), marked(...theirs), marked(...base))).toEqual({
      text: write(marked(...after)),
    });
  });

  it('and a list that is none is a conflict', () => {
    const [base, mine, theirs] = ['a', 'b', 'c'].map((text) => ({ $machine: text, ...entries }));
    expect(merged(mine, theirs, base)).toMatchObject({ conflicts: [{ pointer: '/$machine' }] });
  });
});

describe('two people change the items of a list', () => {
  const list = (items: string) => items.split(' ').map((text) => ({ id: text[0], title: text }));
  const put = (items: string) => `{"of": {"list": ${JSON.stringify(list(items))}}}`;
  const mergedItems = (base: string, mine: string, theirs: string, keep?: 'mine') => {
    const result = mergeDocuments(put(base), put(mine), put(theirs), () => keep);
    if (!result || !('text' in result)) return result?.conflicts.map(({ pointer }) => pointer);
    return JSON.parse(result.text)
      .of.list.map(({ title }: { title: string }) => title)
      .join(' ');
  };

  it.each([
    ['each adds another', 'a b c', 'x a b c', 'a b c y', 'x a b c y'],
    ['both add the same', 'a b c', 'a x b c', 'a x b c', 'a x b c'],
    ['both add the same, and one adds another', 'a b c', 'x a y b c', 'x a b c', 'x a y b c'],
    ['one takes away, one adds', 'a b c', 'a c', 'a b c y', 'a c y'],
    ['both take away the same, and one another', 'a b c d', 'a c', 'a c d', 'a c'],
    ['each takes away another', 'a b c d', 'a c d', 'a b d', 'a d'],
    ['both move the same', 'a b c', 'b a c', 'b a c', 'b a c'],
    ['one moves, one changes', 'a b c', 'b a c', 'a! b c', 'b a! c'],
    ['one moves and changes, one changes another', 'a b c', 'b! a c', 'a b c!', 'b! a c!'],
    ['one adds and changes, one adds', 'a b c', 'x a b! c', 'a b c y', 'x a b! c y'],
  ])('and all of it is there: %s', (_, base, mine, theirs, after) => {
    expect(mergedItems(base, mine, theirs)).toBe(after);
    expect(mergedItems(base, mine, theirs, 'mine')).toBe(after);
  });

  it.each([
    ['both move', 'a b c', 'c a b', 'b c a', '', 'c a b'],
    ['one takes away what the other changes', 'a b c', 'a c', 'a b! c', '', 'a c'],
    ['one takes away what stands beside an addition', 'a b c', 'a', 'a x c', '', 'a'],
    ['both change, and both add', 'a b c', 'x a b! c', 'a b? c y', '', 'x a b! c'],
    ['one changes what the other takes away', 'a b c', 'a b! c', 'a c', '/1', 'a b! c'],
    ['one changes the last, which the other takes away', 'a b c', 'a b c!', 'a b', '/2', 'a b c!'],
    ['both change the same', 'a b c', 'a b! c', 'c b? a', '/1/title', 'c b! a'],
  ])('and it is asked what holds: %s', (_, base, mine, theirs, pointer, after) => {
    expect(mergedItems(base, mine, theirs)).toEqual([`/of/list${pointer}`]);
    expect(mergedItems(base, mine, theirs, 'mine')).toBe(after);
  });
});
