import type { ComponentProps, ReactNode } from 'react';
import { useStandsBesideHeading } from '../ui/beside-heading';
import { Actions } from '../ui/button';
import { LevelAbove } from '../ui/heading';
import { SectionFrame } from '../ui/section-frame';

type FrameProps = Omit<ComponentProps<typeof SectionFrame>, 'density'> & {
  /** What the colors of the drawing mean. */
  legend?: ReactNode;
};

/**
 * The frame of a drawing that may be the page's picture: right after a hero it has a small title and the ground of the hero. What
 * it holds is lower there by `in-data-beside`. Styles of its place: `drawing-below` in src/ui/utilities.css.
 */
export function DrawingFrame({ legend, children, ...frame }: FrameProps) {
  if (!useStandsBesideHeading())
    return (
      <SectionFrame {...frame}>
        {legend && <div className="mb-4">{legend}</div>}
        {children}
      </SectionFrame>
    );
  const { id, title, subtitle, actions } = frame;
  return (
    <div id={id} data-introduced>
      <header className="mb-4 lg:in-[.drawing-below]:mb-0">
        {title && <h2 className="text-item">{title}</h2>}
        {subtitle && <p className="mt-1 text-sm text-soft">{subtitle}</p>}
        {legend && <div className="mt-3">{legend}</div>}
      </header>
      <div>
        <LevelAbove value={title ? 2 : 1}>{children}</LevelAbove>
        <Actions actions={actions} className="mt-6" />
      </div>
    </div>
  );
}

/** An entry of a drawing's key: a color and what it stands for. */
export function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`drawn size-3 ${color}`} />
      {children}
    </span>
  );
}
