import { expect, it } from 'vitest';
import { LackedTexts } from './lacked-texts';

const title = { copy: 'Fees', minLength: 1, maxLength: 60 };
const label = { copy: 'Fees', minLength: 1, maxLength: 20 };
const inline = { ...label, isInline: true } as const;

it('a text counts once with each of its limits, and until its last use is gone', () => {
  const lacked = new LackedTexts();
  for (const text of [title, label, { ...label }, inline]) lacked.add(text);
  expect([...lacked.copies()]).toEqual(['Fees']);
  expect([...lacked.values()]).toEqual([title, label, inline]);
  lacked.remove({ ...label });
  expect([...lacked.values()]).toEqual([title, label, inline]);
  lacked.remove(label);
  expect([...lacked.values()]).toEqual([title, inline]);
  for (const text of [title, inline]) lacked.remove(text);
  expect([...lacked.values(), ...lacked.copies(), lacked.has('Fees')]).toEqual([false]);
});

it('taking away what was never there changes nothing', () => {
  const lacked = new LackedTexts();
  lacked.add(title);
  lacked.remove(label);
  lacked.remove({ ...title, copy: 'Tolls' });
  expect([[...lacked.values()], lacked.has('Fees'), lacked.has('Tolls')]).toEqual([[title], true, false]);
});
