import type { ReactNode } from 'react';

/**
 * What holds a list of cards that becomes a row where its place is narrow: it then scrolls sideways, also by keyboard, and the next card
 * shows its edge. Styles: `row` in utilities.css, by which it is nothing to keyboard and screen readers where there is room.
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
