import { chromium, type LaunchOptions } from '@playwright/test';
import { type Engine, enter } from './engine';

/** Starts Chromium, driven by Playwright. */
export async function startChromium(options: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    // Playwright's types cannot express that plain data keeps its type.
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    keys: async (text) => {
      for (const key of text) await page.keyboard.press(key === enter ? 'Enter' : key);
    },
    control: (key, isShifted = false) => page.keyboard.press(`Control+${isShifted ? 'Shift+' : ''}${key}`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
