// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows year or month, as precisely as the document does', () => {
  renderSection(example('publications'));
  expect(screen.getByText('2023')).toBeTruthy();
  expect(screen.getByText('March 2024')).toBeTruthy();
  expect(screen.getByText(/288 pages/)).toBeTruthy();
});
