// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';
import { columnsFor } from '../../ui/section-frame';

afterEach(cleanup);

it('shows each list under its heading', () => {
  renderSection(example('lists'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'For clinicians',
    'For administrators',
  ]);
  expect(document.body.textContent).toContain('40% better coordination');
});

it('has no list alone beside an empty column', () => {
  const items = ['Left', 'Middle', 'Right'].map((title) => ({ title, items: ['One thing'] }));
  const { container } = renderSection({ type: 'lists', title: 'Lists', items });
  expect(container.innerHTML).toContain(columnsFor(3));
});
