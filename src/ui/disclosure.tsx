import { type ReactNode, useEffect, useRef, useState } from 'react';

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
 * by a search on the page and keeps its state when React takes over. React only mirrors the state to `aria-expanded`.
 */
export function Disclosure({
  name,
  className = '',
  summaryClassName = '',
  summary,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => setIsOpen(details.current?.open), []);
  return (
    <details
      ref={details}
      name={name}
      className={`group ${className}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a summary is a button that expands, and some screen readers need to be told */}
      <summary className={summaryClassName} aria-expanded={isOpen}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
