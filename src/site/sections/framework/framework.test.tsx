// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../../tests/support/render';

afterEach(cleanup);

it('has four exclusive cards with four tags each', () => {
  const { container } = renderSection(example('framework'));
  const cards = [...container.querySelectorAll('details[name]')];
  expect(cards).toHaveLength(4);
  expect(new Set(cards.map((card) => card.getAttribute('name'))).size).toBe(1);
  for (const card of cards) expect(card.querySelectorAll('li')).toHaveLength(4);
});

it('has a panel that says what each layer hands on', () => {
  renderSection(example('framework'));
  expect(screen.getAllByText('How it works together')[0]?.closest('summary')).toBeTruthy();
  expect(screen.getByText('Ingest hands over records.')).toBeTruthy();
});

it('lies as every core does: the first layer at the bottom, each with its number', () => {
  const { container } = renderSection(example('framework'));
  const titles = [...container.querySelectorAll('details[name] summary h3')];
  expect(titles.map((title) => title.textContent)).toEqual([
    '4Action',
    '3Knowledge',
    '2Integration',
    '1Ingest',
  ]);
});
