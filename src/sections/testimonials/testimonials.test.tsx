// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it.each([
  ['en', '“', '”'],
  ['es', '«', '»'],
  ['de', '„', '“'],
])('quotes in %s as that language does', (language, before, after) => {
  const { container } = renderSection(example('testimonials'), language);
  const text = container.querySelector('blockquote')?.textContent ?? '';
  expect([text.at(0), text.at(-1)]).toEqual([before, after]);
});

it('shows who speaks, with initials while there is no picture, and three results', () => {
  renderSection(example('testimonials'));
  expect(screen.getByText('MQ')).toBeTruthy();
  expect(screen.getByText('Marta Quiroga')).toBeTruthy();
  expect(screen.getByText('One set of figures')).toBeTruthy();
});
