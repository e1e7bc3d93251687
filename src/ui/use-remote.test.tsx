// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRemote } from './use-remote';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const readCount = (answer: unknown) => (answer as string[]).length;
const readFirst = (answer: unknown) => (answer as string[])[0];
function fail(): never {
  throw new Error('The answer is something else.');
}

function Shown({ name, read }: { name: string; read: (answer: unknown) => unknown }) {
  const { data, hasFailed } = useRemote('/api/stock', read);
  return <p>{`${name}: ${hasFailed ? 'failed' : String(data)}`}</p>;
}

it('sections that ask the same address read each its own from one answer', async () => {
  const fetched = vi.fn(async () => Response.json(['pipes', 'valves']));
  vi.stubGlobal('fetch', fetched);
  const console = vi.spyOn(globalThis.console, 'warn').mockReturnValue(undefined);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown name="count" read={readCount} />
      <Shown name="first" read={readFirst} />
      <Shown name="other" read={fail} />
    </QueryClientProvider>,
  );
  for (const text of ['count: 2', 'first: pipes', 'other: failed'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(console.mock.calls).toEqual([['/api/stock cannot be shown: The answer is something else.']]);
});
