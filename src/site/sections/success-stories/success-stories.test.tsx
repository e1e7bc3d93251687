// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('shows the impact of each story', () => {
  renderSection(example('success-stories', 'two'));
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('95% automated');
});

it('tells challenge and outcome where the story has them', () => {
  renderSection(example('success-stories', 'with challenge and outcome'));
  expect(screen.getByText('Challenge').nextElementSibling?.textContent).toBe(
    'Every plant planned in its own system.',
  );
});

it.each(['rows', 'lead'])(
  'names the story before its impact, also where that is shown first (%s)',
  (name) => {
    renderSection(example('success-stories', name));
    const [row] = screen.getAllByRole('listitem');
    expect(row?.firstElementChild?.textContent).toContain('A close in two days');
    expect(row?.lastElementChild?.textContent).toContain('80% less closing time');
  },
);
