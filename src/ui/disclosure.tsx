import type { ReactNode } from 'react';

interface DisclosureProps {
  /** Disclosures that share a name are exclusive: opening one closes the others. */
  name?: string;
  className?: string;
  summaryClassName?: string;
  summary: ReactNode;
  children: ReactNode;
}

/**
 * A disclosure based on the native `details` element: it opens without scripts, is exclusive by `name`, is found by in-page
 * search and keeps its state during hydration.
 */
export function Disclosure({
  name,
  className = '',
  summaryClassName = '',
  summary,
  children,
}: DisclosureProps) {
  return (
    <details name={name} className={`group ${className}`}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
