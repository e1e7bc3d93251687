// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows challenges, outcomes and a story, and links on', () => {
  renderSection(example('industries'));
  expect(screen.getByText('Fax between wards')).toBeTruthy();
  expect(screen.getByText('Success story').nextElementSibling?.textContent).toContain('Twelve hospitals');
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to(/See the industry.*Healthcare/)).toBe('/healthcare');
  expect(to(/Read the whole story.*Healthcare/)).toBe('/healthcare-use-case');
});

it('puts what the story brought first among the outcomes, and what it saved last', () => {
  renderSection(example('industries'));
  const outcomes = screen.getByText('One record').closest('ul');
  const texts = [...(outcomes?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(['40% better coordination', 'One record', '$3.2M saved a year']);
});
