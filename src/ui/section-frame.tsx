import type { ReactNode } from 'react';
import { Actions } from './button';
import { LevelAbove } from './heading';

/**
 * The padding and the size of the title: enumerations are set close together, below a smaller title; single large statements
 * have more space.
 */
const densities = {
  tight: { padding: 'py-tight', title: 'text-block' },
  normal: { padding: 'py-section', title: 'text-section' },
  wide: { padding: 'py-wide', title: 'text-section' },
} as const;

/** The classes of each background; `night` is dark in both themes. */
export const grounds = { default: '', muted: 'bg-muted', night: 'dark night' } as const;

/**
 * The classes of a grid of items below a centred title: never more columns than items, which would stand at one side of it, and
 * as few gaps in the last row as there can be.
 */
export function columnsFor(count: number): string {
  if (count < 2) return 'mx-auto max-w-sm';
  if (count === 2) return '@xl:grid-cols-2';
  return `@xl:grid-cols-2 ${
    count % 3 === 0 || count === 5
      ? '@xl:@max-4xl:last-across @4xl:grid-cols-3'
      : '@xl:@max-5xl:last-across @5xl:grid-cols-4'
  }`;
}

interface FrameProps {
  id?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  background?: keyof typeof grounds | undefined;
  actions?: readonly { label: string; href: string }[] | undefined;
  /** The vertical padding, by the kind of section type, which gives a page its rhythm. */
  density?: keyof typeof densities;
  children?: ReactNode;
}

/** The common frame of all sections below the hero: anchor, background, centred heading, content, and buttons at the end. */
export function SectionFrame({
  id,
  title,
  subtitle,
  background = 'default',
  actions,
  density = 'normal',
  children,
}: FrameProps) {
  const { padding, title: usual } = densities[density];
  // The one drawing of a page that is to be remembered has a title as large as the page's.
  const isNight = background === 'night';
  return (
    <section id={id} className={`@container ${padding} ${grounds[background]}`}>
      <div className="wrap">
        {(title || subtitle) && (
          <header className={`mx-auto mb-tight text-center ${isNight ? 'max-w-5xl' : 'max-w-3xl'}`}>
            {title && <h2 className={isNight ? 'text-section @3xl:text-page' : usual}>{title}</h2>}
            {subtitle && (
              <p className="mx-auto mt-3 max-w-3xl text-balance text-soft first:mt-0 @xl:text-lg">
                {subtitle}
              </p>
            )}
          </header>
        )}
        <LevelAbove value={title ? 2 : 1}>{children}</LevelAbove>
        <Actions actions={actions} className="mt-tight justify-center" />
      </div>
    </section>
  );
}
