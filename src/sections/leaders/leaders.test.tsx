// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows who leads, with expertise and education', () => {
  renderSection(example('leaders'));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Owen Tarrant');
  expect(screen.getByText('Headless ERP, Logistics')).toBeTruthy();
});

it('lists expertise with the comma of the language', () => {
  renderSection(example('leaders'), 'ar');
  expect(screen.getByText('Headless ERP، Logistics')).toBeTruthy();
});
