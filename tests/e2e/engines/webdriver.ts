import type { Engine } from './engine';

/** What differs between the two WebDriver standards. */
interface Protocol {
  goto(url: string): Promise<unknown>;
  /** Calls a function, given as source code, with one string; returns the string that it returns. */
  call(source: string, argument: string): Promise<string>;
  perform(actions: object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
}

/** The keys Ctrl and Shift in the WebDriver standards. */
const control = '\uE009';
const shift = '\uE008';

/** A browser that speaks one of the WebDriver standards: pointer and keys are the same in both. */
export function webDriverEngine(protocol: Protocol): Engine {
  const pointer = (x: number, y: number, ...presses: string[]) =>
    protocol.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          ...presses.map((type) => ({ type, button: 0 })),
        ],
      },
    ]);
  return {
    goto: async (url) => void (await protocol.goto(url)),
    evaluate: async (run, argument) => {
      const source = `async (argument) => JSON.stringify({ value: await (${run})(JSON.parse(argument).value) })`;
      return JSON.parse(await protocol.call(source, JSON.stringify({ value: argument }))).value;
    },
    move: async (x, y) => void (await pointer(x, y)),
    click: async (x, y) => void (await pointer(x, y, 'pointerDown', 'pointerUp')),
    keys: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await protocol.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    control: async (key, isShifted = false) => {
      const held = isShifted ? [control, shift] : [control];
      const actions = [
        ...[...held, key].map((value) => ({ type: 'keyDown', value })),
        ...[key, ...held].map((value) => ({ type: 'keyUp', value })),
      ];
      await protocol.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    resize: async (width, height) => void (await protocol.resize(width, height)),
    close: () => protocol.close(),
  };
}
