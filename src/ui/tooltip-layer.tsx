import * as Radix from '@radix-ui/react-tooltip';
import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { overlayContainer } from './overlay';

/** In milliseconds, and in pixels between a control and its tooltip (requirement 12). */
const openDelay = 700;
const skipDelay = 300;
const offset = 4;

/** The tooltip of an existing control with its text in `data-tooltip`. */
export default function TooltipLayer({ control }: { control: HTMLElement }) {
  const text = control.dataset.tooltip;
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <Radix.Root key={text}>
        <Radix.Trigger asChild>
          <ExistingControl control={control} />
        </Radix.Trigger>
        <Radix.Portal container={overlayContainer(control)}>
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

type Props = HTMLAttributes<HTMLElement> & { control: HTMLElement; ref?: Ref<HTMLElement> };

/**
 * Applies the ref, listeners and description of Radix's trigger to an existing control. Wrapping the control in the trigger
 * once it has loaded would replace the control under the pointer.
 */
function ExistingControl({ control, ref, 'aria-describedby': description, ...props }: Props) {
  useImperativeHandle(ref, () => control, [control]);

  useLayoutEffect(() => {
    if (!description) return;
    control.setAttribute('aria-describedby', description);
    return () => control.removeAttribute('aria-describedby');
  }, [control, description]);

  useLayoutEffect(() => {
    const listeners = Object.entries(props).filter(([name]) => /^on[A-Z]/.test(name)) as [
      string,
      () => void,
    ][];
    for (const [name, listener] of listeners) control.addEventListener(name.slice(2).toLowerCase(), listener);
    return () => {
      for (const [name, listener] of listeners)
        control.removeEventListener(name.slice(2).toLowerCase(), listener);
    };
  });

  // The event that triggered loading preceded the listeners, so it is dispatched again.
  useEffect(() => {
    if (control.matches(':hover'))
      control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    else if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focus'));
  }, [control]);

  return null;
}
