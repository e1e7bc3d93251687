import { vi } from 'vitest';

/** The sources of components; what libraries start is theirs to end. */
const ofComponents = /(src\/(?:site\/)?(?:sections|ui)\/[^?:]+)[^:]*:(\d+)/;

/** The file and line from which the running function was called, if it is one of the sources. */
function callerIn(sources: RegExp): string | undefined {
  const frames = new Error().stack?.split('\n') ?? [];
  return frames.flatMap((frame) => sources.exec(frame)?.slice(1, 3).join(':') ?? [])[0];
}

/**
 * Watches which components ask the clock or chance.
 *
 * @param sources finds file and line of a call to watch in a line of its stack
 * @returns ends it, and gives the lines
 */
export function watchClock(sources = ofComponents): () => string[] {
  const lines = new Set<string>();
  const note = (what: string) => {
    const place = callerIn(sources);
    if (place !== undefined) lines.add(`${place} ${what}`);
  };
  const { random } = Math;
  const { Date: clock } = globalThis;
  Math.random = () => {
    note('calls Math.random');
    return random();
  };
  globalThis.Date = new Proxy(clock, {
    construct(_, args) {
      if (args.length === 0) note('calls new Date()');
      return Reflect.construct(clock, args);
    },
    get(_, name) {
      if (name === 'now') note('calls Date.now');
      return Reflect.get(clock, name);
    },
  });
  return () => {
    Math.random = random;
    globalThis.Date = clock;
    return [...lines].sort();
  };
}

/**
 * Watches what components start: timers, listeners on the window and the document, observers. Spies are removed with all other mocks.
 *
 * @param sources finds file and line of a call to watch in a line of its stack
 * @returns what has not been ended by now, each with the line that started it
 */
export function watchStarts(sources = ofComponents): () => string[] {
  const running = new Map<unknown, string>();
  const start = (key: unknown, what: string) => {
    const place = callerIn(sources);
    if (place !== undefined) running.set(key, `${place} ${what}`);
  };
  for (const [begin, end] of [
    ['setInterval', 'clearInterval'],
    ['setTimeout', 'clearTimeout'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const) {
    const [real, stop] = [globalThis[begin], globalThis[end]] as ((...args: unknown[]) => unknown)[];
    vi.spyOn(globalThis, begin).mockImplementation(((
      run: (...args: unknown[]) => void,
      ...rest: unknown[]
    ) => {
      const once = (...args: unknown[]) => {
        if (begin !== 'setInterval') running.delete(key);
        run(...args);
      };
      const key = real?.(once, ...rest);
      start(key, `calls ${begin}, and nothing calls ${end}`);
      return key;
    }) as never);
    vi.spyOn(globalThis, end).mockImplementation(((key: unknown) => {
      running.delete(key);
      stop?.(key);
    }) as never);
  }
  for (const [name, target] of Object.entries({ window: globalThis, document })) {
    const keys = new Map<unknown, object>();
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    vi.spyOn(target, 'addEventListener').mockImplementation(((
      type: string,
      listener: never,
      options: never,
    ) => {
      const { once = false, signal } = Object(options) as AddEventListenerOptions;
      const key = keys.get(listener) ?? {};
      keys.set(listener, key);
      if (!once) start(key, `listens to ${type} of the ${name}, and nothing calls removeEventListener`);
      signal?.addEventListener('abort', () => running.delete(key));
      add(type, listener, options);
    }) as never);
    vi.spyOn(target, 'removeEventListener').mockImplementation(((
      type: string,
      listener: never,
      options: never,
    ) => {
      running.delete(keys.get(listener));
      remove(type, listener, options);
    }) as never);
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const { prototype } = globalThis[name];
    const { observe, disconnect, unobserve } = prototype as IntersectionObserver;
    vi.spyOn(prototype, 'observe').mockImplementation(function (this: never, ...args: unknown[]) {
      start(this, `observes with ${name}, and nothing calls disconnect`);
      return observe.apply(this, args as never);
    });
    vi.spyOn(prototype, 'disconnect').mockImplementation(function (this: never) {
      running.delete(this);
      return disconnect.call(this);
    });
    if (unobserve)
      vi.spyOn(prototype as IntersectionObserver, 'unobserve').mockImplementation(function (
        this: never,
        target: Element,
      ) {
        running.delete(this);
        return unobserve.call(this, target);
      });
  }
  return () => [...running.values()].sort();
}
