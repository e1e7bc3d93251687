import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { budget, roundTrip } from '../../src/build/budget';
import type { ResolvedPage } from '../../src/content/resolve';
import { pageIdOf } from '../../src/content/routes';
import { openLive, untilLive } from './application';
import { latch } from './latch';
import { examplePaths, pagePaths } from './paths';

const out = process.env.SITE_OUT ?? 'dist';

/** Every request for a script that a page makes. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

test('no script is fetched before the visitor does something, and what stands in the page is small', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  // Without and with things to press.
  for (const at of ['/resources', '/', '/finance']) {
    await page.goto(at);
    await page.waitForLoadState('networkidle');
    expect(scripts, at).toEqual([]);
  }
  const inline = await page.locator('script:not([type])').allTextContents();
  expect(brotliCompressSync(inline.join('')).length).toBeLessThan(budget.beforeIntent);
  await page.mouse.move(20, 200);
  await untilLive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

/** How many bytes a server sends for a page, headers and all. */
function sentFor(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', connection: 'keep-alive' };
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => {
        resolve(socket.bytesRead);
        socket.destroy();
      });
    }).on('error', reject);
  });
}

test('every page comes in one round trip, headers and all', async ({ request, baseURL }) => {
  const paths = await pagePaths(request);
  const late: string[] = [];
  for (const path of [...paths, '/no-such-page', '/es/no-such-page']) {
    const sent = await sentFor(`${baseURL}${path}`);
    expect(sent, path).toBeGreaterThan(2000);
    if (sent > roundTrip) late.push(`${path}: ${sent} bytes`);
  }
  expect(late).toEqual([]);
});

test('a page that needs its application by itself fetches it when there is something to see', async ({
  page,
}) => {
  // The background is painted first, the content a while after everything has been loaded.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.body.style.visibility = 'hidden';
    }).observe(document, { childList: true, subtree: true });
    addEventListener('load', () =>
      setTimeout(() => {
        document.body.style.visibility = '';
      }, 500),
    );
  });
  for (const at of ['/contact', '/es/contact']) {
    await page.goto(at);
    await untilLive(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, at).toBeGreaterThan(0);
    expect(Math.min(...asked), at).toBeGreaterThan(painted);
  }
});

test('a page of static sections fetches the code of its own sections only', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openLive(page, '/finance');
  await page.waitForLoadState('networkidle');
  const names = scripts.map((url) => path.basename(url).replace(/-[\w-]{8}\.js$/, ''));
  for (const name of ['contact-form', 'toast-list', 'industry-tabs', 'webinars'])
    expect(names).not.toContain(name);
  for (const name of ['hero', 'challenges-outcomes', 'solutions', 'success-stories', 'cta'])
    expect(names).toContain(name);
  let weight = 0;
  for (const url of scripts)
    weight += brotliCompressSync(readFileSync(path.join(out, new URL(url).pathname))).length;
  expect(weight).toBeLessThan(budget.afterIntent);
});

test('what it takes to take a page over is fetched all at once, and each of it once', async ({ page }) => {
  // None of it comes before all of it has been asked for; on a slow line each further turn takes a quarter of a second.
  for (const at of ['/', '/es/finance', '/contact', '/nowhere']) {
    // The page before fetches what its links lead to.
    await page.goto('about:blank');
    const { held, release } = latch();
    const asked: string[] = [];
    const html = await (await page.request.get(at)).text();
    const files = ['app', 'preload'].flatMap(
      (name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [],
    );
    await page.route(/\/(assets|content)\/.*\.(js|css|json)$/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (files.every((file) => asked.includes(file))) release();
      await held;
      await route.continue();
    });
    await openLive(page, at);
    await page.unrouteAll({ behavior: 'wait' });
    // What is fetched when the application is there comes last.
    expect(asked.slice(0, files.length).toSorted(), at).toEqual(files.toSorted());
    expect(new Set(asked).size, at).toBe(asked.length);
  }
});

test('the code of a page that header or footer lead to comes along with its data, not after it', async ({
  page,
}) => {
  const names = new Set<string>();
  page.on('request', (request) =>
    names.add(path.basename(new URL(request.url()).pathname).replace(/-[\w-]{8}\.js$/, '')),
  );
  await openLive(page, '/finance');
  const paths = await page
    .locator('header a:not([data-language]), footer a')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);
  expect(paths.length).toBeGreaterThan(10);
  for (const at of paths) {
    const file = `content/en/${pageIdOf(at)}.json`;
    const { sections } = JSON.parse(readFileSync(path.join(out, file), 'utf8')) as ResolvedPage;
    const { held, release } = latch();
    await page.route(`/${file}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`header a[href="${at}"], footer a[href="${at}"]`).first().click();
    for (const { type } of sections) await expect.poll(() => [...names], at).toContain(type);
    release();
    await expect(page).toHaveURL(at);
  }
});

test('what was opened, chosen and typed before the application is there stays', async ({ page }) => {
  // The application comes late: everything happens before it.
  const { held, release } = latch();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Message').fill('Before the application.');
  await page.getByLabel('Industry').selectOption('manufacturing');
  await page.getByLabel('Last name').focus();
  const top = await page.evaluate(() => scrollY);
  release();
  await untilLive(page);
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveText('Manufacturing');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Before the application.');
  await expect(page.getByLabel('Last name')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a select looks the same before its list is there and after', async ({ page }) => {
  for (const [theme, at] of [
    ['light', '/contact'],
    ['dark', '/es/contact'],
  ] as const) {
    const { held, release } = latch();
    await page.route(/assets\/select-list-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await openLive(page, at);
    await page.evaluate(() => document.fonts.ready);
    const form = page.locator('main form');
    await expect(form.locator('select')).toBeVisible();
    const before = await form.screenshot();
    release();
    await expect(form.locator('button[role=combobox]')).toBeVisible();
    expect((await form.screenshot()).equals(before), at).toBe(true);
    await page.unrouteAll();
  }
});

test('a button pressed before the application is there does what it says', async ({ page }) => {
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/resources');
  await page
    .getByRole('button', { name: /Download PDF/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/finance');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await untilLive(page);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});

test('a form sent before the application is there is sent once it is', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') sent.push(await message.args()[0]?.jsonValue());
  });
  const { held, release } = latch();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const form = page.getByRole('main');
  for (const label of ['First name', 'Last name', 'Company']) await form.getByLabel(label).fill(label);
  await form.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  const submit = form.getByRole('button', { name: 'Request Demo' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  release();
  await expect(form.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ firstName: 'First name', email: 'ada@example.com' })]);
  await expect(submit).not.toHaveAttribute('aria-busy');
});

test('a key pressed on a tab before the application is there moves on from it', async ({ page }) => {
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Private Equity' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Financial Services' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Financial Services');
});

test('a menu opened before the application is there stays open and says so', async ({ page }) => {
  const { held, release } = latch();
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/finance');
  const menu = page.getByRole('button', { name: 'Menu' });
  const closed = await menu.locator('svg').innerHTML();
  for (const isOpen of ['true', 'false', 'true']) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', isOpen);
  }
  release();
  await untilLive(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => menu.locator('svg').innerHTML()).not.toBe(closed);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('without its application a page reads, navigates and says nothing of it', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/finance');
  await page.mouse.move(20, 200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Notes what of a page is shown when all of it has arrived and none of it has been painted. */
async function watchBeginning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    // The page is loaded when this image is there, which the test decides.
    new Image().src = '/held.png';
    // A busy machine paints before all of the page is there; here the first frame comes after that.
    const { requestAnimationFrame: onFrame } = window;
    window.requestAnimationFrame = (callback) => {
      if (document.readyState !== 'loading') return onFrame(callback);
      document.addEventListener('DOMContentLoaded', () => onFrame(callback));
      return 0;
    };
    document.addEventListener('DOMContentLoaded', () => {
      const beginning: Beginning = {
        sections: [...document.querySelectorAll('main > section')].filter(isShown).length,
        hasFooter: [...document.querySelectorAll('main ~ footer')].some(isShown),
        height: document.documentElement.scrollHeight,
      };
      Object.assign(window, { beginning });
    });
  });
}

interface Beginning {
  sections: number;
  hasFooter: boolean;
  height: number;
}

async function beginningOf(page: Page): Promise<Beginning> {
  const beginning = await page.waitForFunction(
    () => (window as unknown as { beginning?: Beginning }).beginning,
  );
  return (await beginning.jsonValue()) as Beginning;
}

test('a page begins with its first section, and is whole right after', async ({ page }) => {
  await watchBeginning(page);
  for (const at of ['/', '/es/finance', '/contact', '/nowhere']) {
    const { held, release } = latch();
    await page.route('/held.png', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(at, { waitUntil: 'commit' });
    const beginning = await beginningOf(page);
    const whole = await page.locator('main > section').count();
    expect(beginning.sections, at).toBe(1);
    expect(beginning.hasFooter, at).toBe(false);
    if (whole > 1) expect(beginning.height, at).toBeGreaterThan(page.viewportSize()?.height ?? 0);
    await expect(page.locator('main > section').last(), at).toBeVisible();
    await expect(page.locator('main ~ footer'), at).toBeVisible();
    expect(await page.evaluate(() => document.readyState), at).toBe('interactive');
    release();
    await page.waitForLoadState();
    await page.unroute('/held.png');
  }
});

test('further sections are laid out one at a time, and all before the page has been loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const note = () => {
      const count = [...document.querySelectorAll('main > section, main ~ footer')].filter(isShown).length;
      if (count > 0 && count !== steps.at(-1)) steps.push(count);
    };
    new MutationObserver((changes) => {
      if (changes.some(({ target, removedNodes }) => [target, ...removedNodes].some(isStyle))) note();
    }).observe(document, { childList: true, subtree: true });
    const isStyle = (node: Node) => node instanceof HTMLStyleElement;
    // Comes before the boot script's own.
    addEventListener('load', () => {
      steps.push(-1);
      note();
    });
  });
  for (const at of ['/', '/es', '/finance', '/contact']) {
    await page.goto(at);
    const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps);
    const whole = await page.locator('main > section, main ~ footer').count();
    // Where the machine is busy, the second may have come before the first was looked at.
    const first = Math.min(steps[0] ?? 0, 2);
    const each = Array.from({ length: whole - first + 1 }, (_, index) => first + index);
    expect(steps, at).toEqual([...each, -1, whole]);
  }
});

test('a page is whole when it has been loaded, even when nothing else shows its rest', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { Image: class {} });
  });
  await page.goto('/finance');
  // Once it has been loaded, and not after a while.
  expect(await page.locator('main > section').last().isVisible()).toBe(true);
  expect(await page.locator('main ~ footer').isVisible()).toBe(true);
});

test('what has come over a line that broke off is shown', async ({ page }) => {
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const upTo = (section: string) => html.indexOf(`id="${section}"`);
  const { held, release } = latch();
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, upTo('solutions')));
    await held;
    response.write(html.slice(upTo('solutions'), upTo('resources')));
    return undefined;
  }).listen(0);
  // The while is over when the test says so: nothing here depends on how fast the machine is.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const late: (() => void)[] = [];
    Object.assign(window, {
      late,
      setTimeout: (action: () => void, delay = 0, ...args: []) =>
        delay < 3000 ? setTimeout(action, delay, ...args) : late.push(action),
    });
  });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  // What has come is shown at once, what comes later a while later.
  await expect(page.locator('#industries')).toBeVisible();
  release();
  await expect(page.locator('#use-cases')).toBeAttached();
  await expect(page.locator('#use-cases')).toBeHidden();
  await page.evaluate(() => {
    for (const action of (window as unknown as { late: (() => void)[] }).late) action();
  });
  await expect(page.locator('#use-cases')).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  server.closeAllConnections();
  server.close();
});

test('a header that comes in two halves is painted when it is whole', async ({ page }) => {
  const html = readFileSync(path.join(out, 'es.html'), 'utf8');
  const middle = html.indexOf('</svg>', html.indexOf('popoverTarget="menu"'));
  const { held, release } = latch();
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    await held;
    return response.end(html.slice(middle));
  }).listen(0);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
  await expect(page.locator('header button').first()).toBeAttached();
  // More than enough for a frame.
  await page.waitForTimeout(500);
  const released = await page.evaluate(() => performance.now());
  release();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(0);
  expect(await painted()).toBeGreaterThan(released);
  server.closeAllConnections();
  server.close();
});

test('what has a place to go to is whole from the beginning', async ({ page }) => {
  await watchBeginning(page);
  await page.route('/held.png', (route) => route.abort());
  const isWhole = async (what: string) => {
    const beginning = await beginningOf(page);
    expect(beginning.sections, what).toBe(await page.locator('main > section').count());
    expect(beginning.hasFooter, what).toBe(true);
  };
  await page.goto('/#solutions');
  await isWhole('an anchor');
  await page.goto('/finance');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  await isWhole('the page again');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.goto('/nowhere');
  await page.goBack();
  await isWhole('the page before');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test('nothing moves while a page loads and when its application takes over', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const at of ['/', '/es', '/finance', '/contact', '/resources', '/proof']) {
    for (const [width, height] of [
      [360, 800],
      [1280, 800],
      [1440, 1800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(20, 200);
      await untilLive(page);
      await page.waitForTimeout(200);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(total, `${at} at ${width} px`).toBeLessThan(0.001);
    }
  }
});

/** The whole stylesheet, which comes with the application. */
const restOfStyles = (page: Page) => page.locator('link[rel=stylesheet]');

test('no element is styled again when the application takes over, whatever the section', async ({ page }) => {
  for (const path of ['/', '/contact', ...(await examplePaths(page.request))]) {
    await openLive(page, path);
    // A select takes the place of the browser's own.
    if (await page.locator('form').count()) await page.locator('button[role=combobox]').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    await expect(restOfStyles(page), path).toHaveAttribute('media', 'not all');
  }
});

test('what the page had no styles for has them before it is painted', async ({ page }) => {
  await openLive(page, '/finance');
  const widths = await page.evaluate(async () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet;
    const rulesIn = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : [rule]));
    const rule = rulesIn((sheet as CSSStyleSheet).cssRules).find(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule &&
        /^\.[\w-]+$/.test(rule.selectorText) &&
        /^\d[\d.]*rem$/.test(rule.style.maxWidth) &&
        !document.querySelector(rule.selectorText),
    );
    if (!rule) return [];
    const element = document.body.appendChild(document.createElement('div'));
    element.className = rule.selectorText.slice(1);
    await undefined;
    return [getComputedStyle(element).maxWidth, `${Number.parseFloat(rule.style.maxWidth) * 16}px`];
  });
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBe(widths[1]);
  await expect(restOfStyles(page)).toHaveAttribute('media', 'all');
});

test('what floats is above the page, though its styles come with it', async ({ page }) => {
  const floats: [path: string, open: (page: Page) => Promise<void>, role: 'tooltip' | 'listbox'][] = [
    ['/', (page) => page.getByRole('button', { name: 'Dark theme' }).hover(), 'tooltip'],
    ['/contact', (page) => page.locator('button[role=combobox]').click(), 'listbox'],
  ];
  for (const [path, open, role] of floats) {
    await openLive(page, path);
    await open(page);
    // Radix says a tooltip a second time, to screen readers.
    const floating = page
      .locator('[data-radix-popper-content-wrapper]')
      .filter({ has: page.getByRole(role) });
    await expect(floating).toBeVisible();
    const isCovered = await floating.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].some(
        (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    expect(isCovered, role).toBe(false);
    await expect(restOfStyles(page)).toHaveAttribute('media', 'all');
  }
});

test('back and forward show the page again where it was left', async ({ page }) => {
  await openLive(page, '/finance');
  // Further down than what a page that is followed to begins with.
  const left = await page.evaluate(async () => {
    const isAtRest = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    scrollTo(0, document.body.scrollHeight);
    await isAtRest;
    return Math.round(scrollY);
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Engineers Who Read the Ledger');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('what was typed is there again when the visitor comes back, until it has been sent', async ({
  page,
}) => {
  await openLive(page, '/contact');
  const form = page.getByRole('main').locator('form');
  const contact = page.getByRole('banner').locator('a[href="/contact"]');
  const industry = page.locator('button[role=combobox]');
  for (const label of ['First name', 'Last name', 'Company']) await form.getByLabel(label).fill(label);
  await form.getByLabel('Email').fill('ada@example.com');
  await industry.click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await page.goBack();
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(industry).toHaveText('Healthcare');
  await menu.getByRole('link', { name: 'Industries' }).click();
  await contact.click();
  await expect(form.getByLabel('First name')).toHaveValue('First name');
  await form.getByRole('button', { name: 'Request Demo' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you');
  await menu.getByRole('link', { name: 'Industries' }).click();
  await contact.click();
  await expect(form.getByLabel('First name')).toHaveValue('');
  await expect(industry).toHaveText('Choose an industry');
});

test('a link within a page leads to its place however often, and back to where it was pressed', async ({
  page,
}) => {
  const atRest = () =>
    page.evaluate(async () => {
      let before = Number.NaN;
      while (before !== scrollY) {
        before = scrollY;
        for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
      }
      return Math.round(scrollY);
    });
  const scrollToEnd = () =>
    page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const link = page.getByRole('contentinfo').locator('a[href="/company#offices"]');
  const heading = page.locator('#offices').getByRole('heading').first();
  await openLive(page, '/finance');
  for (const isFollowed of [false, true]) {
    await page.emulateMedia({ reducedMotion: isFollowed ? 'reduce' : 'no-preference' });
    if (isFollowed) {
      // Where an entry was left that the router has nothing to do with.
      await openLive(page, '/finance');
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
      await atRest();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    } else await openLive(page, '/company');
    await expect(heading).toBeAttached();
    let pressed = 0;
    // By hand, by hand, by a script: the browser scrolls after the router hears of it, or before.
    for (const press of [
      () => link.click(),
      () => link.click(),
      () => link.evaluate((element: HTMLElement) => element.click()),
    ]) {
      await scrollToEnd();
      pressed = await atRest();
      await press();
      await expect(page).toHaveURL('/company#offices');
      await atRest();
      await expect(heading).toBeInViewport();
    }
    const arrived = await atRest();
    expect(arrived).toBeLessThan(pressed);
    await page.goBack();
    await expect(page).toHaveURL('/company');
    expect(await atRest()).toBe(pressed);
    await page.goForward();
    await expect(page).toHaveURL('/company#offices');
    expect(await atRest()).toBe(arrived);
    await page.goBack();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await atRest();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip' }).press('Enter');
    await expect(page).toHaveURL('/company#main');
    expect(await atRest()).toBeLessThan(100);
  }
});

test('a page that is followed to begins with its first section; the rest comes below, and nothing moves', async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 1800 },
  ]) {
    await page.setViewportSize(size);
    // What came by going back changes nothing for what is followed to.
    await openLive(page, '/finance');
    await page.locator('header a[href="/contact"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/contact');
    await page.reload();
    await page.mouse.move(20, 220);
    await untilLive(page);
    const before = await page.locator('h1').textContent();
    await page.goBack();
    await expect(page.locator('h1')).not.toHaveText(before ?? '');
    const paths = await page
      .locator('header a:not([data-language])')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    expect(paths.length).toBeGreaterThan(4);
    for (const href of paths) {
      const { sections } = JSON.parse(
        readFileSync(path.join(out, `content/en/${pageIdOf(href)}.json`), 'utf8'),
      );
      const whole: number = sections.length;
      const { steps, footer, shift } = await page.evaluate(
        async ({ href, whole }) => {
          let shift = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
          });
          observer.observe({ type: 'layout-shift' });
          const before = location.pathname;
          const steps: number[] = [];
          let footer = 0;
          const changes = new MutationObserver(() => {
            if (location.pathname === before) return;
            const count = document.querySelectorAll('main > section').length;
            if (steps.length === 0)
              footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
            if (count !== steps.at(-1)) steps.push(count);
          });
          changes.observe(document.querySelector('main') ?? document.body, { childList: true });
          document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
          for (let tries = 0; steps.at(-1) !== whole && tries < 500; tries++)
            await new Promise((resolve) => setTimeout(resolve, 20));
          // What moves on its account moves by then.
          await new Promise((resolve) => setTimeout(resolve, 200));
          observer.disconnect();
          changes.disconnect();
          return { steps, footer, shift };
        },
        { href, whole },
      );
      const at = `${href} at ${size.width} px`;
      // Its heading, what fills the window, all.
      expect(steps, at).toEqual([...new Set([1, Math.min(2, whole), whole])]);
      expect(footer, at).toBeGreaterThanOrEqual(size.height);
      await expect(page.locator('main > section'), at).toHaveCount(whole);
      expect(shift, at).toBeLessThan(0.001);
    }
  }
});

test('a page whose data and code are there is shown while the click lasts', async ({ page }) => {
  await openLive(page, '/finance');
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.locator('header nav a');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.length).toBeGreaterThan(4);
  const headings = new Map<string, string | null>();
  // The first time what is missing is fetched; the second time nothing has to be waited for.
  for (const href of [...paths, ...paths]) {
    const before = await heading.textContent();
    const after = await page.evaluate(async (href) => {
      document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click();
      await undefined;
      return document.querySelector('h1')?.textContent;
    }, href);
    if (headings.has(href)) expect(after, href).toBe(headings.get(href));
    await expect(heading).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(href);
    headings.set(href, await heading.textContent());
  }
});

test('of two clicks in a row the later one counts', async ({ page }) => {
  await openLive(page, '/finance');
  await page.route('**/content/en/company.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Company' }).click();
  await menu.getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await page.waitForTimeout(900);
  await expect(page).toHaveURL('/resources');
});

test.describe('pages that links in view lead to', () => {
  /**
   * The resolved pages that are fetched on a page where the pointer moves once and then rests.
   *
   * @param awaited one that is waited for
   */
  const fetchedOn = async (page: Page, path: string, awaited?: string): Promise<string[]> => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, id] = /\/content\/en\/(.+)\.json$/.exec(request.url()) ?? [];
      if (id) fetched.push(id);
    });
    await page.goto(path);
    await page.mouse.move(400, 400);
    await untilLive(page);
    if (awaited) await expect.poll(() => fetched).toContain(awaited);
    await page.waitForTimeout(1200);
    return fetched.filter((id) => id !== '_site' && `/${id}` !== path);
  };

  test('are fetched early, a few of them, without their code', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const fetched = await fetchedOn(page, '/finance', 'who-its-for');
    expect(fetched, 'links of the header say nothing of what a visitor wants').not.toContain('industries');
    expect(fetched.length).toBeLessThanOrEqual(12);
    expect(scripts.filter((url) => /assets\/personas-/.test(url))).toEqual([]);
  });

  test('are not fetched where data is saved', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    expect(await fetchedOn(page, '/finance')).toEqual([]);
  });

  test('are not fetched beside a form', async ({ page }) => {
    expect(await fetchedOn(page, '/contact')).toEqual([]);
  });

  test('are left to the browser until the application is there', async ({ page }) => {
    await page.goto('/finance');
    const rules = page.locator('script[type=speculationrules]');
    await expect(rules).toHaveCount(1);
    expect(JSON.parse((await rules.textContent()) ?? '')).toHaveProperty('prefetch');
    await page.mouse.move(400, 400);
    await expect(rules).toHaveCount(0);
  });
});
