import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './application';
import { latch } from './latch';

const heading = 'Engineers Who Read the Ledger';

const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /Main|Principal/ })
    .getByRole('link', { name })
    .click();

test('page data that never comes: the page itself is loaded, and no longer waited for', async ({ page }) => {
  await openLive(page, '/finance');
  const { held, release } = latch();
  await page.route('**/content/en/company.json', () => {});
  await page.route('/company', async (route) => {
    await held;
    await route.continue();
  });
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await page.locator('[data-unreachable]').evaluate((notice) => {
    const { say } = window as unknown as { say: (text: string | null) => void };
    new MutationObserver(() => say(notice.textContent)).observe(notice, { childList: true });
  });
  await follow(page, 'Company');
  // The browser shows that it loads it, and would show the notice to whoever comes back.
  await expect.poll(() => said).toEqual(['The page is on its way.', '']);
  release();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('a script of an earlier deploy is gone: the page itself is loaded, and works', async ({ page }) => {
  await openLive(page, '/finance');
  await page.route('**/assets/leaders-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await follow(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible();
  await page.mouse.move(30, 210);
  await follow(page, 'Solutions');
  await expect(page).toHaveURL('/solutions');
});

test('a section type of a newer deploy: the page itself is loaded, with what knows it', async ({ page }) => {
  await openLive(page, '/finance');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/content/en/company.json', async (route) => {
    const data = await (await route.fetch()).json();
    await route.fulfill({ json: { ...data, sections: [...data.sections, { type: 'newer' }] } });
  });
  await follow(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('offline the page stays with what was typed and says why, and goes on when the connection is back', async ({
  page,
  context,
}) => {
  await openLive(page, '/es/contact');
  await page.getByLabel('Nombre').fill('Ada');
  await context.setOffline(true);
  await follow(page, 'Empresa');
  await expect(page.getByRole('status').filter({ hasText: 'No hay conexión' })).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ada');
  await expect(page).toHaveURL('/es/contact');
  await context.setOffline(false);
  await expect(page).toHaveURL('/es/company');
  await expect(page.getByText('No hay conexión')).toHaveCount(0);
});

test('a page that takes its time is said to be on its way, until it is there or nobody waits for it', async ({
  page,
}) => {
  await openLive(page, '/es/finance');
  const title = page.getByRole('heading', { level: 1 });
  const notice = page.getByText('en camino');
  const first = String(await title.textContent());
  for (const [name, file, end] of [
    ['Empresa', 'company', (answer: () => void) => answer()],
    ['Recursos', 'resources', () => page.goBack()],
  ] as const) {
    const { held, release } = latch();
    await page.route(`**/content/es/${file}.json`, async (route) => {
      await held;
      await route.continue();
    });
    const before = String(await title.textContent());
    await follow(page, name);
    await expect(notice).toBeVisible();
    await expect(title).toHaveText(before);
    await end(release);
    await expect(title).not.toHaveText(before);
    await expect(notice).toHaveCount(0);
    release();
  }
  await expect(title).toHaveText(first);
});

test('offline, who goes back or elsewhere meanwhile stays there, and is told no more', async ({
  page,
  context,
}) => {
  await openLive(page, '/finance');
  const notice = page.getByText('You are offline');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  await follow(page, 'Company');
  await expect(title).toHaveText(heading);
  for (const leave of [() => page.goBack(), () => follow(page, 'Company')]) {
    await context.setOffline(true);
    await follow(page, 'Resources');
    await expect(notice).toBeVisible();
    const before = await title.textContent();
    await leave();
    await expect(title).toHaveText(before === first ? heading : first);
    await expect(notice).toHaveCount(0);
    await context.setOffline(false);
    const { pathname } = new URL(page.url());
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(pathname);
  }
});

test('offline, a page to go back to that is not there yet is shown when the connection is back', async ({
  page,
  context,
}) => {
  await openLive(page, '/finance');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  await follow(page, 'Company');
  await expect(page).toHaveURL('/company');
  await page.reload();
  await page.mouse.move(30, 210);
  await untilLive(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(title).toHaveText(heading);
  await context.setOffline(false);
  await expect(title).toHaveText(first);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('a page to go back to whose data is there, but not its code, is whole', async ({ page }) => {
  await openLive(page, '/contact');
  await follow(page, 'Company');
  await expect(page).toHaveURL('/company');
  await page.reload();
  const early = page.waitForResponse('**/content/en/contact.json');
  await page.locator('main a[href="/contact"]').first().scrollIntoViewIfNeeded();
  await page.mouse.move(4, 300);
  await untilLive(page);
  await early;
  await page.goBack();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, files] of [
  ['the application', '**/assets/entry-client-*.js'],
  ['the data of the page', '**/content/es/contact.json'],
  ['the styles of all pages', '**/assets/*.css'],
] as const)
  test(`${what} cannot be fetched: what is sent waits, says so, and is sent once when it can`, async ({
    page,
  }) => {
    const sent: unknown[] = [];
    page.on('console', async (message) => {
      if (message.type() === 'log') sent.push(await message.args()[0]?.jsonValue());
    });
    let isThere = false;
    await page.route(files, (route) => (isThere ? route.continue() : route.abort()));
    await page.goto('/es/contact');
    const said = page.getByRole('status').filter({ hasText: 'No se ha podido cargar' });
    const submit = page.getByRole('main').getByRole('button', { name: 'Solicitar demostración' });
    for (const [label, text] of [
      ['Nombre', 'Ada'],
      ['Apellidos', 'Prueba'],
      ['Correo', 'ada@example.com'],
      ['Empresa', 'Example'],
    ] as const)
      await page.getByRole('main').getByLabel(label).fill(text);
    await page.getByLabel('Industria').selectOption('manufacturing');
    await expect(said).toHaveCount(0);
    await submit.click();
    await expect(said).toBeVisible();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await submit.click();
    await expect(said).toBeVisible();
    isThere = true;
    // Whoever waits for the line need not press again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(() => sent)
      .toEqual([expect.objectContaining({ firstName: 'Ada', industry: 'manufacturing' })]);
    await expect(said).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

test('what shows tooltips and toasts cannot be fetched: the page stays, a toast is a plain text, and both come when they can', async ({
  page,
}) => {
  let isThere = false;
  await page.route(/assets\/(toast-list|tooltip-layer)-/, (route) =>
    isThere ? route.continue() : route.abort(),
  );
  await openLive(page, '/resources');
  const theme = page.getByRole('button', { name: 'Dark theme' });
  const buttons = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await theme.hover();
  // Longer than a tooltip takes to open.
  await page.waitForTimeout(1000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await buttons.first().click();
  await expect(page.getByRole('alert')).toContainText('is not online yet');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isThere = true;
  await theme.hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Switch between' }).first()).toBeAttached();
  await buttons.nth(1).click();
  await expect(toasts).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("the list of a select cannot be fetched: the browser's own stays, and what is chosen there counts", async ({
  page,
}) => {
  await page.route(/assets\/select-list-/, (route) => route.abort());
  await openLive(page, '/contact');
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[0]?.jsonValue());
  });
  for (const label of ['First name', 'Last name', 'Company']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Industry').selectOption('manufacturing');
  await page.getByRole('main').getByRole('button', { name: 'Request Demo' }).click();
  await expect.poll(() => logged).toEqual([expect.objectContaining({ industry: 'manufacturing' })]);
});

test("who is choosing from the browser's own list goes on with it, and finds what was chosen in the other", async ({
  page,
}) => {
  const { held, release } = latch();
  await page.route(/assets\/select-list-/, async (route) => {
    await held;
    await route.continue();
  });
  await openLive(page, '/contact');
  const field = page.getByLabel('Industry');
  await field.focus();
  const list = page.waitForResponse(/assets\/select-list-/);
  release();
  await list;
  await field.selectOption('healthcare');
  await page.waitForTimeout(300);
  expect(await field.evaluate(({ tagName }) => tagName)).toBe('SELECT');
  await expect(field).toBeFocused();
  await page.getByLabel('Company').focus();
  await expect(page.locator('button[role=combobox]')).toHaveText('Healthcare');
});

test('a section that cannot be shown in the browser costs itself only', async ({ page }) => {
  await openLive(page, '/es/finance');
  await page.route('**/content/es/company.json', async (route) => {
    const data = await (await route.fetch()).json();
    for (const section of data.sections) if (section.type === 'offices') section.items = 'four';
    await route.fulfill({ json: data });
  });
  await follow(page, 'Empresa');
  await expect(page).toHaveURL('/es/company');
  await expect(page.getByRole('alert')).toContainText('No se ha podido mostrar esta parte');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await follow(page, 'Recursos');
  await expect(page).toHaveURL('/es/resources');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a header or footer that cannot be shown in the browser costs itself only', async ({ page }) => {
  for (const part of ['header', 'footer']) {
    await page.route('**/content/en/_site.json', async (route) => {
      const site = await (await route.fetch()).json();
      await route.fulfill({ json: { ...site, [part]: {} } });
    });
    await openLive(page, '/finance');
    await expect(page.getByRole('alert'), part).toContainText('could not be shown');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole(part === 'header' ? 'contentinfo' : 'banner')).toBeVisible();
    await page.unrouteAll();
  }
});

test('a page that the browser has translated goes on: its texts have other elements than were made', async ({
  page,
}) => {
  for (const path of ['/es', '/es/use-cases']) {
    await openLive(page, path);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      for (const text of all) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, option')) continue;
        const translated = document.createElement('font');
        translated.append(text.data.toUpperCase());
        text.replaceWith(translated);
      }
    });
    await page.getByRole('link', { name: /switch to English/i }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // A part that fails does so at once.
    await page.waitForTimeout(300);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    await follow(page, 'Company');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('double clicks, back, forward and reload in the middle of a fetch end where the visitor is', async ({
  page,
}) => {
  await openLive(page, '/finance');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  let gate = latch();
  await page.route('**/content/en/*.json', async (route) => {
    await gate.held;
    await route.continue().catch(() => {});
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Company' }).dblclick();
  gate.release();
  await expect(page).toHaveURL('/company');
  await expect(title).toHaveText(heading);
  gate = latch();
  await follow(page, 'Resources');
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
  gate.release();
  // What was followed to before comes too late.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
  await page.reload();
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
});

test('navigating adds no listeners', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { listeners: number };
    counted.listeners = 0;
    const add = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof add>) => {
      counted.listeners++;
      add.apply(document, args);
    };
  });
  await openLive(page, '/finance');
  await follow(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const listeners = () => page.evaluate(() => (window as unknown as { listeners: number }).listeners);
  const before = await listeners();
  for (const name of ['Industries', 'Solutions', 'Company']) {
    await follow(page, name);
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(await listeners()).toBe(before);
});

test('navigating does not use more and more memory', async ({ page }) => {
  await openLive(page, '/finance');
  const session = await page.context().newCDPSession(page);
  const round = async (times: number) => {
    await page.evaluate(async (count) => {
      const links = () => [...document.querySelectorAll<HTMLElement>('header nav a')];
      for (let time = 0; time < count; time++) {
        links()[time % 6]?.click();
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, times);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  };
  const before = await round(24);
  const after = await round(96);
  expect(after.usedSize).toBeLessThan(before.usedSize * 1.25);
  expect(after.nodes).toBeLessThan(before.nodes * 1.5);
});

test('a link whose anchor is no anchor leads to the page all the same', async ({ page }) => {
  await openLive(page, '/finance');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/company#100%';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
});
