// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows what a framework requires and whom it concerns', () => {
  renderSection(example('compliance'));
  expect(screen.getByRole('heading', { name: 'GDPR' })).toBeTruthy();
  expect(screen.getByText('Delete it on request')).toBeTruthy();
  expect(screen.getByText('All industries')).toBeTruthy();
});
