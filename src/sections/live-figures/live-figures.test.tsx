// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { example, Providers } from '../../../tests/support/render';
import french from '../../i18n/fr.json';
import { provideWords } from '../../i18n/language';
import { RenderSection } from '../section-list';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the example with mocked responses. */
function show(answer: () => Promise<Response>, language = 'en') {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Providers language={language}>
        <RenderSection section={example('live-figures')} />
      </Providers>
    </QueryClientProvider>,
  );
  return fetched;
}
const json = (value: unknown) => async () => Response.json(value);

it('shows the figures of the document until there are others', () => {
  const fetched = show(() => new Promise(() => {}));
  expect(screen.getByText('1,240')).toBeTruthy();
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/stock');
});

it('shows the figures of the answer as its language writes them', async () => {
  show(json({ pallets: 12345.5, share: 79.5 }), 'de');
  expect(await screen.findByText('12.345,5')).toBeTruthy();
  expect(screen.getByText('79,5 %')).toBeTruthy();
  expect(screen.queryByText('1,240')).toBeNull();
});

it('groups digits as the words of the site do', async () => {
  provideWords('fr', { ...french, 'format.group': '’' });
  show(json({ pallets: 1234567.6789 }), 'fr');
  expect(await screen.findByText('1’234’567.679')).toBeTruthy();
});

it('shows what the answer lacks, or has as something else, as the document says', async () => {
  show(json({ pallets: { count: 4 }, share: 90 }));
  expect(await screen.findByText('90%')).toBeTruthy();
  expect(screen.getByText('1,240')).toBeTruthy();
});

it.each([
  ['an error', async () => new Response('', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a list', json([1, 2])],
  ['HTML', async () => new Response('<!doctype html>')],
])('says of %s that these are earlier figures, and asks again when told to', async (_, answer) => {
  const fetched = show(answer);
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(screen.getByText('1,240')).toBeTruthy();
  fetched.mockImplementation(json({ pallets: 7 }));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  // The button is gone: the focus is on the figures.
  expect(document.activeElement).toBe(document.querySelector('dl'));
});
