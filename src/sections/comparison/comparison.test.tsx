// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('is a table with a row for each metric', () => {
  renderSection(example('comparison'), 'es');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Métrica',
    ' Antes  Después',
    'Mejora',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Due diligence' })).toBeTruthy();
});

it('is a row on phones where its rows would not be seen together', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      metric: `Metric ${index}`,
      before: '2',
      after: '1',
      improvement: 'Half',
    }));
  renderSection({ type: 'comparison', title: 'Times', items: items(4) });
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  renderSection({ type: 'comparison', title: 'Times', items: items(5) });
  expect(screen.getByRole('group', { name: 'Times' }).tabIndex).toBe(0);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
});
