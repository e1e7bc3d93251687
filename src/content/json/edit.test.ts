import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../../../tests/support/firm';
import { pointerToken, pointerTokens } from '../model/diagnostics';
import type { JsonEdit } from '../model/json-edit';
import { EditError, editJson, splice, textEditsOf } from './edit';
import { parseText } from './parse';

const name = fc.stringMatching(/^[a-z]{1,6}$/).filter((text) => text !== 'toString' && text !== 'valueOf');
const scalar = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const root = fc.oneof(
  fc.dictionary(name, json, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
  fc.array(json, { minLength: 1, maxLength: 4 }),
);
const layout = fc.record({
  unit: fc.constantFrom('  ', '    ', '\t', ' '),
  endOfLine: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n', '\n\n'),
  /** Which lists and objects are written on one line. */
  inLine: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
  isTight: fc.boolean(),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

/** Serializes a value in a random layout, partly on one line. */
function write(value: unknown, { unit, endOfLine, end, inLine, isTight }: Layout): string {
  let count = 0;
  const put = (part: unknown, indentation: string, mustBeInLine: boolean): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const isInLine = mustBeInLine || inLine[count++ % inLine.length] === true;
    const inner = indentation + unit;
    const members = Object.entries(part).map(([key, child]) => {
      const text = put(child, inner, isInLine);
      return Array.isArray(part) ? text : `${JSON.stringify(key)}:${isTight ? '' : ' '}${text}`;
    });
    const [open, close] = Array.isArray(part) ? '[]' : '{}';
    if (members.length === 0) return `${open}${close}`;
    const pad = isTight ? '' : ' ';
    return isInLine
      ? `${open}${pad}${members.join(`,${pad}`)}${pad}${close}`
      : `${open}${endOfLine}${inner}${members.join(`,${endOfLine}${inner}`)}${endOfLine}${indentation}${close}`;
  };
  return put(value, '', false) + end.replaceAll('\n', endOfLine);
}

/** Every pointer into a value. */
function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, at + pointerToken(key)))];
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
const tokenOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);
function at(value: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce((part, token) => (part as Record<string, unknown>)[token], value);
}

/** The same edit applied to the parsed value: the reference that text edits are compared with. */
function model(value: unknown, edit: JsonEdit): unknown {
  const copy = structuredClone(value);
  if (edit.pointer === '' && edit.op === 'set') return edit.value;
  const parent = at(copy, parentOf(edit.pointer)) as Record<string, unknown> | unknown[];
  const token = tokenOf(edit.pointer);
  switch (edit.op) {
    case 'set':
      (parent as Record<string, unknown>)[token] = edit.value;
      break;
    case 'insert':
      if (Array.isArray(parent)) parent.splice(token === '-' ? parent.length : Number(token), 0, edit.value);
      else parent[token] = edit.value;
      break;
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(token), 1);
      else delete parent[token];
      break;
    case 'move': {
      const list = parent as unknown[];
      list.splice(Number(tokenOf(edit.to)), 0, ...list.splice(Number(token), 1));
      break;
    }
    case 'rename': {
      const entries = Object.entries(parent).map(([key, child]) => [key === token ? edit.name : key, child]);
      for (const key of Object.keys(parent)) delete (parent as Record<string, unknown>)[key];
      Object.assign(parent, Object.fromEntries(entries));
    }
  }
  return copy;
}

/** An arbitrary valid edit of a value. */
function editOf(value: unknown): fc.Arbitrary<JsonEdit> {
  const all = pointersOf(value);
  const below = all.filter((pointer) => pointer !== '');
  const inList = below.filter((pointer) => Array.isArray(at(value, parentOf(pointer))));
  const inObject = below.filter((pointer) => !Array.isArray(at(value, parentOf(pointer))));
  const lists = all.filter((pointer) => Array.isArray(at(value, pointer)));
  const objects = all.filter((pointer) => {
    const part = at(value, pointer);
    return typeof part === 'object' && part !== null && !Array.isArray(part);
  });
  const choices: fc.Arbitrary<JsonEdit>[] = [
    fc.record({ op: fc.constant('set' as const), pointer: fc.constantFrom(...all), value: json }),
    fc.record({ op: fc.constant('remove' as const), pointer: fc.constantFrom(...below) }),
  ];
  const fresh = 'unused';
  if (objects.length > 0) {
    const pointer = fc.constantFrom(...objects).map((one) => `${one}/${fresh}`);
    choices.push(fc.record({ op: fc.constantFrom('set' as const, 'insert' as const), pointer, value: json }));
  }
  if (inObject.length > 0)
    choices.push(
      fc.record({
        op: fc.constant('rename' as const),
        pointer: fc.constantFrom(...inObject),
        name: fc.constant(fresh),
      }),
    );
  if (lists.length > 0) {
    const place = fc.constantFrom(...lists).chain((list) => {
      const { length } = at(value, list) as unknown[];
      const tokens = ['-', ...Array.from({ length: length + 1 }, (_, index) => String(index))];
      return fc.constantFrom(...tokens.map((token) => `${list}/${token}`));
    });
    choices.push(fc.record({ op: fc.constant('insert' as const), pointer: place, value: json }));
  }
  if (inList.length > 0) {
    const move = fc.constantFrom(...inList).chain((pointer) => {
      const { length } = at(value, parentOf(pointer)) as unknown[];
      return fc
        .nat(length - 1)
        .map((to) => ({ op: 'move' as const, pointer, to: `${parentOf(pointer)}/${to}` }));
    });
    choices.push(move);
  }
  return fc.oneof(...choices);
}

const cases = root.chain((value) => fc.record({ value: fc.constant(value), layout, edit: editOf(value) }));

describe('an edit of a text', () => {
  it('says what the same edit of its value says, whatever its layout', () => {
    fc.assert(
      fc.property(cases, ({ value, layout, edit }) => {
        const text = editJson(write(value, layout), [edit]);
        // Compared as text, since the order of names matters.
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(model(value, edit)));
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves everything else as it was: what is before it and after it is the same text', () => {
    fc.assert(
      fc.property(root, layout, json, (value, layout, other) => {
        const before = write(value, layout);
        for (const pointer of pointersOf(value).filter((one) => one !== '')) {
          const written = JSON.stringify(at(value, pointer));
          const edits = [{ op: 'set' as const, pointer, value: other }];
          const [change] = textEditsOf(before, parseText(before), edits);
          if (!change || change.length === 0) continue;
          const replaced = before.slice(change.offset, change.offset + change.length);
          expect(JSON.stringify(JSON.parse(replaced))).toBe(written);
          expect(editJson(before, edits)).toBe(splice(before, change));
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['nowhere', { op: 'remove', pointer: '/nowhere' }],
    ['below a text', { op: 'set', pointer: '/a/b', value: 1 }],
    ['beyond a list', { op: 'insert', pointer: '/list/9', value: 1 }],
    ['a name that is taken', { op: 'rename', pointer: '/a', name: 'list' }],
    ['the whole document', { op: 'remove', pointer: '' }],
    ['another list', { op: 'move', pointer: '/list/0', to: '/other/0' }],
  ] satisfies [string, JsonEdit][])('cannot be made of %s', (_, edit) => {
    expect(() => editJson('{ "a": "text", "list": [1, 2], "other": [] }', [edit])).toThrow(EditError);
    expect(() => editJson('{ "a": ', [edit])).toThrow(EditError);
  });
});

describe('what is new looks like what stands beside it', () => {
  it.each<[string, JsonEdit, string]>([
    ['[1, 2, 3]', { op: 'remove', pointer: '/2' }, '[1, 2]'],
    ['["x", "y"]', { op: 'insert', pointer: '/-', value: 'z' }, '["x", "y", "z"]'],
    ['{ "a": 1 }', { op: 'set', pointer: '/b', value: [1] }, '{ "a": 1, "b": [1] }'],
    [
      '{\n  "a": 1\n}\n',
      { op: 'set', pointer: '/b', value: { c: 1 } },
      '{\n  "a": 1,\n  "b": {\n    "c": 1\n  }\n}\n',
    ],
    [
      '{\n  "items": [\n    { "a": 1 },\n    { "a": 2 }\n  ]\n}',
      { op: 'insert', pointer: '/items/1', value: { a: 3 } },
      '{\n  "items": [\n    { "a": 1 },\n    { "a": 3 },\n    { "a": 2 }\n  ]\n}',
    ],
    [
      '{\r\n\t"items": []\r\n}',
      { op: 'insert', pointer: '/items/0', value: 'x' },
      '{\r\n\t"items": [\r\n\t\t"x"\r\n\t]\r\n}',
    ],
    ['[ { "a": 1 }, { "b": 2 } ]', { op: 'move', pointer: '/0', to: '/1' }, '[ { "b": 2 }, { "a": 1 } ]'],
    ['{ "a": 1 }', { op: 'set', pointer: '/b', value: 2, before: 'a' }, '{ "b": 2, "a": 1 }'],
    ['{ "a": 1 }', { op: 'set', pointer: '/b', value: 2, before: 'c' }, '{ "a": 1, "b": 2 }'],
    ['{ "a": 1, "b": 2 }', { op: 'set', pointer: '/b', value: 3, before: 'a' }, '{ "a": 1, "b": 3 }'],
    ['{ "a" : 1 }', { op: 'set', pointer: '/a', value: 1 }, '{ "a" : 1 }'],
    [
      '{"a":"\\u00e9 [x](\\/b) 😀"}',
      { op: 'set', pointer: '/a', value: 'é [x](/c) 😀' },
      '{"a":"\\u00e9 [x](\\/c) 😀"}',
    ],
    ['{"\\u00e9 b":1}', { op: 'rename', pointer: '/é b', name: 'é c' }, '{"\\u00e9 c":1}'],
    ['["\\ud83d\\ude00"]', { op: 'set', pointer: '/0', value: '😁' }, '["😁"]'],
  ])('%s', (before, edit, after) => {
    expect(editJson(before, [edit])).toBe(after);
  });
});

describe('items that are appended together', () => {
  const appended = (value: unknown): JsonEdit => ({ op: 'insert', pointer: '/-', value });

  it('stand in the order of their edits, whatever the layout', () => {
    fc.assert(
      fc.property(fc.array(json), fc.array(json), layout, (before, values, how) => {
        const text = editJson(write(before, how), values.map(appended));
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify([...before, ...values]));
      }),
    );
  });

  it.each([
    ['[]', '[{ "a": 1 }, { "a": 2 }, { "a": 3 }]'],
    ['[{ "a": 0 }]', '[{ "a": 0 }, { "a": 1 }, { "a": 2 }, { "a": 3 }]'],
    [
      '[\r\n\t{ "a": 0 }\r\n]\r\n',
      '[\r\n\t{ "a": 0 },\r\n\t{ "a": 1 },\r\n\t{ "a": 2 },\r\n\t{ "a": 3 }\r\n]\r\n',
    ],
  ])('%j', (before, after) => {
    expect(editJson(before, [{ a: 1 }, { a: 2 }, { a: 3 }].map(appended))).toBe(after);
  });

  it('stand where they are with other edits among them', () => {
    const edits: JsonEdit[] = [
      ...[1, 2, 3].map(appended),
      { op: 'remove', pointer: '/0' },
      ...[4, 5, 6].map(appended),
      { op: 'insert', pointer: '/0', value: 7 },
    ];
    expect(editJson('[0]', edits)).toBe('[7, 1, 2, 3, 4, 5, 6]');
  });
});

describe('the documents of this project', () => {
  it.each([...site.sources.keys()])(
    '%s stays as it is when every value is written as it is, or changed and changed back',
    (file) => {
      const { text, value } = site.sources.get(file) ?? { text: '', value: undefined };
      for (const pointer of pointersOf(value).filter((one) => one !== '')) {
        const own = at(value, pointer);
        expect(editJson(text, [{ op: 'set', pointer, value: own }])).toBe(text);
        if (typeof own !== 'string') continue;
        const changed = editJson(text, [{ op: 'set', pointer, value: `${own}!` }]);
        expect(changed).not.toBe(text);
        expect(editJson(changed, [{ op: 'set', pointer, value: own }])).toBe(text);
      }
    },
  );
});
