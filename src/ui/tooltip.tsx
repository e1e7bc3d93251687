import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import { overlayContainer } from './overlay';

/** Makes tooltips available below it, with the delays of the specification's section 9. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A few words that appear beside a control when it is pointed at or focused. The control needs a name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={overlayContainer()}>
        <Radix.Content
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-xs text-surface"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
