import type { Server } from 'node:http';
import { directionOf } from '../../src/content/model/languages';
import { hasWideLetters } from '../../src/content/text/wide-letters';
import { addressOf, serve } from '../../src/node/serve/server';
import { anySites } from '../any-site/sites';
import { readSite } from '../support/site';
import { builtSite } from './any-site';
import { untilLive } from './application';
import { violationsOf } from './axe';
import { type Look, lookSource } from './page-layout';
import { readersSource, widthsOfReaders } from './readers';
import { framing, looksAt, type Size, unpaintedFrame } from './unpainted';
import { expect, test } from './without-errors';

/** What holds for any site: no test here depends on a site's names, numbers or languages. */
test.describe.configure({ mode: 'parallel' });

let server: Server | undefined;
test.afterEach(() => server?.close());

const nothingWrong = {
  sideways: 0,
  outside: [],
  crowded: [],
  brokenInHeader: [],
  broken: [],
  uneven: [],
  grids: [],
  covered: [],
};

/** The smallest phone, a larger one, the width where columns begin, tablets in both orientations, desktops. */
const widths = [320, 360, 736, 744, 768, 820, 900, 1024, 1180, 1280, 1366, 1440, 1920];
/** A page is laid out once for each width, whoever looks at it there. */
const allWidths = [...new Set([...widths, ...widthsOfReaders])].sort((one, other) => one - other);
/** Looks at a page as its readers do, and at its layout. */
const lookingAround = `((look, troubleOfReaders) => (width) => ({
  look: ${JSON.stringify(widths)}.includes(width) && look(),
  trouble: troubleOfReaders(width),
}))(${lookSource()}, ${readersSource()})`;
const nothingWrongAnywhere = Object.fromEntries(widths.map((width) => [`${width} px`, nothingWrong]));

for (const site of anySites)
  for (const language of readSite(site).languages)
    test(`every page of ${site} in ${language} fits every window and every reader`, async ({ page }) => {
      server = await serve(builtSite(site), 0, framing);
      const address = addressOf(server, builtSite(site));
      const frame = await unpaintedFrame(page, address);
      const base = new URL(address).pathname.replace(/\/$/, '');
      const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
      const [first] = readSite(site).languages;
      const prefix = language === first ? '' : `/${language}`;
      const others = readSite(site).languages.filter((code) => code !== first);
      const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)]
        .map(([, path = '']) => path.slice(base.length))
        .filter((route) =>
          prefix ? `${route}/`.startsWith(`${prefix}/`) : !others.includes(route.split('/')[1] ?? ''),
        );
      expect(routes).not.toEqual([]);
      for (const [index, route] of [...routes, `${prefix}/no-such-page`].entries()) {
        await frame.goto(address + route, { waitUntil: 'domcontentloaded' });
        const element = await frame.evaluate(async () => {
          await document.fonts.ready;
          // The next page has the other theme.
          localStorage.theme = localStorage.theme === 'dark' ? 'light' : 'dark';
          return {
            lang: document.documentElement.lang,
            direction: getComputedStyle(document.documentElement).direction,
          };
        });
        expect.soft(element, route).toEqual({ lang: language, direction: directionOf(language) });
        const sizes = allWidths.map((width): Size => [width, width < 736 ? 800 : 1200]);
        // axe looks last, either at a desktop or at a phone.
        if (index % 3 > 0) sizes.reverse();
        const looks = await looksAt<{ look: Look | false; trouble: string[] }>(frame, sizes, lookingAround);
        const wrongAt: Record<string, object> = {};
        for (const [at, { look: seen }] of looks.entries()) {
          if (!seen) continue;
          const { broken, tables, grids, covered, ...look } = seen;
          const [width = 0] = sizes[at] ?? [];
          const isWide = width >= 736;
          wrongAt[`${width} px`] = {
            ...look,
            // Unusually long words may be broken, and scripts without spaces between words between any letters.
            broken: broken.filter((word) => word.length < 20 && !hasWideLetters(word)),
            // On the smallest phone the cells of a row are stacked, and no grid has two columns.
            uneven: isWide ? tables.filter((columns) => columns.some((starts) => starts !== 1)) : [],
            grids: isWide ? grids : [],
            // From here on text and picture are side by side.
            covered: isWide ? covered : [],
          };
        }
        const violations = await violationsOf(frame);
        const troubleOfReaders = looks.flatMap(({ trouble }) => trouble);
        expect.soft(wrongAt, route).toEqual(nothingWrongAnywhere);
        expect.soft(violations.join('\n\n'), route).toBe('');
        expect.soft(troubleOfReaders, route).toEqual([]);
      }
    });

for (const site of anySites)
  for (const javaScriptEnabled of [false, true])
    test(`the menus below links in the header of ${site} open ${javaScriptEnabled ? 'and close' : 'without scripts'}`, async ({
      browser,
    }) => {
      server = await serve(builtSite(site), 0);
      const page = await browser.newPage({ javaScriptEnabled });
      const [first] = readSite(site).languages;
      for (const language of readSite(site).languages)
        for (const width of [360, 800, 1440]) {
          await page.setViewportSize({ width, height: 700 });
          await page.goto(`${addressOf(server, builtSite(site))}/${language === first ? '' : language}`);
          const menuButton = page.locator('[popovertarget="menu"]');
          if (await menuButton.isVisible()) await menuButton.click();
          const summaries = page.locator('header summary');
          for (const summary of await summaries.all()) {
            await summary.click();
            const list = page.locator('header details[open]');
            // Only one is open at a time.
            await expect(list).toHaveCount(1);
            for (const link of await list.getByRole('link').all()) {
              // Nothing covers it, and it is entirely inside the window.
              await link.click({ trial: true });
              const place = await link.boundingBox();
              expect.soft(place?.x, `${language} at ${width}`).toBeGreaterThanOrEqual(0);
              expect
                .soft((place?.x ?? 0) + (place?.width ?? 0), `${language} at ${width}`)
                .toBeLessThanOrEqual(width);
            }
            if (!javaScriptEnabled) continue;
            // Keys belong to the application, which the first click has fetched.
            await untilLive(page);
            await summary.press('Escape');
            await expect(list).toHaveCount(0);
            await expect(summary).toBeFocused();
            await summary.press('Enter');
            await expect(list).toHaveCount(1);
            // The focus moves on past the last link of the menu.
            await list.getByRole('link').last().focus();
            await page.keyboard.press('Tab');
            await expect(list).toHaveCount(0);
            await summary.click();
            expect.soft((await violationsOf(page)).join('\n\n'), `${language} at ${width}`).toBe('');
          }
        }
      await page.close();
    });

for (const site of anySites)
  test(`a long menu below a link in the header of ${site} scrolls inside the window`, async ({ page }) => {
    server = await serve(builtSite(site), 0);
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(addressOf(server, builtSite(site)));
    for (const summary of await page.locator('header summary').all()) {
      await summary.click();
      const list = page.locator('header details[open] ul');
      await list.evaluate((list) => {
        for (let count = 0; count < 12; count++) list.append(list.children[0]?.cloneNode(true) ?? '');
      });
      await expect(list).toBeInViewport({ ratio: 1 });
      const last = list.getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });

for (const site of anySites)
  test(`every form of ${site} with an address is sent without scripts, and the policy allows it`, async ({
    browser,
  }) => {
    server = await serve(builtSite(site), 0);
    const address = addressOf(server, builtSite(site));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
    for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) {
      // Without scripts, a page has the forms that its file has.
      const file = await page.request.get(new URL(address).origin + path);
      if (file.ok() && !/<form\b/i.test(await file.text())) continue;
      await page.goto(new URL(address).origin + path, { waitUntil: 'domcontentloaded' });
      const form = page.locator('form[method=post]').first();
      if ((await form.count()) === 0) continue;
      const to = new URL((await form.getAttribute('action')) ?? '', page.url()).href;
      const requests: string[] = [];
      await context.route(to, (route) => {
        requests.push(`${route.request().method()} ${route.request().url()}`);
        return route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' });
      });
      // The browser itself asks for missing values, and sends nothing before they are there.
      const invalid = form.locator(':is(input, select, textarea):invalid');
      while ((await invalid.count()) > 0) {
        const field = invalid.first();
        const { kind, min } = await field.evaluate((element) => ({
          kind: (element as HTMLInputElement).type,
          min: (element as HTMLInputElement).min,
        }));
        if (kind === 'checkbox') await field.check();
        else if (kind === 'select-one') await field.selectOption({ index: 1 });
        else if (kind === 'email') await field.fill('ada@example.com');
        else await field.fill(min || (kind === 'date' ? '2027-05-04' : '20'));
      }
      await form.locator('[type=submit]').click();
      await expect(page, path).toHaveTitle('Thank you');
      expect(requests, path).toEqual([`POST ${to}`]);
      await context.unroute(to);
    }
    await context.close();
  });
