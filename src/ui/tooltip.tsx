import * as Radix from '@radix-ui/react-tooltip';
import { type ReactElement, useState } from 'react';
import { overlayContainer } from './overlay';

/** The delays and the offset of the specification's section 9: milliseconds, pixels. */
const openDelay = 700;
const skipDelay = 300;
const offset = 4;

/** When a tooltip closed last: the next one shows without delay for a moment. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * A few words beside a control that is pointed at or focused; the control needs a name of its own. Fetched with the application:
 * putting it around a control later would replace the element under the pointer, and lose the click. Each has a provider
 * of its own, so the skipping of delays is told from here.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const [delay, setDelay] = useState(openDelay);
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <Radix.Root
        delayDuration={delay}
        onOpenChange={(isOpen) => {
          if (!isOpen) closedAt = performance.now();
        }}
      >
        <Radix.Trigger
          asChild
          onPointerEnter={() => setDelay(performance.now() - closedAt < skipDelay ? 0 : openDelay)}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal container={overlayContainer()}>
          <Radix.Content
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
