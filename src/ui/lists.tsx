import type { ReactNode } from 'react';
import { Sign } from './icon';

interface ListProps {
  items: readonly string[];
  className?: string;
}

/** A list with check marks: features, benefits, outcomes. */
export function TickList(props: ListProps) {
  return (
    <MarkedList
      {...props}
      color="text-ink"
      mark={
        <svg viewBox="0 0 16 16" className="mt-1.5 size-3 shrink-0 text-accent" aria-hidden="true">
          <path d="M1.5 8.5 6 13 14.5 3" fill="none" stroke="currentColor" strokeWidth="2.25" />
        </svg>
      }
    />
  );
}

/** A list with a short dash before each entry: challenges, list entries. */
export function RuleList(props: ListProps) {
  return (
    <MarkedList {...props} color="text-soft" mark={<span aria-hidden="true" className="dash drawn" />} />
  );
}

function MarkedList({ items, className = '', color, mark }: ListProps & { color: string; mark: ReactNode }) {
  return (
    <ul className={`flex flex-col gap-2 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className={`flex gap-3 text-sm ${color}`}>
          {mark}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A plus that turns into a minus when its disclosure opens. Its ancestor must be a `details` element with the class `group`.
 */
export function OpenSign() {
  return <Sign name="plus" className="no-print moves size-5 group-open:rotate-45" />;
}
