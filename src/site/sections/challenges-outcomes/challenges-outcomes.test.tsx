// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

it('shows both lists under their headings', () => {
  renderSection(example('challenges-outcomes'));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What slows finance down',
    'What changes',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

it.each(['ledger', 'lead'])('shows every challenge and every outcome, once, in the variant %s', (name) => {
  const section = example('challenges-outcomes', name) as SectionOf<'challenges-outcomes'>;
  const { container } = renderSection(section);
  for (const text of [...section.challenges, ...section.outcomes])
    expect(container.textContent?.split(text)).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('sets the first outcome large above the list of the others in the variant lead', () => {
  renderSection(example('challenges-outcomes', 'lead'));
  const first = screen.getByText('80% less time for the month-end close');
  expect(first.closest('ul')).toBeNull();
  expect(first.nextElementSibling?.children).toHaveLength(2);
});
