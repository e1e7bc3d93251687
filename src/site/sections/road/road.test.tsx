// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const stopsOf = (index: number) =>
  within(screen.getAllByRole('list')[index] as HTMLElement).getAllByRole('listitem');

it('counts how often something is typed, and says where and when', () => {
  renderSection(example('road'));
  expect(stopsOf(0).map(({ textContent }) => textContent)).toEqual([
    '1hour 0On boardWritten into the log.',
    '2hour 2QuayWeighed.',
    '3hour 6OfficeTyped from paper.',
  ]);
  expect(stopsOf(1)[1]?.textContent).toBe('hour 2QuayThe scale knows the crate.');
});

it('has all roads on one scale, and no asphalt where only paper travels', () => {
  renderSection(example('road'));
  const ways = (index: number) => stopsOf(index).map(({ style }) => style.getPropertyValue('--way'));
  expect([ways(0), ways(1)]).toEqual([
    ['2', '4', '0'],
    ['2', '0'],
  ]);
  // Asphalt has a line in its middle, a way of paper has none, and no way leads on from the last stop.
  const lines = stopsOf(0).map((stop) => stop.querySelector('[aria-hidden]')?.childElementCount);
  expect(lines).toEqual([1, 0, undefined]);
});

it('skips no level of headings', () => {
  renderSection(example('road'));
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual([
    'H2',
    'H3',
    'H4',
    'H4',
    'H4',
    'H3',
    'H4',
    'H4',
  ]);
});
