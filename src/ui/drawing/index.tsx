import { createContext, memo, type ReactNode, useContext } from 'react';
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

/** What makes the drawings of a page its own: the same in every language, and whatever its words become. */
export const DrawingSeed = createContext('');

interface DrawingProps {
  motif: keyof typeof motifs;
  /** Whether it fills the element around it, cut at the edges, rather than being as wide as that and square. */
  fills?: boolean;
}

/** A drawing of a motif. Decoration: it carries no information of its own. */
export const Drawing = memo(function Drawing({ motif, fills = false }: DrawingProps) {
  const seed = useContext(DrawingSeed);
  return (
    <svg
      viewBox="0 0 480 480"
      className={fills ? 'size-full' : 'h-auto w-full'}
      preserveAspectRatio={fills ? 'xMidYMin slice' : undefined}
      aria-hidden="true"
    >
      {motifs[motif](randomFrom(seed))}
    </svg>
  );
});
