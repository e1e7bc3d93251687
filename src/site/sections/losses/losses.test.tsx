// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');

it('says what is lost at each step before and after, and what is left', () => {
  renderSection(example('losses'));
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'Open100',
    "Waiting for papersLast year 25 This year → 10The ship is there, its list isn't.",
    'Crane at restLast year 15 This year → 12',
    'At workLast year 60 This year → 78Loading and unloading.',
  ]);
});

it('draws each loss on top of what it leaves, below the one before it, on the scale of the total', () => {
  renderSection(example('losses'));
  const blocks = steps().map((step) =>
    [...step.querySelectorAll<HTMLElement>('[aria-hidden] span')].map(({ style }) =>
      ['--from', '--size'].map((name) => style.getPropertyValue(name)),
    ),
  );
  expect(blocks).toEqual([
    [['0%', '100%']],
    [
      ['0%', '75%'],
      ['75%', '25%'],
      ['0%', '90%'],
      ['90%', '10%'],
    ],
    [
      ['0%', '60%'],
      ['60%', '15%'],
      ['0%', '78%'],
      ['78%', '12%'],
    ],
    [
      ['0%', '60%'],
      ['0%', '78%'],
    ],
  ]);
});
