import { memo } from 'react';

/** Stands beside every file that can be downloaded. */
export const documentIcon = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6';

/**
 * A decorative icon: the text next to it says the same.
 *
 * @param path its SVG path on a grid of 24 by 24: what a document names as `icon` arrives as that
 */
export const Icon = memo(function Icon({ path, className = 'size-6' }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
});

/** Small icons of the interface itself. */
const signs = {
  arrow: 'M5 12h13M13 6.5 18.5 12 13 17.5',
  plus: 'M5 12h14M12 5v14',
  down: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M12 8a4 4 0 1 0 .01 0M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z',
} as const;

export const Sign = memo(function Sign({
  name,
  className = 'size-5',
}: {
  name: keyof typeof signs;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d={signs[name]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="square" />
    </svg>
  );
});
