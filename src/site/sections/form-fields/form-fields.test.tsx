// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../../tests/support/render';

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
  const forms = screen.getAllByRole('listitem').map((form) => [...form.querySelectorAll('i')]);
  expect(forms.map(({ length }) => length)).toEqual([12, 9]);
  // The first field of the first form is filled in, its eighth, and the fourth of the other form.
  const looks = looksOf(forms.flat());
  expect(looks.flatMap((look, index) => (look === 0 ? [index + 1] : []))).toEqual([1, 8, 12 + 4]);
  expect(new Set(looks).size).toBe(2);
});
