import type { Frame, Page } from '@playwright/test';
import type { Receiver } from '../../src/node/serve/receiver';

/** Where a served site has an empty page, which shows others in a frame. */
const host = '/around-a-frame';

/** Lets pages of a served site be framed by one of the site's own. */
export const framing: Receiver = async (_request, response, pathname) => {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.removeHeader('X-Frame-Options');
  response.setHeader(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  if (pathname !== host) return false;
  response.removeHeader('Content-Security-Policy');
  response.setHeader('Content-Type', 'text/html');
  response.end('<!doctype html><title>Frame</title><iframe style="visibility: hidden"></iframe>');
  return true;
};

/**
 * A frame in which pages are laid out as in a window, but not painted, which takes a third of the time.
 *
 * @param address where a site is served with `framing`
 */
export async function unpaintedFrame(page: Page, address: string): Promise<Frame> {
  await page.goto(address + host);
  const [, frame] = page.frames();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

/** The width and height of a window. */
export type Size = readonly [width: number, height: number];

/**
 * Makes a frame as large as one window after another, and looks at its page in each once it has been laid out.
 *
 * @param look the source of a function of the width, which runs in the page: a call for each would take longer than most looks
 */
export function looksAt<Look>(frame: Frame, sizes: readonly Size[], look: string): Promise<Look[]> {
  return frame.evaluate(`(async () => {
    const look = ${look};
    const looks = [];
    for (const [width, height] of ${JSON.stringify(sizes)}) {
      Object.assign(window.frameElement, { width, height });
      await new Promise(requestAnimationFrame);
      looks.push(look(width));
    }
    return looks;
  })()`);
}
