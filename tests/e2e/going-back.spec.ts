import { expect, test } from '@playwright/test';
import { moveUntilLive, openLive, untilStill } from './application';

test('back and forward restore the scroll position', async ({ page }) => {
  await openLive(page, '/finance');
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

test('a page that is reloaded, or returned to from another site, keeps its position', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/finance');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  await expect.poll(scrolled).toBe(2000);
  await page.goto('/nowhere');
  await page.goBack();
  await expect.poll(scrolled).toBe(2000);
});

test('a page keeps its position although the next page was reloaded', async ({ page }) => {
  await openLive(page, '/finance');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.reload();
  await moveUntilLive(page);
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('going back after a reload shows the previous page, even if the application has not started', async ({
  page,
}) => {
  await openLive(page, '/finance');
  const before = String(await page.getByRole('heading', { level: 1 }).textContent());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
});

test('a browser without the scrollend event restores positions all the same', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await openLive(page, '/finance');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await untilStill(page);
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await page.goForward();
  await expect(page).toHaveURL('/company');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('Back and Forward return the focus to the link that was followed', async ({ page }) => {
  await openLive(page, '/finance');
  const link = page.getByRole('contentinfo').locator('a[href="/company"]');
  const heading = page.getByRole('heading', { level: 1 });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company');
  await expect(heading).toBeFocused();
  const next = page.getByRole('main').locator('a[href^="/"]').first();
  const address = String(await next.getAttribute('href'));
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/company');
  await expect(next).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/company');
  await expect(next).toBeFocused();
  // From that page, no link was followed.
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(heading).toBeFocused();
});

test('what was typed is there again when the visitor returns, until it has been sent', async ({ page }) => {
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

test('a link within a page scrolls to its target every time, and Back to where it was pressed', async ({
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
      // A history entry that the router did not create.
      await openLive(page, '/finance');
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
      await atRest();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
    } else await openLive(page, '/company');
    await expect(heading).toBeAttached();
    let pressed = 0;
    // By hand, by hand, by a script: the browser scrolls before or after the router is notified.
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
