import { expect, it } from 'vitest';
import { hashOf } from '../../node/project/hash';
import type { EditHistory } from './history';
import { stepChanges } from './step-back';

const [broken, mended, later] = ['{ "title": "A"', '{ "title": "A" }', '{ "title": "B" }'] as const;
const kept = new Map([broken, mended].map((text) => [hashOf(text), text]));
const history = { contentOf: (hash: string) => Buffer.from(kept.get(hash) ?? '') } as unknown as EditHistory;
const step = {
  ...{ name: 'Throw away the changes of Finance', at: 0, tab: 'a' },
  files: [{ file: 'finance/page.json', before: hashOf(broken), after: hashOf(mended) }],
};
const undone = (present: string) =>
  stepChanges(step, 'undo', history, { contentOf: () => present, isShown: () => false });

it('brings back a document that was not JSON', () => {
  expect(undone(mended)).toEqual([{ file: 'finance/page.json', before: mended, after: broken }]);
});

it('says that a document has changed since, if what it said then is not JSON', () => {
  expect(() => undone(later)).toThrow('the page /finance was changed since.');
});
