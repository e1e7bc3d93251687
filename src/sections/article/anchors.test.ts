import { expect, it } from 'vitest';
import { anchorsOf } from './anchors';

it('takes the anchor that an editor chose, else the words of the heading, in any script', () => {
  const parts = [
    { id: 'hull', heading: 'The Hull' },
    { heading: 'What it costs?' },
    { heading: 'البدن الجديد' },
    {},
  ];
  expect(anchorsOf(parts)).toEqual(['hull', 'What_it_costs', 'البدن_الجديد', undefined]);
});

it('never gives what an editor could choose for another part of the page, nor the same twice', () => {
  expect(anchorsOf([{ heading: 'prices' }, { heading: '2026' }, { heading: '…' }])).toEqual([
    'prices_',
    '2026_',
    '_',
  ]);
  expect(anchorsOf([{ heading: 'Over view' }, { heading: 'Over-view' }])).toEqual([
    'Over_view',
    'Over_view_2',
  ]);
});

it('leaves out where words may be divided', () => {
  expect(anchorsOf([{ heading: 'Fahr\u00adpläne' }])).toEqual(['Fahrpläne']);
});
