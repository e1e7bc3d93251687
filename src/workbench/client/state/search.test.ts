import { describe, expect, it } from 'vitest';
import { search } from './search';

const parts = ({ name, about = '' }: { name: string; about?: string }) => [name, about];
const find = (typed: string, ...items: { name: string; about?: string }[]) =>
  search(items, typed, parts).map(({ name }) => name);

describe('what is searched', () => {
  it('what is called so comes before what only says so', () => {
    const framework = { name: 'Framework', about: 'Four steps on top of each other' };
    expect(find('steps', framework, { name: 'Steps', about: 'A method' })).toEqual(['Steps', 'Framework']);
  });

  it('the shorter name comes first where both begin so', () => {
    expect(find('privat', { name: 'Private Equity Case Study' }, { name: 'Private Equity' })).toEqual([
      'Private Equity',
      'Private Equity Case Study',
    ]);
  });

  it('the beginning of a word counts more than the middle of one', () => {
    expect(find('data', { name: 'Metadata' }, { name: 'Our data' })).toEqual(['Our data', 'Metadata']);
  });

  it('every word must be there, in any part and order', () => {
    const cards = { name: 'Cards', about: 'Four figures' };
    expect(find('figures cards', cards, { name: 'Cards' })).toEqual(['Cards']);
    expect(find('cards seven', cards)).toEqual([]);
  });

  it('neither case nor accents count', () => {
    expect(find('linea', { name: 'Línea' })).toEqual(['Línea']);
    expect(find('LÍNEA', { name: 'linea' })).toEqual(['linea']);
  });

  it('nothing typed finds all, in their order', () => {
    expect(find(' ', { name: 'b' }, { name: 'a' })).toEqual(['b', 'a']);
  });

  it('what was typed is text, no pattern', () => {
    expect(find('a.c', { name: 'abc' })).toEqual([]);
    expect(find('(', { name: 'one (two)' })).toEqual(['one (two)']);
  });
});
