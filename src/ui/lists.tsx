import { Sign } from './icon';

/** A list whose entries are ticked: features, benefits, outcomes. */
export function TickList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-2.5 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 text-sm text-ink">
          <svg viewBox="0 0 16 16" className="mt-1.5 size-3 shrink-0 text-accent" aria-hidden="true">
            <path d="M1.5 8.5 6 13 14.5 3" fill="none" stroke="currentColor" strokeWidth="2.25" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list whose entries are marked by a short rule: challenges, entries of a list. */
export function RuleList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-col gap-2.5 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 text-sm text-soft">
          <span aria-hidden="true" className="mt-[0.72em] h-px w-3 shrink-0 bg-line-strong" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sign of something that opens: a plus that turns into a minus. Stands inside a `group` that is a details element. */
export function OpenSign() {
  return <Sign name="plus" className="moves size-5 group-open:rotate-45" />;
}
