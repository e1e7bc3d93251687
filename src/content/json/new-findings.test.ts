import { describe, expect, it } from 'vitest';
import { type Finding, named } from '../model/diagnostics';
import { quote } from '../text/quote';
import { knownPlaces, newFindings } from './new-findings';

const page = { sections: [{ title: 'Fees' }, { title: 'Prices' }, { items: ['a'] }], size: 5 };
const documents: Record<string, unknown> = { 'a.json': page, 'b.json': page };
const read = (file: string) => (file in documents ? { value: documents[file] } : undefined);
const found = (pointer: string, more: Partial<Finding> = {}): Finding => ({
  ...{ code: 'spelling', severity: 'warning', file: 'a.json', pointer, message: 'It is misspelt.' },
  ...more,
});

describe('a place is known by', () => {
  const placeOf = (finding: Finding) => knownPlaces([finding], read)[0];
  it.each<[string, Finding, object]>([
    ['its pointer without numbers', found('/sections/1/title'), { at: '/sections/*/title' }],
    ['the text there', found('/sections/1/title'), { value: '"Prices"' }],
    ['the number there', found('/size'), { value: '5' }],
    ['its message where a list is', found('/sections'), { value: 'It is misspelt.' }],
    ['its message where nothing is', found('/none/deeper'), { value: 'It is misspelt.' }],
    ['its message where an inherited property is', found('/toString'), { value: 'It is misspelt.' }],
    ['its message where a text has no parts', found('/size/a'), { value: 'It is misspelt.' }],
    [
      'its message in a file that does not exist',
      found('', { file: 'c.json' }),
      { value: 'It is misspelt.' },
    ],
    ['its language', found('/title/2nd', { language: 'es' }), { at: 'es /title/2nd' }],
    ['names in its message', found('', { message: `See ${named('b')}.` }), { message: 'See b.' }],
  ])('%s', (_, finding, known) => {
    expect(placeOf(finding)).toMatchObject(known);
  });

  it('a line of a long text, and its sum', () => {
    const [one, same, other] = ['x', 'x', 'y'].map((end) =>
      placeOf(found('', { message: 'a'.repeat(130) + end })),
    );
    expect(one?.message).toMatch(/^a{100}… \w+$/);
    expect(same?.message).toBe(one?.message);
    expect(other?.message).not.toBe(one?.message);
    expect(placeOf(found('', { message: 'a'.repeat(120) }))?.message).toBe('a'.repeat(120));
  });

  it('each of its places', () => {
    const others = [{ file: 'b.json', pointer: '/size' }];
    const places = knownPlaces([found('/sections/0/title', { others })], read);
    expect(places.map(({ file, at }) => `${file} ${at}`)).toEqual([
      'a.json /sections/*/title',
      'b.json /size',
    ]);
  });
});

describe('new', () => {
  const title = found('/sections/0/title');
  const isThere = (file: string) => file in documents;
  const compared = (now: Finding[], before: Finding[], was = read) =>
    newFindings(now, knownPlaces(before, was), read, isThere);
  const newOf = (...args: Parameters<typeof compared>) => compared(...args).added;

  it.each<[string, Finding[], Finding[]]>([
    ['the same', [title], [title]],
    ['one whose text says something else', [found(title.pointer, { message: 'It is wrong.' })], [title]],
    ['a warning that was an error', [title], [found(title.pointer, { severity: 'error' })]],
    ['what is gone', [], [title]],
  ])('is not %s', (_, now, before) => {
    expect(newOf(now, before)).toEqual([]);
  });

  it.each<[string, Finding[], Finding[], number?]>([
    ['one where none was', [title], []],
    ['an error that was a warning', [found(title.pointer, { severity: 'error' })], [title]],
    ['another code', [found(title.pointer, { code: 'other' })], [title]],
    [
      'one in another file, while the first is still there',
      [found(title.pointer, { file: 'b.json' })],
      [title],
    ],
    ['a second one of the same kind', [title, found('/sections/0/title')], [title], 1],
    ['one at another text and with another message', [found('/size', { message: 'Other.' })], [title]],
  ])('is %s', (_, now, before, count = now.length) => {
    expect(newOf(now, before)).toEqual(now.slice(-count));
  });

  it('is not one whose text has another place in its document, whatever is said of it now', () => {
    const was = found('/heading', { message: 'It is wrong.' });
    expect(newOf([title], [was], () => ({ value: { heading: 'Fees' } }))).toEqual([]);
  });

  it('is nothing in a document that was moved', () => {
    const was = found(title.pointer, { file: 'old.json' });
    const before = (file: string) => (file === 'old.json' ? { value: page } : undefined);
    expect(newOf([title], [was], before)).toEqual([]);
    // Its text was changed with it, but not what is said of it.
    const other = () => ({ value: { sections: [{ title: 'Costs' }] } });
    expect(newOf([title], [was], other)).toEqual([]);
    expect(newOf([found(title.pointer, { message: 'It is wrong.' })], [was], other)).toHaveLength(1);
  });

  it('is not one in an inline text whose links lead elsewhere now', () => {
    const textOf = (href: string) => `Read [our list](${href}) of what we do in the towns along the coast.`;
    const readOf = (href: string) => () => ({ value: { text: textOf(href) } });
    const lacking = (href: string, file = 'a.json') =>
      found('/text', { file, message: `No Spanish for ${quote(textOf(href))}.` });
    const added = (now: Finding, before: Finding, from: string, to: string) =>
      newFindings([now], knownPlaces([before], readOf(from)), readOf(to), isThere).added;
    expect(added(lacking('/a'), lacking('/finance/2024'), '/finance/2024', '/a')).toEqual([]);
    expect(added(lacking('/a'), lacking('/b', 'old.json'), '/b', '/a')).toEqual([]);
    const dead = (href: string) => found('/text', { message: `No page has the address "${href}".` });
    expect(added(dead('/a'), dead('/b'), '/b', '/a')).toHaveLength(1);
  });

  it('is a place of a finding, if its first is known', () => {
    const others = [
      { file: 'b.json', pointer: '/sections/1/title' },
      { file: 'b.json', pointer: '/size' },
    ];
    const wider = { ...title, others };
    expect(newOf([wider], [title])).toEqual([{ ...wider, ...others[0] }]);
    expect(newOf([wider], [wider])).toEqual([]);
    expect(newOf([wider], [])).toEqual([wider]);
  });

  it('what is gone is told', () => {
    const [known] = knownPlaces([title], read);
    expect(compared([], [title]).gone).toEqual([known]);
    expect(compared([title], [title]).gone).toEqual([]);
  });
});
