// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

const staysOf = (index: number) =>
  within(
    screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL')[index] as HTMLElement,
  ).getAllByRole('listitem');

it('says at which desk the case is, and when', () => {
  renderSection(example('desks'));
  expect(staysOf(0).map(({ textContent }) => textContent)).toEqual([
    'Counter: 0–1',
    'Tide office: 1–6',
    'Harbor master: 6–10',
  ]);
});

it('draws how much of a stay somebody works, at its end', () => {
  renderSection(example('desks'));
  const [wait, work] = staysOf(0)[1]?.querySelectorAll<HTMLElement>('span span') ?? [];
  expect(wait?.parentElement?.style.width).toBe('50%');
  expect(work?.style.width).toBe('20%');
});

it('draws both ways on one scale, and a question that takes no time as a diamond', () => {
  renderSection(example('desks'));
  const stays = staysOf(1);
  expect(stays[1]?.querySelector('.rotate-45')).not.toBeNull();
  expect(stays[2]?.querySelector<HTMLElement>(':scope > span:last-child')?.style.width).toBe('20%');
});
