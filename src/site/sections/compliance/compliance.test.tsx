// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
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
  const rows = screen.getAllByRole('row').map((row) => {
    const marks = [...row.querySelectorAll('td')].map((cell) => within(cell).queryByRole('img') !== null);
    return [row.querySelector('th')?.textContent, ...marks];
  });
  expect(rows).toEqual([
    ['Control'],
    ['Audit log', true, true],
    ['Retention dates', true, false],
    ['Backups', false, true],
  ]);
});
