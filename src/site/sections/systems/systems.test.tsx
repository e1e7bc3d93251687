// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const lists = () => screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));

it('names what goes in, the four layers from the lowest to the highest, and who gets what comes out', () => {
  renderSection(example('systems'));
  expect(lists().map((items) => items.map(({ textContent }) => textContent))).toEqual([
    ['Harbor registerberths, owners', 'Crane loglifts, stops', 'Tide tables'],
    ['1 Ingest', '2 Integration', '3 Knowledge', '4 Action'],
    ['The harbor masterone plan of the day', 'Pilotsa time that holds'],
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'What goes in, and who gets it',
    'What you run',
    'Who gets it',
  ]);
});

it('leads each system into the lowest layer, and from the highest to each receiver', () => {
  const { container } = renderSection(example('systems'));
  const [into, out] = [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('line')].map((line) =>
      ['y1', 'y2'].map((name) => Number.parseFloat(line.getAttribute(name) ?? '')),
    ),
  );
  expect(into).toHaveLength(3);
  expect(out).toHaveLength(2);
  for (const [, end = 0] of into ?? []) expect(end).toBeGreaterThan(75);
  for (const [start = 100] of out ?? []) expect(start).toBeLessThan(25);
  // Each line begins or ends in the middle of its entry.
  expect(into?.map(([start]) => start)).toEqual([16.7, 50, 83.3]);
  expect(out?.map(([, end]) => end)).toEqual([25, 75]);
});

it('leads a receiver from its layer, and spreads the lines of one layer', () => {
  const { container } = renderSection(example('systems', 'receivers of three layers'));
  const lines = [...(container.querySelectorAll('svg')[1]?.querySelectorAll('line') ?? [])];
  expect(lines.map((line) => line.getAttribute('y1'))).toEqual(['12.5%', '37.5%', '56.3%', '68.8%']);
});
