import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { type Report, reportsKey, type Site } from './site';

/** What a visitor does on the site in one browser. */
export class Visitor {
  private readonly engine: Engine;
  readonly site: Site;

  constructor(engine: Engine, site: Site) {
    this.engine = engine;
    this.site = site;
  }

  /** Starts a first visit: the storage is empty, and the window has the size of a desktop. */
  async arrive(): Promise<void> {
    await this.site.setReachable(true);
    await this.engine.resize(1280, 900);
    await this.engine.goto(`${this.site.origin}/robots.txt`);
    await this.see(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Runs a function in the page, which can use only its argument, and returns its result. */
  see<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  see<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  see(run: (argument: unknown) => unknown, argument: unknown = null): Promise<unknown> {
    return this.engine.evaluate(run, argument);
  }

  /** Waits until a function in the page returns the expected value. */
  async expect<Argument, Expected>(
    run: (argument: Argument) => unknown,
    argument: Argument,
    expected: Expected,
    what: string,
  ): Promise<void> {
    // There is no page to ask during a navigation.
    const ask = () => this.engine.evaluate(run, argument).catch((error: unknown) => String(error));
    await expect.poll(ask, what).toEqual(expected);
  }

  /** Opens a path, and does nothing else. */
  goto(path: string): Promise<void> {
    return this.engine.goto(this.site.origin + path);
  }

  /** Opens a path, and makes the application hydrate the page. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.untilLive();
  }

  /**
   * Reloads the page.
   *
   * @param isStarted whether to wait for the application, too
   */
  async reload(isStarted = true): Promise<void> {
    await this.mark();
    await this.move('reload');
    await this.expect(() => 'isSameDocument' in window, null, false, 'the page is loaded again');
    if (isStarted) await this.untilLive();
  }

  /** Goes back in the history, as the browser's button does. */
  back(): Promise<void> {
    return this.move('back');
  }

  /** Goes forward in the history, as the browser's button does. */
  forward(): Promise<void> {
    return this.move('forward');
  }

  /** Navigates from a timer: a page that is left at once could not answer. */
  private move(how: 'back' | 'forward' | 'reload'): Promise<void> {
    return this.engine.evaluate((how) => {
      setTimeout(() => (how === 'reload' ? location.reload() : history[how]()));
    }, how);
  }

  /** Moves the pointer and waits until the application has hydrated the page. */
  async untilLive(): Promise<void> {
    const isLive = () =>
      // From then on it follows links, and handles scrolling.
      'live' in document.documentElement.dataset && history.scrollRestoration === 'manual';
    let moves = 0;
    // A pointer already in place does not move, and Firefox has no pointer before its window.
    const sign = async () => {
      moves += 1;
      await this.engine.move(20 + 10 * (moves % 2), 200);
      return moves > 1 && (await this.engine.evaluate(isLive, null));
    };
    await expect
      .poll(() => sign().catch((error: unknown) => String(error)), 'the application is there')
      .toBe(true);
  }

  /** Clicks the first visible element of a selector, and scrolls it to the middle of the window if something covers it. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.placeOf(selector);
    await this.engine.click(x, y);
  }

  /** Moves the pointer over the first visible element of a selector, and scrolls like `click`. */
  async point(selector: string): Promise<void> {
    const { x, y } = await this.placeOf(selector);
    await this.engine.move(x, y);
  }

  /** Waits until the element is there: it may come with a script of its own. */
  private async placeOf(selector: string): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      place = await this.engine.evaluate(placeOfFirst, selector);
    }).toPass();
    return place;
  }

  /** Scrolls there, and waits until the page has noticed: a visitor takes longer than a frame. */
  async scroll(top: number): Promise<void> {
    await this.engine.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
  }

  /** Presses keys in order. */
  keys(text: string): Promise<void> {
    return this.engine.keys(text);
  }

  /** Presses a key while Ctrl is held, and Shift on request. */
  control(key: string, isShifted = false): Promise<void> {
    return this.engine.control(key, isShifted);
  }

  /** Makes the window as narrow as a phone. */
  async narrow(width: number): Promise<void> {
    await this.engine.resize(width, 800);
    await this.expect(() => innerWidth, null, width, 'the width of the window');
  }

  /** Waits until this path is the address, and its page is shown. */
  async expectPath(path: string): Promise<void> {
    await this.expect(() => location.pathname + location.hash, null, path, 'the path');
  }

  /** Marks the document, so that `isSameDocument` can tell whether another one was loaded. */
  async mark(): Promise<void> {
    await this.see(() => void Object.assign(window, { isSameDocument: true }));
  }

  isSameDocument(): Promise<boolean> {
    return this.see(() => 'isSameDocument' in window);
  }

  /** The console messages of this visit's pages, including errors. */
  reports(): Promise<Report[]> {
    return this.engine.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), reportsKey);
  }
}

/** The middle of the first visible element of a selector, in the page or the workbench: runs in the page, and scrolls like `click`. */
async function placeOfFirst(selector: string): Promise<{ x: number; y: number }> {
  const roots = [document, ...[...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const elements = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const element = elements.find((one) => one.checkVisibility());
  if (!element) throw new Error(`Nothing to be seen of ${selector}`);
  const root = element.getRootNode() as Document | ShadowRoot;
  const isAt = ({ x, y }: { x: number; y: number }) => element.contains(root.elementFromPoint(x, y));
  let zoom = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    zoom *= Number.parseFloat(getComputedStyle(at).zoom) || 1;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    if (isAt(place)) return place;
    // WebKitGTK ignores the zoom of an element's ancestors.
    const zoomed = { x: place.x * zoom, y: place.y * zoom };
    return isAt(zoomed) ? zoomed : place;
  };
  if (!isAt(middle())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  return middle();
}
