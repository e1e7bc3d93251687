import { expect, it } from 'vitest';
import { Turns } from './turns';

it('each begins when the one before it has ended, well or not', async () => {
  const turns = new Turns();
  const steps: string[] = [];
  const work = (name: string, fails = false) =>
    turns.take(async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = [work('a'), work('b', true), work('c')];
  await turns.settled();
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: 'a' },
    { reason: { message: 'b' } },
    { value: 'c' },
  ]);
});
