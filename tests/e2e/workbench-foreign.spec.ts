import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { EditedSite, openWorkbench, panelOf, saved } from './workbench-site';

const site = new EditedSite();
const pageFile = 'finance/page.json';
let foreign: Server;
let foreignUrl = '';

test.beforeAll(async () => {
  await site.start();
  foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another site</title><iframe name="sink"></iframe>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, resolve));
  foreignUrl = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  foreign.close();
  await site.end();
});
test.afterEach(({ page }) => site.restore(page));

test('a page of another site, open in the same browser, can neither read nor write, whatever it knows', async ({
  page,
}) => {
  await page.goto(`${site.url}/finance`);
  const token = await page.locator('meta[name="workbench-token"]').getAttribute('content');
  const document = await page.evaluate(async (token) => {
    const headers = { 'x-workbench-token': token ?? '' };
    return (await fetch('/__workbench/document?route=/finance', { headers })).json();
  }, token);
  // The page itself can do what the other one attempts, so the attempt is complete.
  const { hash } = document.page;
  const edits = [{ op: 'set', pointer: '/title', value: 'Written by another site' }];
  const body = JSON.stringify({ name: 'Attack', files: [{ file: pageFile, hash, edits }] });

  await page.goto(foreignUrl);
  const editResponse = page.waitForResponse(
    (response) => response.url().endsWith('/__workbench/edits') && response.request().isNavigationRequest(),
  );
  const outcomes = await page.evaluate(
    async ({ url, token, body }) => {
      const attempt = async (path: string, init?: RequestInit) => {
        try {
          const response = await fetch(`${url}/__workbench/${path}`, init);
          return `${response.type} ${response.ok}`;
        } catch {
          return 'refused';
        }
      };
      const post = { method: 'POST', body };
      const own = { 'x-workbench-token': token ?? '', 'content-type': 'application/json' };
      const text = { 'content-type': 'text/plain' };
      const outcomes = [
        await attempt('document?route=/finance'),
        await attempt('edits', { ...post, headers: own }),
        await attempt('edits', { ...post, headers: text }),
        await attempt('edits', { ...post, headers: text, mode: 'no-cors' }),
        await attempt('undo', { ...post, mode: 'no-cors', keepalive: true }),
      ];
      // A form needs no preflight, and its text happens to be JSON.
      const form = window.document.createElement('form');
      Object.assign(form, { method: 'post', action: `${url}/__workbench/edits`, target: 'sink' });
      form.enctype = 'text/plain';
      const input = window.document.createElement('input');
      input.name = `${body.slice(0, -1)},"x":"`;
      input.value = '"}';
      form.append(input);
      window.document.body.append(form);
      form.submit();
      navigator.sendBeacon(`${url}/__workbench/edits`, body);
      return outcomes;
    },
    { url: site.url, token, body },
  );
  for (const outcome of outcomes) expect(outcome).toMatch(/^(refused|opaque false|cors false)$/);
  // It was sent, and refused; and the server allows no frame in another site.
  expect((await (await editResponse).allHeaders())['content-security-policy']).toContain('frame-ancestors');
  expect((await editResponse).status()).toBe(403);
  expect(site.changed()).toEqual([]);

  await page.goto(`${site.url}/finance`);
  const status = await page.evaluate(
    async ({ token, body }) => {
      const headers = { 'x-workbench-token': token ?? '', 'content-type': 'application/json' };
      return (await fetch('/__workbench/edits', { method: 'POST', headers, body })).status;
    },
    { token, body },
  );
  expect(status).toBe(200);
  expect(site.changed()).toEqual([pageFile]);
});

test('a change can be undone after a restart of the server', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill('Before the restart');
  await saved(page);
  expect(site.changed()).toEqual([pageFile]);
  await page.goto('about:blank');
  await site.stop();
  await site.start();
  // It was open, and opens again.
  await page.goto(`${site.url}/finance`);
  const undo = panelOf(page).getByRole('button', { name: 'Undo: Change title' });
  await undo.click();
  await expect.poll(() => site.changed()).toEqual([]);
});

test('a page with a mistake of its own opens at the field that fixes it, after a restart of the server', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/legal`);
  await panel.getByRole('tab', { name: 'Page', exact: true }).click();
  const description = panel.getByRole('textbox', { name: 'Description, English', exact: true });
  await description.fill('Legal teams read less.');
  await saved(page);
  await page.goto('about:blank');
  await site.stop();
  await site.start();
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto(`${site.url}/legal`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Legal teams read less.');
  await expect(page).not.toHaveTitle(/404/);
  const before = JSON.parse(site.before('legal/page.json')).description;
  await description.fill(before);
  await saved(page);
  expect(site.read('legal/page.json')).toBe(site.before('legal/page.json'));
  expect(loads).toHaveLength(1);
});
