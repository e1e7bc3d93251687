// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('names challenges and outcomes for whoever does not see them, and links to the page of the role', () => {
  renderSection(example('personas'));
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Challenges',
    'Outcomes',
    'Challenges',
    'Outcomes',
  ]);
  expect(screen.getByRole('link', { name: /Chief Financial Officer/ }).getAttribute('href')).toBe('/finance');
});

it('draws what changes for a role', () => {
  const { container } = renderSection(example('personas'));
  expect(container.querySelectorAll('.amount')).toHaveLength(1);
  const bars = [...container.querySelectorAll<HTMLElement>('.track > *')].map(({ style }) => style.width);
  expect(bars).toEqual(['45.5%', '9.1%']);
});
