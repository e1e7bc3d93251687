import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pageIdOf } from '../../src/content/model/routes';
import { sectionSelector } from '../../src/content/model/section-selector';
import type { ResolvedPage } from '../../src/content/resolve/resolved-page';
import { sectionSource } from '../../src/node/bundle/vite-manifest';
import {
  moveUntilLive,
  openLive,
  recordShifts,
  requestEnded,
  sectionScript,
  shiftOf,
  untilStill,
} from './application';
import { deferred } from './deferred';

const out = process.env.SITE_OUT ?? 'dist';

test('the code of a page that header or footer link to is fetched along with its data, not after it', async ({
  page,
}) => {
  const requestedPaths = new Set<string>();
  page.on('request', (request) => requestedPaths.add(new URL(request.url()).pathname));
  await openLive(page, '/finance');
  const site = await (await page.request.get('/content/en/_site.json')).json();
  const filesOf = (type: string): string[] => site.codeFiles[sectionSource(site.codeFiles, type)];
  const paths = await page
    .locator('header a:not([data-language]), footer a')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  expect(paths.length).toBeGreaterThan(10);
  for (const at of paths) {
    const file = `content/en/${pageIdOf(at)}.json`;
    const { sections } = JSON.parse(readFileSync(path.join(out, file), 'utf8')) as ResolvedPage;
    const { promise: held, resolve: release } = deferred();
    await page.route(`/${file}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`header a[href="${at}"], footer a[href="${at}"]`).first().click();
    for (const { type } of sections)
      await expect
        .poll(() => filesOf(type).every((name) => requestedPaths.has(name)), `${at}: ${type}`)
        .toBe(true);
    release();
    await expect(page).toHaveURL(at);
  }
});

test('a page opened by a link is complete, and nothing in it moves', async ({ page }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 1800 },
  ]) {
    await page.setViewportSize(size);
    await openLive(page, '/finance');
    const paths = await page
      .locator('header a:not([data-language])')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    expect(paths.length).toBeGreaterThan(4);
    for (const href of paths) {
      const { sections } = JSON.parse(
        readFileSync(path.join(out, `content/en/${pageIdOf(href)}.json`), 'utf8'),
      );
      const at = `${href} at ${size.width} px`;
      await page.evaluate(recordShifts);
      await page
        .locator(`header a[href="${href}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page, at).toHaveURL(href);
      await expect(page.locator(sectionSelector), at).toHaveCount(sections.length);
      expect(await shiftOf(page), at).toBeLessThan(0.001);
    }
  }
});

test('a page whose data and code are loaded is shown in the next frame', async ({ page }) => {
  await openLive(page, '/finance');
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.locator('header nav a');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.length).toBeGreaterThan(4);
  const headings = new Map<string, string | null>();
  // The first time what is missing is fetched; the second time nothing is awaited.
  for (const href of [...paths, ...paths]) {
    const before = await heading.textContent();
    const after = await page.evaluate(async (href) => {
      document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('h1')?.textContent;
    }, href);
    if (headings.has(href)) expect(after, href).toBe(headings.get(href));
    await expect(heading).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(href);
    headings.set(href, await heading.textContent());
  }
});

test('of two clicks in a row the later one wins', async ({ page }) => {
  await openLive(page, '/finance');
  const { promise: held, resolve: release } = deferred();
  await page.route('**/content/en/company.json', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const ended = requestEnded(page, /company\.json$/);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Company' }).click();
  await menu.getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  release();
  await ended;
  await untilStill(page);
  await expect(page).toHaveURL('/resources');
});

test('however quickly the language is changed, the page, its address and the stored choice agree', async ({
  page,
}) => {
  await openLive(page, '/finance');
  for (const times of [10, 11, 40, 41]) {
    const before = await page.locator('html').getAttribute('lang');
    await page.evaluate(async (times) => {
      for (let press = 0; press < times; press++) {
        document.querySelector<HTMLElement>('[data-language]')?.click();
        await new Promise((resolve) => setTimeout(resolve, (press * 7) % 25));
      }
    }, times);
    const state = () =>
      page.evaluate(() => ({
        shown: document.documentElement.lang,
        stored: localStorage.getItem('language'),
        address: location.pathname.startsWith('/es') ? 'es' : 'en',
        offered: document.querySelector<HTMLElement>('[data-language]')?.dataset.language,
      }));
    // The last change may still be in progress, but the last press has stored the choice, so the result is certain.
    const chosen = await page.evaluate(() => localStorage.getItem('language'));
    await expect
      .poll(state, { message: `from ${before}, ${times} times` })
      .toEqual({ shown: chosen, stored: chosen, address: chosen, offered: chosen === 'en' ? 'es' : 'en' });
  }
});

test.describe('pages linked in view', () => {
  /**
   * The page data fetched while the pointer moves until the application has loaded, and then rests.
   *
   * @param awaited the path of one to wait for
   */
  const fetchedOn = async (page: Page, path: string, awaited?: string): Promise<string[]> => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, id] = /\/content\/en\/(.+)\.json$/.exec(request.url()) ?? [];
      if (id) fetched.push(id);
    });
    await page.clock.install();
    await page.goto(path);
    await moveUntilLive(page);
    await untilStill(page);
    // Links are in view for longer than a glance.
    await page.clock.fastForward(10_000);
    if (awaited) await expect.poll(() => fetched).toContain(awaited);
    await untilStill(page);
    return fetched.filter((id) => id !== '_site' && `/${id}` !== path);
  };

  test('are prefetched, a few of them, without their code', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const fetched = await fetchedOn(page, '/finance', 'who-its-for');
    expect(fetched, 'links of the header say nothing of what a visitor wants').not.toContain('industries');
    expect(fetched.length).toBeLessThanOrEqual(12);
    const code = (await sectionScript(page, 'personas')).replaceAll('*', '');
    expect(scripts.filter((url) => url.endsWith(code))).toEqual([]);
  });

  test('are not prefetched when the visitor saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    expect(await fetchedOn(page, '/finance')).toEqual([]);
  });

  test('are not prefetched when they are hovered or focused either, until they are followed', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) fetched.push(new URL(request.url()).pathname);
    });
    await openLive(page, '/finance');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Company' }).hover();
    await menu.getByRole('link', { name: 'Resources' }).focus();
    await menu.getByRole('link', { name: 'Industries' }).click();
    await expect(page).toHaveURL('/industries');
    expect(fetched).toContain('/content/en/industries.json');
    expect(fetched).not.toContain('/content/en/company.json');
    expect(fetched).not.toContain('/content/en/resources.json');
  });

  test('are not prefetched next to a form', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const main = document.createElement('main');
        main.append(document.createElement('form'));
        document.body.append(main);
      }),
    );
    expect(await fetchedOn(page, '/finance')).toEqual([]);
  });

  test('are left to the browser until the application has loaded', async ({ page }) => {
    await page.goto('/finance');
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    const { prefetch } = JSON.parse((await rules.textContent()) ?? '');
    const [{ where }] = prefetch;
    // Whether the browser's rules prefetch a link, which they never do for a download.
    const isFetched = (link: Record<string, string>) =>
      page.evaluate(
        ([attributes, selector]) => {
          const element = document.createElement('a');
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          return element.matches(selector);
        },
        [link, where.selector_matches as string] as const,
      );
    expect(await isFetched({ href: '/solutions' })).toBe(true);
    expect(await isFetched({ href: '/map.pdf', download: 'map.pdf' })).toBe(false);
    expect(await isFetched({ href: 'https://example.org/' })).toBe(false);
    await page.mouse.move(400, 400);
    await expect(rules).toHaveCount(0);
  });
});
