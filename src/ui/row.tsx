import type { ReactNode } from 'react';

interface RowProps {
  /** What screen readers call the list: the title of its section, or what stands for it in one without. */
  name: string;
  /** How many cards the list has. */
  count: number;
  /** Up to how many cards stand one below the other in a narrow container, too. */
  stacked?: number;
  children: ReactNode;
}

/**
 * A container for a list of cards that becomes a horizontally scrolling row if it is narrow: it scrolls by keyboard too, the edge
 * of the next card shows, and at its head is a mark for each. Styles: `row` in utilities.css, which hides the container
 * from keyboard and screen readers if it does not scroll. Few cards are no row: they stay one below the other.
 */
export function Row({ name, count, stacked = 1, children }: RowProps) {
  if (count <= stacked) return children;
  const style = { '--of': count };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div role="group" aria-label={name} tabIndex={0} className="row" style={style}>
      {children}
    </div>
  );
}
