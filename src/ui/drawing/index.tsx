import type { ReactNode } from 'react';
import { flow } from './flow';
import { ledger } from './ledger';
import { network } from './network';
import { orbit } from './orbit';
import { type Random, randomFrom } from './random';
import { shelf } from './shelf';
import { signal } from './signal';
import { strata } from './strata';
import { wells } from './wells';

/** Each motif draws itself in a square of 480 by 480 from a stream of random numbers. */
const motifs = { strata, ledger, network, flow, wells, shelf, orbit, signal } satisfies Record<
  string,
  (random: Random) => ReactNode
>;

/** A drawing of a motif; the seed makes it this page's own. Decoration: it carries no information of its own. */
export function Drawing({ motif, seed }: { motif: keyof typeof motifs; seed: string }) {
  return (
    <svg viewBox="0 0 480 480" className="h-auto w-full" aria-hidden="true">
      {motifs[motif](randomFrom(seed))}
    </svg>
  );
}
