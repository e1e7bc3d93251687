// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';
import type { SectionOf } from '../../../content/types.generated';

afterEach(cleanup);

const close = example('schedule') as SectionOf<'schedule'>;
const plan = example('schedule', 'a plan of weeks') as SectionOf<'schedule'>;

/** The bars and diamonds of each step, by where they begin and how long they are. */
const drawn = () =>
  screen
    .getAllByRole('listitem')
    .map((step) =>
      [...step.querySelectorAll<HTMLElement>('.drawn')].map(({ style }) => [
        style.insetInlineStart,
        style.width,
      ]),
    );

it('draws each step where it was and where it is, and says both in words', () => {
  renderSection(close);
  expect(drawn()).toEqual([
    [
      ['0%', '50%'],
      ['0%', '10%'],
    ],
    [
      ['50%', '30%'],
      ['0%', ''],
    ],
    [
      ['100%', ''],
      ['20%', ''],
    ],
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)[2]).toContain(
    'Day 10, now day 2',
  );
  expect(screen.getByText('A year earlier')).toBeTruthy();
});

it('writes how long each step took and takes, or when it was and is, at the end of its row', () => {
  renderSection(close);
  expect(screen.getAllByRole('listitem').map((step) => step.querySelector('.figure')?.textContent)).toEqual([
    '5→1',
    '3→0',
    '10→2',
  ]);
});

it('has one bar for each step of a plan, and a link where a step has a page', () => {
  renderSection(plan);
  expect(screen.getByRole('link', { name: 'Cranes and tide tables connected' }).getAttribute('href')).toBe(
    '/data-integration',
  );
  expect(drawn()).toEqual([[['0%', '33.3%']], [['33.3%', '41.7%']], [['100%', '']]]);
});

it.each([
  [10, ['0', '2', '4', '6', '8', '10']],
  [18, ['0', '3', '6', '9', '12', '15', '18']],
  [19, ['0', '5', '10', '15']],
  [4, ['0', '1', '2', '3', '4']],
  [400, ['0', '100', '200', '300', '400']],
])('marks an axis of %i', (length, marks) => {
  const { container } = renderSection({ ...close, length });
  expect(
    [...container.querySelectorAll('figure p.tabular > span')].map(({ textContent }) => textContent),
  ).toEqual(marks);
});

it('keeps what goes beyond the axis within it', () => {
  renderSection({
    ...plan,
    items: [
      ...plan.items.slice(0, 1),
      { title: 'Later', when: 'Week 11 to 15', after: { start: 10, end: 15 } },
    ],
  });
  expect(drawn()[1]).toEqual([['83.3%', '16.7%']]);
});
