import type { ReactNode } from 'react';
import { Disclosure } from './disclosure';
import { OpenSign } from './lists';

/**
 * The rest of a text, collapsed in a narrow container. In a wide one, and in print, it is open and has no control, in browsers
 * whose styles can open `details`. Styles: `fold` in utilities.css.
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
