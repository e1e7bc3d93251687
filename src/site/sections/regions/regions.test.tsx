// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('draws one square for each facility', () => {
  const { container } = renderSection(example('regions'));
  expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(10);
  expect(screen.getByRole('rowheader', { name: 'Europe' })).toBeTruthy();
});
