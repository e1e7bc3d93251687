// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { example, Providers, renderSection } from '../../../tests/support/render';
import { AccentsProvider } from '../../ui/band';
import { RenderSection } from '../section-list';

afterEach(cleanup);

it('shows what to do next', () => {
  renderSection(example('cta'));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/resources',
  ]);
});

it.each([
  [0, 0],
  [3, 3],
])('begins the line with one band for each of %i accents of the site', (accents, bands) => {
  const { container } = render(
    <Providers>
      <AccentsProvider value={accents}>
        <RenderSection section={example('cta', 'line')} />
      </AccentsProvider>
    </Providers>,
  );
  expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(bands);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('See it on your own data');
});
