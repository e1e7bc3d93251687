/** Does something once the next frame is on the screen. @returns a function that leaves it undone */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What a promise gives, if it gives it in time. @throws when it does not */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Is fulfilled when the browser is online again. */
export function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
