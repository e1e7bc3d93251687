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
