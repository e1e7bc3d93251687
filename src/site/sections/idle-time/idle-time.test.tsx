// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const itemsOf = (list: number) => [...(screen.getAllByRole('list')[list]?.children ?? [])] as HTMLElement[];

it('says what a thing waits for, then what is done with it, each as long as it takes', () => {
  renderSection(example('idle-time'));
  expect(itemsOf(0).map(({ textContent }) => textContent)).toEqual([
    '18 h in a box',
    '36 h for the ferry',
    '18 h at the pier',
  ]);
  expect(itemsOf(0).map(({ style }) => style.flexGrow)).toEqual(['18', '36', '18']);
  expect(itemsOf(1).map(({ textContent }) => textContent)).toEqual([
    '2 min Stamped',
    '1 min Loaded',
    '3 min Carried',
  ]);
  expect(itemsOf(1).map(({ style }) => style.flexGrow)).toEqual(['2', '1', '3']);
});

it('enlarges each moment of work to its stretch of all of the work', () => {
  const { container } = renderSection(example('idle-time'));
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 432 432');
  // A quarter, three quarters and all of the time; thirds, a sixth and half of the work.
  expect(container.querySelector('path')?.getAttribute('d')).toBe(
    'M108 0L0 432h144zM324 0L144 432h72zM432 0L216 432h216z',
  );
});

it('draws the time after the change on the scale of the whole time', () => {
  renderSection(example('idle-time'));
  const bar = screen.getByText('by the mail boat').parentElement?.previousElementSibling as HTMLElement;
  // 40 minutes of 72 hours.
  expect(bar.style.width).toBe('0.93%');
});
