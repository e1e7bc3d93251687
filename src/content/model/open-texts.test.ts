import { expect, it } from 'vitest';
import { OpenTexts } from './open-texts';

const title = { copy: 'Fees', minLength: 1, maxLength: 60 };
const label = { copy: 'Fees', minLength: 1, maxLength: 20 };
const inline = { ...label, isInline: true } as const;

it('a text counts once with each of its limits, and until its last use is gone', () => {
  const open = new OpenTexts();
  for (const text of [title, label, { ...label }, inline]) open.add(text);
  expect([...open.copies()]).toEqual(['Fees']);
  expect([...open.values()]).toEqual([title, label, inline]);
  open.remove({ ...label });
  expect([...open.values()]).toEqual([title, label, inline]);
  open.remove(label);
  expect([...open.values()]).toEqual([title, inline]);
  for (const text of [title, inline]) open.remove(text);
  expect([...open.values(), ...open.copies(), open.has('Fees')]).toEqual([false]);
});

it('taking away what was never there changes nothing', () => {
  const open = new OpenTexts();
  open.add(title);
  open.remove(label);
  open.remove({ ...title, copy: 'Tolls' });
  expect([[...open.values()], open.has('Fees'), open.has('Tolls')]).toEqual([[title], true, false]);
});
