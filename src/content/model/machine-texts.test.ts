import { describe, expect, it } from 'vitest';
import { editJson } from '../json/edit';
import type { JsonEdit } from './json-edit';
import { carriedMarks, keptMarks, machineTexts, markEdits, readEdits, unreadKeys } from './machine-texts';

/** A dictionary after some edits. */
const applied = (dictionary: object, edits: readonly JsonEdit[]) =>
  JSON.parse(editJson(JSON.stringify(dictionary, null, 2), edits)) as Record<string, unknown>;
const entries = { A: 'a', B: 'b', C: 'c' };

describe('marks', () => {
  it('stand behind what else a dictionary has of its own, before its entries', () => {
    const made = applied({ $schema: 's', $accept: [], ...entries }, markEdits(entries, ['b', 'a']));
    expect(Object.keys(made)).toEqual(['$schema', '$accept', '$machine', 'A', 'B', 'C']);
    expect(made.$machine).toEqual(['b', 'a']);
    expect(applied({}, markEdits({}, ['a']))).toEqual({});
  });

  it('change no byte of the others, and what no entry says goes', () => {
    const text = '{ "$machine": ["gone", "\\u0061", "b",\n "b"], "A": "a", "B": "b", "C": "c" }';
    const edits = markEdits(JSON.parse(text), ['a', 'b', 'c', 'nobody says this']);
    expect(editJson(text, edits)).toBe('{ "$machine": ["\\u0061", "b", "c"], "A": "a", "B": "b", "C": "c" }');
  });

  it('are gone when the last text is read', () => {
    const dictionary = { $machine: ['b', 'a'], ...entries };
    const one = applied(dictionary, readEdits(dictionary, 'b'));
    expect(one).toEqual({ $machine: ['a'], ...entries });
    expect(applied(one, readEdits(one, 'a'))).toEqual(entries);
    expect(readEdits(one, 'c')).toEqual([]);
    expect(readEdits({ $machine: ['x', 'a'], ...entries }, 'a')).toEqual([
      { op: 'remove', pointer: '/$machine' },
    ]);
  });

  it.each(['a', [7], { a: 1 }, null])('that are no list of texts are left to whoever wrote %j', (list) => {
    const dictionary = { $machine: list, ...entries };
    expect([machineTexts(dictionary), unreadKeys(dictionary)]).toEqual([[], []]);
    expect(readEdits(dictionary, 'a')).toEqual([]);
    expect(markEdits(dictionary, ['a'])).toEqual([]);
  });

  it('are of entries alone, under any key', () => {
    const dictionary = {
      $schema: 'a',
      $machine: ['a', 'x'],
      __proto__: null,
      constructor: 'a',
      $1: 'a',
      D: 'x y',
    };
    expect(unreadKeys(dictionary)).toEqual(['constructor', '$1']);
    expect(unreadKeys(['a'])).toEqual([]);
  });
});

describe('a program', () => {
  it('that rewrites a translation has not read it', () => {
    const before = { $machine: ['a', 'c'], ...entries };
    const now = { ...before, A: 'a!', B: 'b!' };
    expect(applied(now, keptMarks(before, now)).$machine).toEqual(['c', 'a!']);
    const { A: _, ...less } = before;
    expect(applied(less, keptMarks(before, less)).$machine).toEqual(['c']);
  });

  it('that copies an entry takes its mark along, unless the text is another one', () => {
    const from = { $machine: ['a', 'b'], ...entries };
    const to = { D: 'd', A: 'a', B: 'other', C: 'c' };
    expect(applied(to, carriedMarks(from, to, ['A', 'B', 'C', 'E']))).toEqual({ $machine: ['a'], ...to });
    expect(carriedMarks(from, to, ['B', 'C'])).toEqual([]);
    expect(carriedMarks(entries, to, ['A'])).toEqual([]);
  });
});
