import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';

/** What came of asking an address. */
export interface Remote<T> {
  /** The answer; undefined until one has come. */
  data: T | undefined;
  /** Whether the last attempt came to nothing: no network, an error, or an answer that is not as it should be. */
  hasFailed: boolean;
  isFetching: boolean;
  /** Asks again. */
  retry(): void;
}

/** How long an address may take to answer, in milliseconds. */
const patience = 15_000;

/** For where nothing is fetched: pages are rendered on the server, and examples in tests. */
const idle = new QueryClient();

/**
 * Data that a section asks an address for in the visitor's browser. On the server there is none yet: what is rendered then is what
 * whoever has no scripts reads. A section type that needs it before the visitor does anything says so in its schema (`needs`).
 *
 * @param address a path of this site or an address elsewhere, in a field of the format `endpoint`: the policy allows no other
 * @param read makes of the answer what is needed, and throws when it is not as it should be; the same function every time
 */
export function useRemote<T>(address: string | undefined, read: (answer: unknown) => T): Remote<T> {
  const client = useContext(QueryClientContext) ?? idle;
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['remote', address],
      enabled: address !== undefined,
      // Whoever comes back to the page within a minute reads what it said.
      staleTime: 60_000,
      queryFn: async ({ signal }) => {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
        const response = await fetch(address ?? '', {
          signal: inTime,
          headers: { Accept: 'application/json' },
        });
        if (!response.ok) throw new Error(`${response.status}: ${address}`);
        return read(await response.json());
      },
    },
    client,
  );
  return { data, hasFailed: isError && !isFetching, isFetching, retry: () => void refetch() };
}
