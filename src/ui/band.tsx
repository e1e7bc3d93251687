import { createContext, use } from 'react';

const Accents = createContext(0);

/** Tells how many accents the theme of the site has. */
export const AccentsProvider = Accents;

/** How many accents the theme of the site has. */
export function useAccents(): number {
  return use(Accents);
}

const fills = ['hatch-1', 'hatch-2', 'hatch-3', 'hatch-4', 'bg-accent-5', 'bg-accent-6'] as const;

/** A column of the accents of the site along the edge of what it stands in, each as high as the others, the first one at the bottom. */
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
