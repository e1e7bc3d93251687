// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, looksOf, renderSection } from '../../../tests/support/render';
import type { SectionOf } from '../../content/types.generated';

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

it('has the comma of the language between a position and a company', () => {
  const section = example('testimonials') as SectionOf<'testimonials'>;
  const [item] = section.items;
  renderSection(section, 'ar');
  expect(screen.getByText(`${item?.title}، ${item?.company}`)).toBeTruthy();
});

it('shows who speaks, with initials while there is no picture, and three results', () => {
  renderSection(example('testimonials'));
  expect(screen.getByText('MQ')).toBeTruthy();
  expect(screen.getByText('Marta Quiroga')).toBeTruthy();
  expect(screen.getByText('One set of figures')).toBeTruthy();
});

it.each([
  [3, [0, 1, 1]],
  [4, [0, 0, 0, 0]],
])('sets the first of %i quotes apart only where the others are in pairs', (count, looks) => {
  const section = example('testimonials') as SectionOf<'testimonials'>;
  renderSection({ ...section, items: Array(count).fill(section.items[0]) });
  expect(looksOf(document.querySelectorAll('blockquote'))).toEqual(looks);
});
