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
    <details name={name} className={`group ${className}`}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
