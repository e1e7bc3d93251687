import * as Radix from '@radix-ui/react-tooltip';
import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { overlayContainer } from './overlay';

/** Milliseconds, and pixels between a control and its tooltip (requirement 12). */
const openDelay = 700;
const skipDelay = 300;
const offset = 4;

/** The tooltip of a control that is on the page already and has its text in `data-tooltip`. */
export default function TooltipLayer({ control }: { control: HTMLElement }) {
  const text = control.dataset.tooltip;
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <Radix.Root key={text}>
        <Radix.Trigger asChild>
          <ExistingControl control={control} />
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

type Props = HTMLAttributes<HTMLElement> & { control: HTMLElement; ref?: Ref<HTMLElement> };

/**
 * Gives a control the ref, the listeners and the description that Radix gives the child of its trigger. Were the trigger
 * put around the control when it comes, the control would be replaced under the pointer.
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

  // The first event on the control was fired before the listeners were added, so it is dispatched again.
  useEffect(() => {
    if (control.matches(':hover'))
      control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    else if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focus'));
  }, [control]);

  return null;
}
