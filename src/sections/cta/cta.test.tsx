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
