// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const well = example('well') as SectionOf<'well'>;

it('says of each record its name, its system, what it holds and how deep it belongs', () => {
  renderSection(well);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1B12Telemetrypressures at the wellhead0 ft',
    '24HThe ledgerwhat it cost2,400 ft',
    '3L-0774Land registrywhose oil it is5,200 ft',
  ]);
  expect(screen.getAllByRole('listitem').map(({ style }) => style.top)).toEqual(['0%', '40%', '86.7%']);
});

it('draws the hole as deep and as far as it goes, from the first one', () => {
  const { container } = renderSection(well);
  const ways = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(ways).toContain('M0 0V4500a700 700 0 0 0 700 700H5000');
  expect(ways).toContain('M0 4500V5800');
});

it('marks a record of the level part at its end', () => {
  const { container } = renderSection(well);
  const reaches = [...container.querySelectorAll<HTMLElement>('.absolute.rounded-full')].map(({ style }) =>
    style.getPropertyValue('--reach'),
  );
  expect(reaches.slice(0, 3)).toEqual(['0', '0', `${5000 / 6000}`]);
});

it.each([
  [10000, ['0 ft', '2,000 ft', '4,000 ft', '6,000 ft', '8,000 ft', '10,000 ft']],
  [170, ['0 ft', '50 ft', '100 ft', '150 ft']],
])('has few marks on the scale of a picture %i deep', (depth, marks) => {
  const { container } = renderSection({ ...well, depth });
  expect(
    [...container.querySelectorAll('.tabular')].slice(0, marks.length).map(({ textContent }) => textContent),
  ).toEqual(marks);
});
