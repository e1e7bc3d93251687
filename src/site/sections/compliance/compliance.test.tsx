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

it('has no table where frameworks name no controls', () => {
  renderSection(example('compliance'));
  expect(screen.queryByRole('table')).toBeNull();
});

it('draws which controls answer which framework, those that answer most first', () => {
  renderSection(example('compliance', 'controls at night'));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'ControlGDPRHIPAA',
    'Audit logAnswered by itAnswered by it',
    'Retention datesAnswered by it',
    'BackupsAnswered by it',
  ]);
});
