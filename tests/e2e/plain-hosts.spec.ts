import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { moveUntilLive } from './application';
import { expect, test } from './without-errors';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
};

/**
 * Serves the built site as hosts do that nothing can be set on.
 *
 * @param caching the value of Cache-Control
 * @param deployed what a deploy has changed in the text of a file
 */
async function serve(caching: string, deployed: (text: string) => string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = /\.\w+$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '/index')}.html`;
    const ending = file.slice(file.lastIndexOf('.') + 1);
    try {
      const bytes = await readFile(path.join(process.env.SITE_OUT ?? 'dist', file));
      const isText = ending === 'html' || ending === 'json';
      response.writeHead(200, {
        'Content-Type': types[ending] ?? 'application/octet-stream',
        'Cache-Control': caching,
      });
      response.end(isText ? deployed(bytes.toString()) : bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('a deploy is seen where the host lets every file be kept for a while', async ({ page }) => {
  let day = 'Two';
  const { server, url } = await serve('max-age=600', (text) => text.replaceAll('Day Two', `Day ${day}`));
  try {
    await page.goto(`${url}/finance`);
    await moveUntilLive(page);
    day = 'One';
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('The Books Are Closed by Day One');
    await moveUntilLive(page);
    await expect(heading).toHaveText('The Books Are Closed by Day One');
  } finally {
    server.close();
  }
});

test('the file of the home page leads to the home page in the chosen language', async ({ page }) => {
  const { server, url } = await serve('no-cache', (text) => text);
  try {
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.goto(`${url}/index.html?from=mail#main`);
    await expect(page).toHaveURL(`${url}/es?from=mail#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  } finally {
    server.close();
  }
});
