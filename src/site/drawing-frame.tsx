import { type ComponentProps, useContext } from 'react';
import { StandsBesideHeading } from '../ui/beside-heading';
import { Actions } from '../ui/button';
import { LevelAbove } from '../ui/heading';
import { SectionFrame } from '../ui/section-frame';

/**
 * The frame of a drawing that may be the page's picture: right after a hero it has a small title and the ground of the hero. What
 * it holds is lower there by `in-data-beside`.
 */
export function DrawingFrame({ children, ...frame }: Omit<ComponentProps<typeof SectionFrame>, 'density'>) {
  const isBeside = useContext(StandsBesideHeading);
  if (!isBeside) return <SectionFrame {...frame}>{children}</SectionFrame>;
  const { id, title, subtitle, actions } = frame;
  return (
    <div id={id}>
      {title && <h2 className="text-item">{title}</h2>}
      {subtitle && <p className="mt-1 mb-4 text-sm text-soft">{subtitle}</p>}
      <LevelAbove value={title ? 2 : 1}>{children}</LevelAbove>
      <Actions actions={actions} className="mt-6" />
    </div>
  );
}
