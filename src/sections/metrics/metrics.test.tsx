// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('shows every figure with what it measures', () => {
  renderSection(example('metrics'));
  expect(screen.getByText('Accuracy').nextElementSibling?.textContent).toBe('95%');
  expect(screen.getByText('from the first quarter')).toBeTruthy();
});

it('is no row that scrolls on phones, whatever is said about a figure: figures are compared', () => {
  const items = [
    { metric: 'Offices', improvement: '4', description: 'Counted in May.' },
    { metric: 'Books', improvement: '30', description: 'Counted in May.' },
  ];
  renderSection({ type: 'metrics', title: 'Size', items });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Offices', 'Books']);
});
