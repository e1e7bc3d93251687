import { expect, it } from 'vitest';
import type { Draft } from '../../content/site/page-facts';
import { listUnpublished } from './unpublished-pages';

const now = '2027-01-21T09:15';
const pages = (drafts: Record<string, Draft>) => Object.entries(drafts).map(([id, draft]) => ({ id, draft }));

it.each<[Record<string, Draft>, string]>([
  [{ a: false, b: { from: '2027-01-21' }, c: { until: '2027-01-21' } }, ''],
  [{ a: true }, 'left out: 1 draft'],
  [{ a: true, b: false, c: true }, 'left out: 2 drafts'],
  [{ offer: { until: '2027-01-20' } }, 'left out: /offer (until 2027-01-20)'],
  [{ index: { from: '2027-02-01', until: '2027-03-01' }, a: true }, 'left out: 1 draft, / (from 2027-02-01)'],
  [
    Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id, { from: '2028-01-01' }])),
    `left out: ${['a', 'b', 'c', 'd', 'e'].map((id) => `/${id} (from 2028-01-01)`).join(', ')}, 2 more`,
  ],
])('%j: %s', (drafts, words) => {
  expect(listUnpublished(pages(drafts), now)).toBe(words);
});
