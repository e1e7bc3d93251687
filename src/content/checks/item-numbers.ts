import { setAt } from '../model/fix';
import type { Check } from './core/check';

export const itemNumbers: Check = {
  code: 'item-numbers',
  severity: 'error',
  summary: 'The numbers of a list follow the order of its items.',
  why: 'Numbers are written by hand: after an item was moved, visitors read step 2, step 1, step 3.',
  example: { file: '_not-found/page.json', right: '"number": 2', wrong: '"number": 3' },
  needs: ['no-violations'],
  page(context, report) {
    for (const { pointer, items, property } of context.numberedLists) {
      const numbers = items.map((item) => (item as Record<string, number>)[property] ?? Number.NaN);
      // A list may continue the numbering of another.
      const first = Math.min(...numbers);
      if (Number.isNaN(first)) continue;
      const wrong = numbers.flatMap((number, index) => (number === first + index ? [] : index));
      const [at] = wrong;
      if (at === undefined) continue;
      const file = context.source.path;
      const edits = wrong.map((index) =>
        setAt({ file, pointer: `${pointer}/${index}/${property}` }, first + index),
      );
      report({
        file,
        pointer,
        message: `Item ${at + 1} of this list has the number ${numbers[at]}; by its place it is ${first + at}.`,
        hint: 'Number the items in their order, without gaps. --fix does.',
        fix: { edits, isOne: true },
      });
    }
  },
};
