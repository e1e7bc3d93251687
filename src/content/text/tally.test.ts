import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Tally } from './tally';

it('knows what occurs and what is repeated, whatever came and went', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.boolean()));
  fc.assert(
    fc.property(steps, (all) => {
      const tally = new Tally();
      const texts: string[] = [];
      for (const [text, isAdded] of all) {
        if (isAdded) texts.push(text);
        else if (texts.includes(text)) texts.splice(texts.indexOf(text), 1);
        tally[isAdded ? 'add' : 'remove'](text);
        expect([...tally.keys()].sort()).toEqual([...new Set(texts)].sort());
        const repeated = ['a', 'b'].filter((one) => texts.indexOf(one) !== texts.lastIndexOf(one));
        expect([...tally.repeated].sort()).toEqual(repeated);
      }
    }),
  );
});
