import type { ReactNode } from 'react';
import { Actions } from './button';
import { LevelAbove } from './heading';

interface FrameProps {
  id?: string | undefined;
  title?: string | undefined;
  subtitle?: string | undefined;
  background?: 'default' | 'muted' | undefined;
  actions?: readonly { label: string; href: string }[] | undefined;
  children?: ReactNode;
}

/** What every section below the hero shares: anchor, background, centred heading, content, buttons at the end. */
export function SectionFrame({ id, title, subtitle, background = 'default', actions, children }: FrameProps) {
  return (
    <section id={id} className={`@container py-section ${background === 'muted' ? 'bg-muted' : ''}`}>
      <div className="wrap">
        {(title || subtitle) && (
          <header className="mx-auto mb-[clamp(1.5rem,4vw,4rem)] max-w-3xl text-center">
            {title && <h2 className="text-section">{title}</h2>}
            {subtitle && (
              <p className="mx-auto mt-4 max-w-2xl text-balance text-lg text-soft first:mt-0">{subtitle}</p>
            )}
          </header>
        )}
        <LevelAbove value={title ? 2 : 1}>{children}</LevelAbove>
        <Actions actions={actions} className="mt-[clamp(2rem,4vw,3.5rem)] justify-center" />
      </div>
    </section>
  );
}
