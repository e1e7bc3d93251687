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

/** The wells: where each stands along the page, and where it begins and ends below the top of the layers, in per cent. */
const wells = (container: HTMLElement) =>
  [...container.querySelectorAll('circle')].map((ring) => {
    const line = ring.previousElementSibling;
    expect(ring.getAttribute('cy')).toBe(line?.getAttribute('y2'));
    const start = ring.closest('svg')?.style.insetInlineStart;
    return [start, line?.getAttribute('y1'), line?.getAttribute('y2')].map((value) =>
      Number.parseFloat(value ?? ''),
    );
  });

it('leads each receiver down to the highest layer, and each system up to the lowest', () => {
  const { container } = renderSection(example('systems'));
  expect(wells(container)).toEqual([
    [0, 0, 21.4],
    [50, 0, 21.4],
    [0, 100, 85.7],
    [33.3, 100, 85.7],
    [66.7, 100, 85.7],
  ]);
});

it('draws a layer higher for each whom it serves', () => {
  renderSection(example('systems'));
  const [, strata] = screen.getAllByRole('list');
  expect(strata?.style.getPropertyValue('--rows')).toBe('3fr 1fr 1fr 2fr');
});

it('has each receiver in a row of its layer in a narrow container, and the systems in rows of the lowest', () => {
  renderSection(example('systems', 'receivers of three layers'));
  const rows = (items: HTMLElement[] = []) => items.map(({ style }) => style.getPropertyValue('--row'));
  const [sources, strata, receivers] = lists();
  expect(rows(receivers)).toEqual(['2', '3', '4', '5']);
  expect(rows(strata)).toEqual(['6 / span 3', '4 / span 2', '3 / span 1', '2 / span 1']);
  expect(rows(sources)).toEqual(['7', '8']);
});

it('leads a receiver down to the layer that the document names', () => {
  const { container } = renderSection(example('systems', 'receivers of three layers'));
  expect(
    wells(container)
      .filter(([, from]) => from === 0)
      .map(([, , to]) => to),
  ).toEqual([11.1, 33.3, 61.1, 61.1]);
});
