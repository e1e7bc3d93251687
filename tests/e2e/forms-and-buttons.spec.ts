import { logged, untilStill } from './application';
import { expect, open, test } from './without-errors';

test('the contact form writes its values to the console and requests nothing', async ({ page }) => {
  await open(page, '/contact');
  const values = logged(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const submit = page.getByRole('main').getByRole('button', { name: 'Request Demo' });
  await submit.click();
  expect(values).toEqual([]);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Prueba');
  await page.getByLabel('Email', { exact: false }).fill('ada@example.com');
  await page.getByLabel('Company').fill('Example');
  await page.getByLabel('Industry').click();
  // The list takes the focus once it is positioned; type-ahead begins there.
  await expect(page.getByRole('option', { name: 'Private equity' })).toBeFocused();
  await page.keyboard.type('man');
  await expect(page.getByRole('option', { name: 'Manufacturing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Industry')).toHaveText('Manufacturing');
  await submit.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'does not send it anywhere' }).first(),
  ).toBeVisible();
  expect(values).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Prueba',
      email: 'ada@example.com',
      company: 'Example',
      title: '',
      industry: 'manufacturing',
      message: '',
    },
  ]);
  expect(requests).toEqual([]);
});

test('a list that is longer than the window scrolls inside it', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 340 });
  await open(page, '/contact');
  await page.getByLabel('Industry').click();
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');
  await expect(options.first()).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(options.last()).toBeFocused();
  await expect(options.last()).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('Home');
  await expect(options.first()).toBeInViewport({ ratio: 0.99 });
  // Where scroll bars are always visible, this one is, too.
  await expect(list.getByRole('presentation')).toHaveCSS('scrollbar-width', 'thin');
});

test('the result of sending the form is announced once, in view below its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/contact');
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Prueba'],
    ['Email', 'ada@example.com'],
    ['Company', 'Example'],
  ] as const)
    await page.getByLabel(label).fill(value);
  const submit = page.getByRole('main').getByRole('button', { name: 'Request Demo' });
  // Screen readers announce what changes in an element, and not one that has just come.
  const place = page.locator('main form [role=status]');
  expect(await place.evaluate((element) => [element.textContent, element.checkVisibility()])).toEqual([
    '',
    true,
  ]);
  // The button is at the bottom of the window, so what is below it is out of view.
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await submit.press('Enter');
  const confirmation = page.getByText('does not send it anywhere');
  await expect(confirmation).toBeInViewport({ ratio: 0.99 });
  await expect(confirmation).toHaveCount(1);
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(0);
});

test('a download button gives feedback, one toast at a time', async ({ page }) => {
  await open(page, '/resources');
  const buttons = page.getByRole('button', { name: /Download PDF/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
});

for (const how of ['Escape', 'its button'])
  test(`a toast that is closed with ${how} returns the focus to where it was`, async ({ page }) => {
    await open(page, '/resources');
    const button = page.getByRole('button', { name: /Download PDF/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toBeVisible();
    await page.keyboard.press('F8');
    const close = toast.getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press(how === 'Escape' ? 'Escape' : 'Enter');
    await expect(toast).toHaveCount(0);
    await expect(button).toBeFocused();
  });

test('an upcoming webinar offers registration, a recorded one can be watched', async ({ page }) => {
  // An example, which never changes: the site's webinars become recordings one day.
  await open(page, '/_gallery/webinars/upcoming-and-recorded');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const webinars = page.locator('#webinars');
  await webinars
    .getByRole('button', { name: /Register Now/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await webinars
    .getByRole('button', { name: /Watch Recording/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  expect(requests).toEqual([]);
});

test('a tooltip opens after a moment, describes its control, stays while it is hovered, and closes on Escape', async ({
  page,
}) => {
  await open(page, '/finance');
  const control = page.getByRole('button', { name: 'Dark theme' });
  const tooltip = page.getByRole('tooltip');
  await control.evaluate((element) => {
    element.addEventListener('pointermove', () => performance.mark('pointed at'), { once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=tooltip]')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await control.hover();
  await expect(tooltip).toHaveText('Switch between light and dark');
  const moment = await page.evaluate(() => performance.measure('', 'pointed at', 'shown').duration);
  expect(moment).toBeGreaterThan(300);
  await expect(control).toHaveAccessibleDescription('Switch between light and dark');
  const box = await page.locator('[data-tooltip-content]').boundingBox();
  if (!box) throw new Error('The tooltip is nowhere.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await untilStill(page);
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await control.hover();
  await expect(tooltip).toHaveCount(1);
  await control.click();
  await expect(tooltip).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a tooltip in the menu of a narrow window is above the menu', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, '/finance');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).hover();
  await expect(page.locator(':popover-open').getByRole('tooltip')).toHaveText(
    'Switch between light and dark',
  );
});

for (const reach of ['hover', 'focus'] as const) {
  test(`a control that had the ${reach} before the application loaded gets its tooltip`, async ({ page }) => {
    await page.goto('/finance');
    if (reach === 'focus') await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Dark theme' })[reach]();
    await expect(page.getByRole('tooltip')).toHaveText('Switch between light and dark');
  });
}

test("the next control's tooltip opens at once, and is the only one, by pointer and by keyboard", async ({
  page,
}) => {
  await open(page, '/finance');
  const [theme, language] = [
    page.getByRole('button', { name: 'Dark theme' }),
    page.locator('[data-language]').first(),
  ];
  const tooltip = page.getByRole('tooltip');
  for (const reach of ['hover', 'focus'] as const) {
    await theme[reach]();
    await expect(tooltip).toHaveText('Switch between light and dark');
    await language[reach]();
    await expect(tooltip).toHaveText('Switch language');
    await expect(language).toHaveAccessibleDescription('Switch language');
    await expect(theme).not.toHaveAttribute('aria-describedby');
    await page.mouse.move(400, 500, { steps: 4 });
    await language.blur();
    await expect(tooltip).toHaveCount(0);
  }
});

test('a tooltip has the text of its control, in the current language of the page', async ({ page }) => {
  await open(page, '/finance');
  const tooltip = page.getByRole('tooltip');
  await page.locator('[data-theme-toggle]').hover();
  await expect(tooltip).toHaveText('Switch between light and dark');
  await page.locator('[data-language=es]').first().click();
  await expect(page).toHaveURL('/es/finance');
  await page.locator('[data-theme-toggle]').hover();
  await expect(tooltip).toHaveText(/claro y oscuro/);
});
