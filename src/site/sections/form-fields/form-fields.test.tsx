// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('counts all fields of the old forms, and those of the new one', () => {
  renderSection(example('form-fields'));
  expect(
    screen.getByRole('heading', { name: 'fields on two forms' }).parentElement?.parentElement?.textContent,
  ).toMatch(/^21/);
  expect(
    screen.getByRole('heading', { name: 'fields on one' }).parentElement?.parentElement?.textContent,
  ).toMatch(/^3/);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Anna',
    'Monday',
    '4',
  ]);
});

it('draws each old form with its fields, dark where something is filled in', () => {
  renderSection(example('form-fields'));
  const dark = screen
    .getAllByRole('listitem')
    .map((form) => [...form.querySelectorAll('i')].map(({ className }) => className.includes('bg-ink')));
  expect(dark.map(({ length }) => length)).toEqual([12, 9]);
  expect(dark.map((form) => form.flatMap((isDark, index) => (isDark ? [index + 1] : [])))).toEqual([
    [1, 8],
    [4],
  ]);
});
