/** A browser with one page, reduced to what the scenarios need, whatever protocol drives it. */
export interface Engine {
  /** Opens an address, and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which can use only its argument. Argument and result are plain data. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Moves the pointer to a position in the window. */
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses keys in order: characters, and `enter`. */
  keys(text: string): Promise<void>;
  /** Presses a key while Ctrl is held, and Shift on request. */
  control(key: string, isShifted?: boolean): Promise<void>;
  /** Sets the window's width, and its approximate height. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** The key Enter in the WebDriver standards. */
export const enter = '\uE007';
