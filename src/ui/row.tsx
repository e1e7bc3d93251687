import type { ReactNode } from 'react';

/**
 * A container for a list of cards that becomes a horizontally scrolling row if it is narrow: it scrolls by keyboard too, and
 * the edge of the next card shows. Styles: `row` in utilities.css, which hides the container from keyboard and screen readers
 * if it does not scroll.
 */
export function Row({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div role="group" aria-label={name} tabIndex={0} className="row">
      {children}
    </div>
  );
}
