// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('groups links under headings', () => {
  renderSection(example('link-groups'));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Main',
    'Core functions',
  ]);
  expect(screen.getByRole('link', { name: 'Finance' }).getAttribute('href')).toBe('/finance');
});
