import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';

/** The state of a remote request. */
interface Remote<T> {
  /** The response; undefined until one has arrived. */
  data: T | undefined;
  /** Whether the last attempt failed: no network, an error, or an invalid response. */
  hasFailed: boolean;
  isFetching: boolean;
  /** Sends the request again. */
  retry(): void;
}

/** Timeout for a response, in milliseconds. */
const timeout = 15_000;

/** Used where nothing is fetched: on the server, and for examples in tests. */
const idle = new QueryClient();

/**
 * Fetches data for a section in the visitor's browser. On the server there is none yet, so the prerendered output is what
 * visitors without scripts see. A section type that needs the data before any interaction declares that in its schema
 * (`needs`).
 *
 * @param address a path on this site or an external address, from a field of the format `endpoint`; the content security policy
 * allows no other
 * @param read extracts the data from a response and throws if it is invalid; must be the same function on every render. Sections of
 * several types may ask the same address, at once
 */
export function useRemote<T>(address: string | undefined, read: (answer: unknown) => T): Remote<T> {
  const client = useContext(QueryClientContext) ?? idle;
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['remote', address],
      enabled: address !== undefined,
      // Returning to the page within a minute shows the same data.
      staleTime: 60_000,
      queryFn: async ({ signal }) => {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
        const response = await fetch(address ?? '', {
          signal: inTime,
          headers: { Accept: 'application/json' },
        });
        if (!response.ok) throw new Error(`${response.status}: ${address}`);
        return response.json();
      },
      // Several sections may ask the same address, and each reads its own from the answer.
      select: read,
    },
    client,
  );
  useEffect(() => {
    // Visitors are told by the section; its developer needs the reason.
    if (import.meta.env.DEV && error) console.warn(`${address} cannot be shown: ${error.message}`);
  }, [address, error]);
  return { data, hasFailed: error !== null && !isFetching, isFetching, retry: () => void refetch() };
}
