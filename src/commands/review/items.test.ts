import { expect, it } from 'vitest';
import { compareParts } from './items';

it('a long name of an item is cut between two characters', () => {
  const name = `${'a'.repeat(58)}😀${'b'.repeat(9)}`;
  const before = { value: { items: [{ name: 'One' }] }, pointer: '' };
  const after = { value: { items: [{ name: 'One' }, { name }] }, pointer: '' };
  const [change] = compareParts(undefined, before, after);
  expect(change?.what).toContain('a😀…');
});
