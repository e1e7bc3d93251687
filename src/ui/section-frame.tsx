import type { ReactNode } from 'react';
import { Actions } from './button';
import { LevelAbove } from './heading';

/** Figures and lines are set close together; single large statements have more space. */
const densities = {
  tight: 'py-tight',
  normal: 'py-section',
  wide: 'py-wide',
} as const;

/** `night` is dark in both themes. */
const grounds = { default: '', muted: 'bg-muted', night: 'dark night' } as const;

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
  return (
    <section id={id} className={`@container ${densities[density]} ${grounds[background]}`}>
      <div className="wrap">
        {(title || subtitle) && (
          <header className="mx-auto mb-tight max-w-3xl text-center">
            {title && <h2 className="text-section">{title}</h2>}
            {subtitle && <p className="mt-3 text-balance text-soft first:mt-0 @xl:text-lg">{subtitle}</p>}
          </header>
        )}
        <LevelAbove value={title ? 2 : 1}>{children}</LevelAbove>
        <Actions actions={actions} className="mt-tight justify-center" />
      </div>
    </section>
  );
}
