// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows how many companies report a category', () => {
  renderSection(example('portfolio'));
  expect(screen.getByText('25')).toBeTruthy();
  expect(screen.getByText('Cash conversion')).toBeTruthy();
});
