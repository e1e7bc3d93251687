import { expect, it } from 'vitest';
import { quote } from './quote';

it('a text is cut between two characters, and not within one', () => {
  expect(quote(`${'a'.repeat(56)}😀${'b'.repeat(20)}`)).toBe(`"${'a'.repeat(56)}…"`);
  expect(quote(`${'a'.repeat(55)}😀${'b'.repeat(20)}`)).toBe(`"${'a'.repeat(55)}😀…"`);
});

it('a short text is whole', () => {
  expect(quote('😀'.repeat(30))).toBe(`"${'😀'.repeat(30)}"`);
});
