// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows what to do next', () => {
  renderSection(example('cta'));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/resources',
  ]);
});

it('has its title, text and buttons without a box, too', () => {
  renderSection(example('cta', 'line'));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('See it on your own data');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
});
