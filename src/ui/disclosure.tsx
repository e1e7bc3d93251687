import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Disclosures of one name are exclusive: opening one closes the other. */
  name?: string;
  className?: string;
  summaryClassName?: string;
  summary: ReactNode;
  children: ReactNode;
}

/**
 * Something that opens. It is the browser's own `details`: it opens without scripts, is exclusive by `name`, is found
 * by a search on the page and keeps its state when React takes over.
 */
export function Disclosure({
  name,
  className = '',
  summaryClassName = '',
  summary,
  children,
}: DisclosureProps) {
  return (
    <details
      ref={mirrorState}
      name={name}
      className={`group ${className}`}
      onToggle={(event) => mirrorState(event.currentTarget)}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}

/**
 * Writes to `aria-expanded` of the summary whether it is open: it is a button that expands, and some screen readers need to
 * be told. As state, it would have React render every one of them again as soon as it has taken the page over.
 */
function mirrorState(details: HTMLDetailsElement | null): void {
  details?.firstElementChild?.setAttribute('aria-expanded', `${details.open}`);
}
