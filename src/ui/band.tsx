import { createContext, use } from 'react';

const Accents = createContext(0);

/** Provides the number of accents in the site's theme. */
export const AccentsProvider = Accents;

/** The number of accents in the site's theme. */
export function useAccents(): number {
  return use(Accents);
}

const fills = ['hatch-1', 'hatch-2', 'hatch-3', 'hatch-4', 'bg-accent-5', 'bg-accent-6'] as const;

/** A column of the site's accents along the edge of its container, in equal heights, the first at the bottom. */
export function Band() {
  const accents = fills.slice(0, useAccents());
  return (
    <div aria-hidden="true" className="absolute inset-y-0 start-0 flex w-3 flex-col-reverse [&>*]:grow">
      {accents.map((fill) => (
        <span key={fill} className={fill} />
      ))}
    </div>
  );
}
