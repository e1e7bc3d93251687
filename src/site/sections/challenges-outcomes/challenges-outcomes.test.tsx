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

it.each(['ledger', 'lead', 'pairs'])(
  'shows every challenge and every outcome, once, in the variant %s',
  (name) => {
    const section = example('challenges-outcomes', name) as SectionOf<'challenges-outcomes'>;
    const { container } = renderSection(section);
    for (const text of [...section.challenges, ...section.outcomes])
      expect(container.textContent?.split(text)).toHaveLength(2);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
);

it('sets the first outcome large between the challenges and the other outcomes in the variant lead', () => {
  renderSection(example('challenges-outcomes', 'lead'));
  const { challenges, outcomes } = example('challenges-outcomes', 'lead') as SectionOf<'challenges-outcomes'>;
  const first = screen.getByText(
    (_, element) => element?.tagName === 'P' && element.textContent === outcomes[0],
  );
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.children.length)).toEqual([challenges.length, outcomes.length - 1]);
  expect(first.compareDocumentPosition(lists[0] as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(first.compareDocumentPosition(lists[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads from each challenge to its outcome, whose figure is large, in the variant pairs', () => {
  const section = example('challenges-outcomes', 'pairs') as SectionOf<'challenges-outcomes'>;
  const { container } = renderSection({ ...section, challenges: [...section.challenges, 'And one more'] });
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'The close takes twelve days80% less time for the month-end close',
    'Invoices are typed by hand95% of invoices booked without a touch',
    'Forecasts are old when they arriveA forecast that updates itself',
    'And one more',
  ]);
  expect(rows.map((row) => row.querySelector('.figure')?.textContent)).toEqual([
    '80%',
    '95%',
    undefined,
    undefined,
  ]);
  expect(container.querySelectorAll('li svg')).toHaveLength(3);
});
