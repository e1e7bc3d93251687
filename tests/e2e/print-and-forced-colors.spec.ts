import type { Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import { exampleRoute } from '../../src/content/model/section-files';
import { addressOf, serve } from '../../src/node/serve/server';
import { examplePaths } from './paths';
import { framing, looksAt, unpaintedFrame } from './unpainted';
import { expect, open, test } from './without-errors';

let server: Server | undefined;
test.afterEach(() => server?.close());

/** A frame for pages of the site, which nobody paints, and the address of the site. */
async function framed(page: Page): Promise<{ frame: Frame; address: string }> {
  const folder = process.env.SITE_OUT ?? 'dist';
  server = await serve(folder, 0, framing);
  const address = addressOf(server, folder);
  return { frame: await unpaintedFrame(page, address), address };
}

/**
 * What only a background draws, and the texts on drawings, as they are and in the dark: runs in the page itself.
 *
 * What is drawn, bars, squares, swatches, the markers of lists, each with whether it is visible, and whether a browser that
 * prints no backgrounds still prints it. The texts each with the contrast to what is behind it: from 1 to 21.
 */
function drawings() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const lights = new Map<string, number>();
  const luminanceOf = (color: string) => {
    const read = lights.get(color);
    if (read !== undefined || !canvas) return read ?? 0;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    lights.set(color, light);
    return light;
  };
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : 'white';
    return element && /^rgba\(.*, 0\)$/.test(color) ? groundOf(element.parentElement) : color;
  };
  const texts = (ground: string) =>
    [...document.querySelectorAll('main :is(.drawn, .drawn *):not(svg, svg *, .sr-only)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .map((element) => {
        const lights = [getComputedStyle(element).color, groundOf(element)].map(luminanceOf);
        const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
        return { ground, text: element.textContent, contrast };
      });
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const drawn = [...document.querySelectorAll('main :is([aria-hidden] *, [aria-hidden])')]
    .filter((element) => !element.firstChild && element instanceof HTMLElement && element.offsetWidth > 0)
    .map((element) => ({ element, style: getComputedStyle(element) }))
    .filter(({ style }) => !/^rgba\(.*, 0\)$/.test(style.backgroundColor))
    .map(({ element, style }) => ({
      name: element.outerHTML.slice(0, 120),
      isSeen: style.backgroundColor !== page,
      isPrinted: style.printColorAdjust === 'exact',
    }));
  const read = texts('as it is');
  document.querySelector('main')?.classList.add('dark', 'night');
  return { drawn, texts: [...read, ...texts('dark')] };
}

test('what a background draws is visible in forced colours and in print, and words on it can be read, in every section type', async ({
  page,
  request,
}) => {
  const { frame, address } = await framed(page);
  await page.emulateMedia({ forcedColors: 'active' });
  let count = 0;
  let read = 0;
  for (const path of await examplePaths(request)) {
    await frame.goto(address + path);
    const looks = await looksAt<ReturnType<typeof drawings>>(frame, [[1280, 720]], `${drawings}`);
    for (const { drawn, texts } of looks) {
      count += drawn.length;
      read += texts.length;
      expect
        .soft(
          drawn.filter(({ isSeen, isPrinted }) => !isSeen || !isPrinted),
          path,
        )
        .toEqual([]);
      expect
        .soft(
          texts.filter(({ contrast }) => !(contrast > 4.5)),
          path,
        )
        .toEqual([]);
    }
  }
  expect(Math.min(count, read)).toBeGreaterThan(50);
});

test('bars and the marks of a row have the colour of text in forced colours, whatever theme was chosen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto(exampleRoute('metrics', 'led'));
  await expect(page.locator('.track:not(.past) > *').first()).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await page.goto(exampleRoute('cards', 'outcomes'));
  await expect(page.locator('.row').first()).toHaveCSS('background-image', /rgb\(255, 255, 255\)/);
});

test('the selected tab looks different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const looks = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { borderBottom, color, backgroundColor } = getComputedStyle(tab);
      return [borderBottom, color, backgroundColor].join();
    }),
  );
  const [selected, ...others] = looks;
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(selected);
});

test('the active option of a list looks different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/contact');
  await page.getByLabel('Industry').click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeFocused();
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
  await expect(options.last()).not.toHaveCSS('outline-style', 'solid');
});

/** What looks clickable, and what is not expanded: runs in the page itself. */
function clickable() {
  const isSeen = (element: Element) => element.checkVisibility();
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
  // A summary that describes its content is printed, too; its own labels are not.
  const toggles = [...document.querySelectorAll('summary')].flatMap((summary) =>
    summary.querySelector('h2, h3, h4')
      ? [...summary.querySelectorAll('svg:last-child')].filter((sign) => !sign.closest('h2, h3, h4'))
      : [summary],
  );
  const arrows = [...document.querySelectorAll('main a > svg:last-child')];
  const controls = document.querySelectorAll('button, [role=tab], #menu, [data-language]');
  return {
    pressed: [...controls, ...toggles, ...arrows].filter(isSeen).map(nameOf),
    closed: [...document.querySelectorAll('details > :not(summary), [role=tabpanel]')]
      .filter((content) => !content.checkVisibility({ contentVisibilityAuto: true }) || !content.clientHeight)
      .map(nameOf),
  };
}

test('in print everything is expanded, and nothing looks clickable, in every section type', async ({
  page,
  request,
}) => {
  const { frame, address } = await framed(page);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/es', ...(await examplePaths(request))]) {
    await frame.goto(address + path);
    const looks = await looksAt(frame, [[1280, 720]], `${clickable}`);
    expect.soft(looks, path).toEqual([{ pressed: [], closed: [] }]);
  }
});

test('a form is printed with what was chosen in it', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel('Industry').click();
  await page.getByRole('option', { name: 'Manufacturing' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveText('Manufacturing');
  await expect(page.getByRole('combobox', { name: 'Industry' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Request Demo' })).toBeHidden();
});

/** What looks different in the dark theme: runs in the page itself. */
function different() {
  const { classList } = document.documentElement;
  const elements = [...document.querySelectorAll('body *')];
  const looks = () =>
    elements.map((element) => {
      const { display, color, backgroundColor, padding, fill, stroke, borderTopColor } =
        getComputedStyle(element);
      return [display, color, backgroundColor, padding, fill, stroke, borderTopColor].join();
    });
  const light = looks();
  classList.replace('light', 'dark');
  const dark = looks();
  classList.replace('dark', 'light');
  return elements
    .filter((_, index) => light[index] !== dark[index])
    .map((element) => element.outerHTML.slice(0, 120));
}

test('what is printed is the same in both themes, in every section type', async ({ page, request }) => {
  const { frame, address } = await framed(page);
  const paths = ['/', '/proof', ...(await examplePaths(request))];
  await frame.goto(address + paths[0]);
  // On the screen it is not.
  expect((await looksAt<string[]>(frame, [[1280, 720]], `${different}`)).flat()).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const path of paths) {
    await frame.goto(address + path);
    expect.soft(await looksAt<string[]>(frame, [[1280, 720]], `${different}`), path).toEqual([[]]);
  }
});

test('a case study takes about four printed pages, with its address and the date', async ({ page }) => {
  await page.goto('/healthcare-use-case');
  const margin = '1.5cm';
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const pages = paper.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThan(5);
  await page.emulateMedia({ media: 'print' });
  const [printedDate, day] = await page
    .getByRole('contentinfo')
    .evaluate((footer) => [
      getComputedStyle(footer, '::after').content,
      new Date().toLocaleDateString('en', { dateStyle: 'long' }),
    ]);
  expect(printedDate).toContain(page.url());
  expect(printedDate).toContain(day);
});

test('the header is at the top of the first printed page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/finance');
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(brand?.y).toBeLessThan((await page.getByRole('main').boundingBox())?.y ?? 0);
});

test('a heading has the width of the paper, whatever stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/_gallery/hero/picture-below');
  const width = await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(500);
});

test("a section's heading is on the same printed page as the first item below it", async ({ page }) => {
  const paper = { width: 794, height: 1123 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  await page.evaluate((end) => {
    const item = document.querySelector('section > div > header + * li, section > div > header + li');
    const section = item?.closest('section');
    const heading = section?.querySelector('h2');
    if (!item || !section || !heading) throw new Error('The page has no section that is a list.');
    // A PDF says in plain words on which page a link is.
    for (const [element, name] of [
      [heading, 'heading'],
      [item, 'item'],
    ] as const)
      element.prepend(
        Object.assign(document.createElement('a'), { href: `https://${name}.example/`, text: name }),
      );
    const space = document.createElement('div');
    document.querySelector('main')?.replaceChildren(space, section);
    // The paper ends in the middle of the item.
    const { top, height } = item.getBoundingClientRect();
    space.style.height = `${end - top - height / 2}px`;
  }, paper.height);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pageOf = (name: string) => {
    const objects = pdf.split('endobj');
    const link = objects.find((object) => object.includes(`https://${name}.example/`));
    const reference = `${/(\d+) 0 obj/.exec(link ?? '')?.[1]} 0 R`;
    return objects
      .filter((object) => /\/Type \/Page\b/.test(object))
      .findIndex((object) => object.includes(reference));
  };
  expect(['heading', 'item'].map(pageOf)).toEqual([1, 1]);
});
