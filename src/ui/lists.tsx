import { Sign } from './icon';

/** A list whose entries are ticked: features, benefits, outcomes. */
export function TickList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`space-y-2.5 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 text-sm text-ink">
          <svg viewBox="0 0 16 16" className="mt-1.5 size-3 shrink-0 text-accent" aria-hidden="true">
            <path d="M1.500 8.500 6 13 14.500 3" fill="none" stroke="currentColor" strokeWidth="2.25" />
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
    <ul className={`space-y-2.5 ${className}`}>
      {items.map((item, index) => (
        <li key={index} className="flex gap-3 text-sm text-soft">
          <span aria-hidden="true" className="mt-[0.72em] h-px w-3 shrink-0 bg-line-strong" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** A figure with what belongs to it: `80%`, `80 %`, `$3.2M`. */
const figure = /\S*\d\S*(?:[ \u00a0]%)?/;

/** A result in words, its figure large wherever the language puts it: what the eye should find first. */
export function Impact({ children: text, isLarge = false }: { children: string; isLarge?: boolean }) {
  const found = figure.exec(text);
  const [before, after] = found
    ? [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    : [text, ''];
  return (
    <span
      className={`inline-block border-l-4 border-accent pl-4 font-display leading-tight font-semibold text-balance ${isLarge ? 'text-quote' : 'text-item'}`}
    >
      {before}
      {found && (
        <span
          className={`figure mr-[0.08em] leading-none text-accent ${isLarge ? 'text-[3em]' : 'text-[1.75em]'}`}
        >
          {found[0]}
        </span>
      )}
      {after}
    </span>
  );
}

/** The sign of something that opens: a plus that turns into a minus. Stands inside a `group` that is a details element. */
export function OpenSign() {
  return <Sign name="plus" className="moves size-5 group-open:rotate-45" />;
}
