import { vi } from 'vitest';

/** Takes whatever is drawn. */
const context: object = new Proxy(
  { measureText: () => ({ width: 0 }) },
  { get: (target, name) => Reflect.get(target, name) ?? (() => context), set: () => true },
);

/** Lets components draw on a canvas, which the simulated browser cannot. Removed with all other mocks and stubs. */
export function acceptDrawings(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  // `new` gives the object that a function returns.
  vi.stubGlobal('Path2D', function Path2D() {
    return context;
  });
}
