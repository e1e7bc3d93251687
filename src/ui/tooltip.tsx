import { cloneElement, type ReactElement, useEffect, useReducer, useRef } from 'react';

type Floating = typeof import('./tooltip-floating').FloatingTooltip;

let floating: Floating | undefined;

interface TriggerProps {
  ref?: React.Ref<HTMLElement>;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/**
 * A few words that appear beside a control when it is pointed at or focused. The control needs a name of its own. What
 * places and times them is fetched when a control is first pointed at or focused.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<TriggerProps> }) {
  const trigger = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [, show] = useReducer((count: number) => count + 1, 0);
  const Shown = useRef(floating);

  useEffect(() => {
    // The control is another element now; the focus goes along.
    if (hadFocus.current) trigger.current?.focus();
    hadFocus.current = false;
  });
  const load = async () => {
    floating ??= (await import('./tooltip-floating')).FloatingTooltip;
    if (Shown.current === floating) return;
    hadFocus.current = document.activeElement === trigger.current;
    Shown.current = floating;
    show();
  };
  const control = cloneElement(children, {
    ref: trigger,
    ...(Shown.current ? {} : { onPointerEnter: load, onFocus: load }),
  });
  return Shown.current ? <Shown.current text={text}>{control}</Shown.current> : control;
}
