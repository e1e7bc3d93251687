// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const trace = example('trace') as SectionOf<'trace'>;

/** The parts of a level, from its heading. */
const partsOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).nextElementSibling as HTMLElement).getAllByRole(
    'listitem',
  );

it('says what each part is and how much, from the rule to the entries', () => {
  renderSection(trace);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Where the harbor fee comes from',
    'Tariff',
    'Ships',
  ]);
  expect(partsOf('Ships').map(({ textContent }) => textContent)).toEqual([
    '60Container ship',
    '25Ferry',
    '15Tugs',
  ]);
});

it('draws each part as wide as it is large, and the figure without what is taken off', () => {
  renderSection(trace);
  expect(partsOf('Tariff')[0]?.parentElement?.style.gridTemplateColumns).toBe(
    'minmax(0, 90fr) minmax(0, 10fr)',
  );
  expect(screen.getAllByText('90')[0]?.closest('p')?.style.width).toBe('calc(90% - 0.25rem)');
  expect(partsOf('Tariff').map((part) => part.querySelector('.hatch-off') !== null)).toEqual([false, true]);
});

it('shows a short name in a narrow part where a long one has no room', () => {
  renderSection(trace);
  const names = ['Ferry', 'Container ship', 'Tugs'].map((name) => screen.getByText(name));
  expect(looksOf(names)).toEqual([0, 1, 0]);
});

it('says the names again in a line where a part has no room for its own, and only there', () => {
  renderSection(trace);
  const linesBelow = ['Tariff', 'Ships'].map(
    (title) => screen.getByRole('heading', { name: title }).parentElement?.querySelector('p')?.textContent,
  );
  expect(linesBelow[1]).toBe('60 Container ship · 25 Ferry · 15 Tugs');
  cleanup();
  const parts = [
    { value: '60', name: 'Ferry', amount: 60 },
    { value: '40', name: 'Tug', amount: 40 },
  ];
  renderSection({ ...trace, levels: [{ title: 'Ships', parts }] });
  expect(screen.getByRole('heading', { name: 'Ships' }).parentElement?.querySelector('p')).toBeNull();
});
