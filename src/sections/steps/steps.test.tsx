// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('numbers the steps and lists what they deliver', () => {
  renderSection(example('steps'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Discovery',
    'Design',
    'Delivery',
  ]);
  expect(screen.getByText('System map')).toBeTruthy();
});
