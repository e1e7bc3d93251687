import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';
import { EditedSite, openWorkbench, panelOf, saved } from './workbench-site';

const site = new EditedSite();
const pageFile = 'finance/page.json';
/** The heading of the second section in the site's file. */
const title: string = JSON.parse(site.before(pageFile)).sections[1].title;
const field = 'Title, English';

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

const openTitle = async (page: Parameters<typeof openWorkbench>[0]) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('row').nth(1).click();
  return panel.getByRole('textbox', { name: field, exact: true });
};
const withTitle = (text: string) => site.before(pageFile).replace(`"${title}"`, `"${text}"`);

test.describe('nothing typed is lost', () => {
  test('when the server stops and restarts', async ({ page }) => {
    const input = await openTitle(page);
    await site.stop();
    await input.fill('Typed without a server');
    await expect(panelOf(page).getByText('No server. Kept here.')).toBeVisible();
    expect(site.read(pageFile)).toBe(site.before(pageFile));
    // Frames of the page say so, too, rather than show an error of the browser.
    await panelOf(page).getByRole('button', { name: 'Compare sizes and languages' }).click();
    const compare = page.getByRole('dialog', { name: 'Compare' });
    await expect(compare.getByText('The development server does not answer')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await site.start();
    await expect.poll(() => site.read(pageFile)).toBe(withTitle('Typed without a server'));
  });

  test('where the browser forbids storage and the server ends: the panel says what holds, and stays', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    const input = await openTitle(page);
    const panel = panelOf(page);
    // Translated by the browser, the page would be edited in words that nobody wrote.
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await input.fill('Typed without storage');
    await saved(page);
    await site.stop();
    await expect(panel.getByText('No server. Kept here.')).toBeVisible();
    await input.fill('Typed without storage or server');
    await expect(
      panel.getByText(/is kept in this tab \(leave it open\) and saved when it is back \(1 to save\)/),
    ).toBeVisible();
    await panel.getByRole('button', { name: /: all pages$/ }).click();
    await expect(panel.getByRole('row', { name: /Legal/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Back to the page' }).click();
    await panel.getByRole('row').nth(1).click();
    await expect(input).toHaveValue('Typed without storage or server');
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText('trial balance');
    await expect(
      page.getByRole('dialog').getByText(/Texts are not searched: the development server/),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await site.start();
  });

  test('when the page is reloaded in the middle of a word', async ({ page }) => {
    const input = await openTitle(page);
    await page.route('**/__workbench/edits', (route) => route.abort());
    await input.fill('Typed before the reload');
    await page.unroute('**/__workbench/edits');
    await page.reload();
    await expect.poll(() => site.read(pageFile)).toBe(withTitle('Typed before the reload'));
  });

  test('when the file is invalid JSON meanwhile', async ({ page }) => {
    const input = await openTitle(page);
    site.write(pageFile, `${site.before(pageFile).slice(0, 900)}`);
    await expect(panelOf(page).getByRole('tab', { name: /Findings \d/ })).toBeVisible();
    await input.fill('Typed into a broken file');
    await expect(panelOf(page).getByText('Not all is saved')).toBeVisible();
    await expect(input).toHaveValue('Typed into a broken file');
    site.write(pageFile, site.before(pageFile));
    await expect.poll(() => site.read(pageFile)).toBe(withTitle('Typed into a broken file'));
  });

  test('when the same text is changed in the file meanwhile: both are shown, and the editor chooses', async ({
    page,
  }) => {
    const input = await openTitle(page);
    await page.route('**/__workbench/document*', (route) => route.abort());
    site.write(pageFile, withTitle('Changed in the file'));
    await input.fill('Changed here');
    const question = panelOf(page).getByRole('alert', { name: 'Changed in two places' });
    await expect(question).toContainText('Changed in the file');
    await expect(question).toContainText('Changed here');
    expect(site.read(pageFile)).toBe(withTitle('Changed in the file'));
    await page.unroute('**/__workbench/document*');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => site.read(pageFile)).toBe(withTitle('Changed here'));
  });

  test('when something else is changed in the file meanwhile: both changes are kept', async ({ page }) => {
    const input = await openTitle(page);
    await page.route('**/__workbench/document*', (route) => route.abort());
    const other = site.before(pageFile).replace('"background": "muted"', '"background": "default"');
    site.write(pageFile, other);
    await input.fill('Changed here');
    await expect.poll(() => site.read(pageFile)).toBe(other.replace(`"${title}"`, '"Changed here"'));
  });
});

/** The kinds of fields of a section: its type with the path of each property. */
function kindsOf(section: { type: string }): Set<string> {
  const kinds = new Set<string>();
  const walk = (value: unknown, path: string) => {
    kinds.add(path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value))
      walk(child, Array.isArray(value) ? path : `${path}.${key}`);
  };
  walk(section, section.type);
  return kinds;
}

/**
 * Sections that together have every kind of field of the site, by the routes of their pages, chosen greedily by the number of
 * new kinds.
 */
function sectionsWithEveryField(): Map<string, number[]> {
  const sections = site
    .files()
    .filter((file) => file.endsWith('page.json') && !file.startsWith('_'))
    .flatMap((file) => {
      const document = JSON.parse(site.before(file)) as { sections: { type: string }[] };
      const route = `/${file.slice(0, -'/page.json'.length)}`.replace(/^\/index$/, '/');
      return document.sections.map((section, index) => ({ route, index, missing: kindsOf(section) }));
    });
  const chosen = new Map<string, number[]>();
  for (;;) {
    sections.sort((one, other) => other.missing.size - one.missing.size);
    const [next] = sections;
    if (!next?.missing.size) return chosen;
    chosen.set(next.route, [...(chosen.get(next.route) ?? []), next.index]);
    const shown = [...next.missing];
    for (const { missing } of sections) for (const kind of shown) missing.delete(kind);
  }
}

test('opening pages, tabbing through every kind of field and closing changes no byte', async ({ page }) => {
  test.slow();
  const chosen = sectionsWithEveryField();
  const written: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && written.push(request.url()));
  await openWorkbench(page, `${site.url}/finance`);
  let fields = 0;
  for (const [route, indexes] of chosen) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, route);
    const name = route === '/' ? 'Home' : JSON.parse(site.before(`${route.slice(1)}/page.json`)).title;
    await expect(panelOf(page).getByRole('heading', { name: `${name}: all pages` })).toBeVisible();
    await panelOf(page).getByRole('tab', { name: 'Sections' }).click();
    await expect(panelOf(page).getByRole('row').first()).toBeVisible();
    fields += await page.evaluate(async (indexes) => {
      const root = document.querySelector('#workbench')?.shadowRoot;
      const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const press = async (element: Element | null | undefined) => {
        (element as HTMLElement | undefined)?.click();
        await rest();
      };
      let count = 0;
      const walk = async () => {
        for (const trigger of root?.querySelectorAll<HTMLElement>('.trigger') ?? []) trigger.click();
        await rest();
        for (const input of root?.querySelectorAll<HTMLElement>('.body input, .body textarea') ?? []) {
          input.focus({ preventScroll: true });
          count++;
        }
      };
      for (const index of indexes) {
        await press(root?.querySelectorAll('[role=row]')[index]);
        await walk();
        await press(root?.querySelector('.form-head button'));
      }
      await press(root?.querySelectorAll('[role=tab]')[1]);
      await walk();
      return count;
    }, indexes);
  }
  await page.keyboard.press('Control+e');
  await expect(panelOf(page)).toHaveCount(0);
  expect(fields).toBeGreaterThan(chosen.size * 20);
  expect(written).toEqual([]);
  expect(site.changed()).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 768]) {
    test(`axe finds nothing in the workbench, ${theme}, at ${width} pixels`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width, height: 900 });
      const panel = await openWorkbench(page, `${site.url}/finance`);
      await expect(page.locator('html')).toHaveClass(theme);
      expect(await violationsOf(page)).toEqual([]);
      const sections = JSON.parse(site.before(pageFile)).sections as {
        type: string;
        items: { title: string }[];
      }[];
      const index = sections.findIndex(({ type }) => type === 'solutions');
      await panel.getByRole('row').nth(index).click();
      await panel.getByRole('button', { name: sections[index]?.items[0]?.title ?? '' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await panel.getByRole('tab', { name: 'Page', exact: true }).click();
      expect(await violationsOf(page)).toEqual([]);
      await panel.getByRole('tab', { name: 'Findings' }).click();
      expect(await violationsOf(page)).toEqual([]);
      await saved(page);
    });
  }
}
