import type { Page } from '@playwright/test';
import { application, followLink, logged, moveUntilLive, openLive, scriptOf } from './application';
import { deferred } from './deferred';
import { expect, test } from './without-errors';

/** What translating browsers, password managers, grammar checkers and other extensions do to a page. */
const changes: Record<string, () => void> = {
  'an element before each field': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)'))
      field.before(document.createElement('com-1password-button'));
  },
  'an element after each field, with a button': () => {
    for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
      const fill = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Fill' });
      const box = document.createElement('div');
      box.append(fill);
      field.after(box);
    }
  },
  'fields of the same kind at the beginning and the end of the form': () => {
    const form = document.querySelector('main form');
    form?.prepend(document.createElement('input'), document.createElement('textarea'));
    form?.append(document.createElement('select'), document.createElement('input'));
  },
  'each field in an element of its own': () => {
    for (const field of document.querySelectorAll('main :is(input, select)')) {
      const box = document.createElement('span');
      field.replaceWith(box);
      box.append(field);
    }
  },
  'elements inside labels and lists': () => {
    for (const label of document.querySelectorAll('main label')) label.append(document.createElement('i'));
    document.querySelector('main select')?.append(new Option('Fill in', 'fill-in'));
  },
  'attributes of others': () => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.setAttribute('style', 'cursor: auto');
    for (const field of document.querySelectorAll('main :is(input, textarea)')) {
      field.setAttribute('data-lpignore', 'true');
      field.setAttribute('style', 'background-image: none');
      field.classList.add('filled');
    }
  },
  'comments removed': () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const all: Comment[] = [];
    while (comments.nextNode()) all.push(comments.currentNode as Comment);
    for (const comment of all) comment.remove();
    document.body.normalize();
  },
  'texts split': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) if (text.length > 4) text.splitText(2);
  },
  'texts translated': () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'elements at the beginning and end of head, body and document': () => {
    for (const parent of [document.head, document.body, document.documentElement]) {
      parent.prepend(document.createElement('style'));
      parent.append(document.createElement('grammarly-desktop-integration'));
    }
    document.getElementById('root')?.prepend(document.createElement('div'));
    document.getElementById('root')?.append(document.createElement('div'));
  },
};

async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'live' in document.documentElement.dataset && history.scrollRestoration === 'manual',
  );
}

/**
 * Holds the application back.
 * @returns a function that releases it
 */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [name, change] of Object.entries(changes)) {
  test(`what was typed, chosen and focused stays after others have changed the page: ${name}`, async ({
    page,
  }) => {
    const submissions = logged(page);
    const release = await holdApplication(page);
    await page.goto('/contact');
    await page.evaluate(change);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await field('firstName').fill('Ada');
    await field('lastName').fill('Lovelace');
    await field('company').fill('Analytical Engines');
    await field('message').fill('Before the application.');
    await field('industry').selectOption('manufacturing');
    await field('email').fill('ada@example.com');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await field('lastName').focus();
    await field('lastName').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5, 'backward'));
    const top = await page.evaluate(() => scrollY);
    release();
    await untilTakenOver(page);
    await expect(page.getByRole('combobox')).toHaveText('Manufacturing');
    await expect(field('firstName')).toHaveValue('Ada');
    await expect(field('message')).toHaveValue('Before the application.');
    await expect(field('lastName')).toBeFocused();
    const selection = await field('lastName').evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
      input.selectionDirection,
    ]);
    expect(selection).toEqual([2, 5, 'backward']);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.type('o');
    await page.locator('main form [type=submit]').click();
    await expect
      .poll(() => submissions)
      .toEqual([
        {
          firstName: 'Ada',
          lastName: 'Looace',
          email: 'ada@example.com',
          company: 'Analytical Engines',
          title: '',
          industry: 'manufacturing',
          message: 'Before the application.',
        },
      ]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('an open menu stays open after others have changed the page', async ({ page }) => {
  const release = await holdApplication(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/finance');
  await page.evaluate(changes['texts translated'] as () => void);
  await page.locator('[popovertarget=menu]').click();
  release();
  await untilTakenOver(page);
  expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
});

/** Changes the texts of a page as translators do, and marks each as translated. */
function translate(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, font')) continue;
    const translated = document.createElement('font');
    translated.append(`${text.data}°`);
    text.replaceWith(translated);
  }
}

test("the language that the browser translates to is not mistaken for the page's own, nor overwritten", async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  for (const path of ['/finance', '/es/finance']) {
    await page.goto(path);
    await page.evaluate(translate);
    await moveUntilLive(page);
    await untilTakenOver(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('header [data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.locator('html')).toHaveClass(/\btranslated-ltr\b/);
    await page.locator('header [data-theme-toggle]').click();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await page.locator('header nav a[href$="/company"]').click();
    await expect(page).toHaveURL(/company$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
  expect(requestedPaths.filter((path) => path.startsWith('/content/de'))).toEqual([]);
});

test('choosing a theme before the application loads keeps the classes that others have added', async ({
  page,
}) => {
  await holdApplication(page);
  await page.goto('/finance');
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
  const root = page.locator('html');
  await expect(root).toContainClass('light translated-ltr');
  await page.locator('header [data-theme-toggle]').click();
  await expect(root).toContainClass('translated-ltr dark');
  await expect(page.locator('header [data-theme-toggle]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('header [data-theme-toggle]').click();
  await expect(root).toContainClass('translated-ltr light');
});

test('a translated page changes its language: no old text stays, and what was typed and opened does', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await untilTakenOver(page);
  await page.locator('main [name=firstName]').fill('Ada');
  await page.locator('button[role=combobox]').click();
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await page.evaluate(translate);
  await page.locator('header [data-language=es]').click();
  await expect(page).toHaveURL('/es/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('body')).not.toContainText('°');
  await expect(page.locator('main [name=firstName]')).toHaveValue('Ada');
  await expect(page.getByRole('combobox')).toHaveText('Salud');
  // The chosen language is stored: the home page is the Spanish one.
  await page.goto('/');
  await moveUntilLive(page);
  await untilTakenOver(page);
  await page.locator('details[name] summary').nth(2).click();
  await page.locator('[role=tab]').nth(3).click();
  await page.evaluate(translate);
  await page.locator('header [data-language=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body')).not.toContainText('°');
  await expect(page.locator('details[name]').nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('[role=tab]').nth(3)).toHaveAttribute('aria-selected', 'true');
  await followLink(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what is chosen in a translated form is shown, and sent', async ({ page }) => {
  await openLive(page, '/contact');
  await untilTakenOver(page);
  const choose = async (name: string) => {
    await page.locator('button[role=combobox]').click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Healthcare');
  await page.evaluate(translate);
  await choose('Manufacturing');
  await expect(page.getByRole('combobox')).toHaveText('Manufacturing');
});

test('a part that fails because others have changed it is rendered again, with what was typed in it', async ({
  page,
}) => {
  await openLive(page, '/contact');
  await untilTakenOver(page);
  await page.locator('main [name=firstName]').fill('Ada');
  await page.locator('main [name=company]').fill('Engines');
  // The element that React updates next no longer exists.
  await page.evaluate(() => document.querySelector('main form button[type=submit]')?.parentElement?.remove());
  await page.locator('main [name=company]').focus();
  await page.locator('header [data-language=es]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/es/contact');
  await expect(page.locator('main [name=firstName]')).toHaveValue('Ada');
  await expect(page.locator('main [name=company]')).toHaveValue('Engines');
  await expect(page.locator('main [name=company]')).toBeFocused();
});
