import { createContext, use } from 'react';

const Accents = createContext(0);

/** Provides the number of accents in the site's theme. */
export const AccentsProvider = Accents;

/** The number of accents in the site's theme. */
export function useAccents(): number {
  return use(Accents);
}

const fills = ['hatch-1', 'hatch-2', 'hatch-3', 'hatch-4', 'bg-accent-5', 'bg-accent-6'] as const;

/**
 * A column of the site's accents along the edge of its container, in equal heights, the first at the bottom; or a row along
 * its top, the first at the start, in whole tiles of each hatching.
 */
export function Band({ isFlat = false }: { isFlat?: boolean }) {
  const accents = fills.slice(0, useAccents());
  return (
    <div
      aria-hidden="true"
      className={`absolute flex [&>*]:grow ${isFlat ? 'inset-x-0 top-0 h-4.5 [&>*]:[background-repeat:round_repeat]' : 'inset-y-0 start-0 w-3 flex-col-reverse'}`}
    >
      {accents.map((fill) => (
        <span key={fill} className={fill} />
      ))}
    </div>
  );
}
