// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, renderSection } from '../../../tests/support/render';

afterEach(cleanup);

it('says what is bought, for how much, and what is included', () => {
  renderSection(example('pricing', 'three prices'));
  const plan = screen.getByRole('heading', { level: 3, name: 'First report' }).closest('li') as HTMLElement;
  for (const text of ['$48,000', 'for eight weeks', 'Training for ten people'])
    expect(within(plan).getByText(text)).toBeTruthy();
});

it('says in words which one is recommended', () => {
  renderSection(example('pricing', 'three prices'), 'es');
  const [mark, ...others] = screen.getAllByText('Recomendado');
  expect(mark?.closest('li')?.textContent).toContain('First report');
  expect(others).toEqual([]);
});

it('tells apart buttons that say the same, and has the name on one without words of its own', () => {
  renderSection(example('pricing', 'three prices'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Request Demo: First look',
    'Request Demo: First report',
    'The whole plan',
  ]);
});
