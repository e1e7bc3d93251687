import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';
import { OpenSign } from './lists';

/**
 * The rest of a text, which in a narrow place is opened by whoever reads on. Where there is room it stands open, without a control, in
 * browsers that let styles open something; on paper always. Styles: `fold` in utilities.css.
 */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Disclosure
      className="fold"
      summaryClassName="no-print inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent"
      summary={
        <>
          {label}
          <OpenSign />
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
