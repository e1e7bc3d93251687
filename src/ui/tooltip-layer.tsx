import * as Radix from '@radix-ui/react-tooltip';
import { useLayoutEffect, useRef } from 'react';
import { overlayContainer } from './overlay';

/** Between the control and its tooltip, in pixels (specification, section 9). */
const offset = 4;

/** One tooltip, open. It is placed at a stand-in of the control, and describes the control. */
export default function TooltipLayer({ control, text }: { control: HTMLElement; text: string }) {
  const standIn = useRef<HTMLSpanElement>(null);
  const { left, top, width, height } = control.getBoundingClientRect();

  useLayoutEffect(() => {
    const id = standIn.current?.getAttribute('aria-describedby');
    if (id) control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [control]);

  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span
            ref={standIn}
            aria-hidden="true"
            className="pointer-events-none fixed"
            style={{ left, top, width, height }}
          />
        </Radix.Trigger>
        <Radix.Portal container={overlayContainer()}>
          <Radix.Content
            data-tooltip-content
            sideOffset={offset}
            collisionPadding={8}
            className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-xs text-surface"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
