/** A browser with one page, as far as the scenarios need it: whatever protocol drives it. */
export interface Engine {
  /** Loads an address, and waits until it has been loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its argument. Both it and what comes back are plain data. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Moves the pointer to a place in the window. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses one key after the other: characters, and `enter`. */
  keys(text: string): Promise<void>;
  /** Presses a key while Ctrl is held, and Shift where that is asked for. */
  control(key: string, isShifted?: boolean): Promise<void>;
  /** Makes the window that wide and about that high. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The key Enter, as the WebDriver standards write it. */
export const enter = '\uE007';
