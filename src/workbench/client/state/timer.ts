/** Calls a function after a delay. Setting it again replaces what it would have called. */
export type Timer = (run: () => void, delayMs: number) => void;

export function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run, delayMs) => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
}
