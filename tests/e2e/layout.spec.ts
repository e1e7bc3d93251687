import { stickingOut } from './page-layout';
import { pagePaths } from './paths';
import { expect, open, test } from './without-errors';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and opened', async ({ page }) => {
    await page.goto('/');
    await page.locator('details[name=framework-layers] summary').first().click();
    await expect(page.locator('details[name=framework-layers]').first()).toHaveAttribute('open', '');
    await page.getByRole('tab', { name: 'Healthcare' }).click();
    await expect(page.locator('#healthcare')).toBeVisible();
    await expect(page.locator('#private-equity')).toBeHidden();
    await page.getByRole('link', { name: /cambiar a español/ }).click();
    await expect(page).toHaveURL('/es');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recursos' }).click();
    await expect(page).toHaveURL('/es/resources');
  });
});

test('print has dark text, even in the dark theme and in sections that are dark on the screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/proof');
  const inks = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      return ['h1', 'main h2', 'footer h2'].map((selector) => {
        const element = document.querySelector(selector);
        if (!canvas || !element) return Number.NaN;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
    });
  for (const brightness of await inks()) expect(brightness).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  for (const brightness of await inks()) expect(brightness).toBeLessThan(60);
});

test('an avatar without an image shows initials', async ({ page }) => {
  await open(page, '/proof');
  await expect(page.getByText('IM', { exact: true })).toBeVisible();
});

for (const path of ['/finance', '/es/hr', '/healthcare-use-case', '/_gallery/comparison/two-rows'])
  for (const width of [390, 1280])
    test(`${path} at ${width} px: before and after are bars on one scale, with their values in one column at its end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = await page.locator('main tbody tr').evaluateAll((rows) =>
        rows.map((row) => {
          const marks = [...row.querySelectorAll<HTMLElement>('td div > [aria-hidden]')];
          return marks.map((line) => {
            const { left, right, top, bottom } = line.getBoundingClientRect();
            const width = line.firstElementChild?.getBoundingClientRect().width ?? 0;
            const value = line.nextElementSibling?.lastChild as Text;
            const range = document.createRange();
            range.selectNodeContents(value);
            const text = range.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return {
              left,
              right,
              width,
              amount: Number(/[\d.,]+/.exec(value.data)?.[0].replace(/[.,]/g, '')),
              isAtItsEnd:
                text.left > right && text.left < right + 120 && text.top < middle && text.bottom > middle,
            };
          });
        }),
      );
      const drawn = rows.filter(({ length }) => length > 0);
      expect(drawn.length).toBeGreaterThan(1);
      for (const bars of drawn) {
        const [before, after] = bars;
        if (bars.length !== 2 || !before || !after) throw new Error(`${bars.length} bars in a row`);
        expect.soft(bars.every(({ isAtItsEnd }) => isAtItsEnd)).toBe(true);
        expect.soft(after.left).toBe(before.left);
        expect.soft(after.right).toBe(before.right);
        expect.soft(after.width / before.width).toBeCloseTo(after.amount / before.amount, 1);
      }
    });

for (const [path, width] of [
  ['/', 390],
  ['/', 768],
  ['/es', 320],
  ['/es', 390],
] as const)
  test(`${path} at ${width} px: the figures of the hero are aligned, even if one label takes two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const figures = page.locator('main section').first().locator('dd');
    const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

test('a figure and its unit share a line, in every window', async ({ page }) => {
  await page.goto('/_gallery/hero/figures-with-units');
  for (const width of [320, 390, 744, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('main section dd')
      .evaluateAll((all) =>
        all.map(
          (figure) =>
            figure.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(figure).fontSize),
        ),
      );
    expect(heights).toHaveLength(3);
    for (const height of heights) expect.soft(height, `${width} px`).toBeLessThan(1.3);
  }
});

test('on a phone, figures of a hero begin at one edge and what they count ends at the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/_gallery/hero/figures-with-units');
  const rows = await page.locator('main section dl > div').evaluateAll((all) =>
    all.map((row) => {
      const [label, value] = [row.querySelector('dt'), row.querySelector('dd')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return { start: value?.left, end: label?.right, top: value?.top };
    }),
  );
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ start }) => start)).size).toBe(1);
  expect(new Set(rows.map(({ end }) => end)).size).toBe(1);
  expect(new Set(rows.map(({ top }) => top)).size).toBe(3);
});

test('on a phone, buttons one below the other are equally wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/_gallery/cta/two-buttons');
  const buttons = page.locator('main section a');
  const widths = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
});

test('facilities of regions are bars on lines of one length, with their numbers in one column', async ({
  page,
}) => {
  await page.goto('/_gallery/regions/two');
  for (const width of [320, 390, 744, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await page.locator('td .track').evaluateAll((all) =>
      all.map((line) => {
        const { left, width } = line.getBoundingClientRect();
        return `${width} ${(line.nextElementSibling as Element).getBoundingClientRect().left - left}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect.soft(new Set(rows).size, `${width} px`).toBe(1);
  }
});

test('the rows of a range chart lie on its axis', async ({ page }) => {
  await page.goto('/_gallery/range-chart/bars');
  for (const width of [320, 390, 744, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sides = await page.locator('main figure :is(div, p)[aria-hidden]').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return `${left} ${right}`;
      }),
    );
    expect(sides).toHaveLength(4);
    expect.soft(new Set(sides).size, `${width} px`).toBe(1);
  }
});

test('labels of figures side by side are on one line, and drawings begin and end together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/_gallery/metrics/drawn');
  const { labels, drawings } = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`dl ${selector}`)].map((one) => one.getBoundingClientRect());
    return {
      labels: boxes('dt').map(({ top }) => top),
      drawings: boxes('dd:has(.amount)').map(({ top, bottom }) => `${top} ${bottom}`),
    };
  });
  expect([labels.length, drawings.length]).toEqual([4, 4]);
  expect([new Set(labels).size, new Set(drawings).size]).toEqual([1, 1]);
});

for (const path of ['/proof', '/finance', '/hr', '/legal'])
  test(`${path}: results side by side are aligned, and none is larger than the title`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const { groups, largest, title } = await page.evaluate(() => {
      const results = [...document.querySelectorAll('main ul > li > :is(dl, p:has(> .sr-only)):last-child')];
      const lists = new Map<Element, number[]>();
      for (const result of results) {
        const list = result.closest('ul') as Element;
        lists.set(list, [...(lists.get(list) ?? []), result.getBoundingClientRect().top]);
      }
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      return {
        groups: [...lists.values()],
        largest: Math.max(...[...document.querySelectorAll('main section:not(:has(h1)) *')].map(sizeOf)),
        title: sizeOf(document.querySelector('h1') as Element),
      };
    });
    expect(groups.length).toBeGreaterThan(0);
    for (const tops of groups) expect.soft(new Set(tops.map(Math.round)).size, tops.join()).toBe(1);
    expect(largest).toBeLessThanOrEqual(title);
  });

test('a panel beside the heading begins at the header, with nothing between them', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/oil-gas');
    const gap = await page.evaluate(() => {
      const panel = document.querySelector('main section > .absolute') as Element;
      const header = document.querySelector('header') as Element;
      return panel.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
    expect.soft(gap, `${width} px`).toBeLessThanOrEqual(0);
    expect.soft(gap, `${width} px`).toBeGreaterThan(-6);
  }
});

test('a table of contents longer than the window scrolls inside it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto('/_gallery/article/with-a-table-of-contents');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const heightOf = () => contents.evaluate((element) => element.getBoundingClientRect().height);
  const short = await heightOf();
  await contents.getByRole('list').evaluate((list) => {
    for (let count = 0; count < 30; count++) list.append(list.children[0]?.cloneNode(true) ?? '');
  });
  expect(await heightOf()).toBeGreaterThan(short);
  expect(await heightOf()).toBeLessThan(700 - 96);
  await contents.getByRole('link').last().focus();
  await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

test('the link to the current page or section is marked without moving the other links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const look = () =>
    links.evaluateAll((all) =>
      all.map((link) => ({
        left: link.getBoundingClientRect().left,
        marked: link.getAttribute('aria-current'),
        line: getComputedStyle(link).textDecorationLine,
      })),
    );
  await page.goto('/');
  const unmarked = await look();
  for (const { marked } of unmarked) expect(marked).toBeNull();
  for (const [path, index, mark] of [
    ['/who-its-for', 0, 'page'],
    ['/company', 5, 'page'],
    ['/finance', 0, 'true'],
    ['/oil-gas', 1, 'true'],
    ['/healthcare-use-case', 3, 'true'],
  ] as const) {
    await page.goto(path);
    const marked = await look();
    expect
      .soft(
        marked.map(({ left }) => left),
        path,
      )
      .toEqual(unmarked.map(({ left }) => left));
    const expected = unmarked.map(({ left }, at) =>
      at === index ? { left, marked: mark, line: 'underline' } : { left, marked: null, line: 'none' },
    );
    expect.soft(marked, path).toEqual(expected);
  }
});

for (const path of ['/', '/es'])
  test(`${path} at 390 px: the tabs are one line, which scrolls to the selected one`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const tabs = page.getByRole('tab');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
    // An address can name a tab, which is then selected.
    await page.goto(`${path}#${await tabs.last().getAttribute('aria-controls')}`);
    await page.reload();
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => tabs.last().evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth))
      .toBe(true);
  });

test('under the open menu of a phone the page does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/finance');
  const header = page.getByRole('banner');
  const menu = page.getByRole('button', { name: 'Menu' });
  const scrolls = async () => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 300);
    // If the browser scrolls, it has done so two frames later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return (await page.evaluate(() => scrollY)) - before;
  };
  await menu.click();
  await expect(header.locator('#menu')).toBeVisible();
  expect(await scrolls()).toBe(0);
  expect(await scrolls()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(header.locator('#menu')).toBeHidden();
  await expect.poll(scrolls).toBeGreaterThan(0);
});

test('no centred text ends in a line of one or two words', async ({ page, request }) => {
  for (const path of await pagePaths(request)) {
    await page.goto(path);
    const stubs = await page.locator('main p').evaluateAll((texts) =>
      texts
        .filter((text) => getComputedStyle(text).textAlign === 'center' && text.checkVisibility())
        .flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()].map(({ width }) => width);
          const [last = 0] = lines.slice(-1);
          return lines.length > 1 && last < Math.max(...lines) * 0.35 ? [text.textContent] : [];
        }),
    );
    expect.soft(stubs, path).toEqual([]);
  }
});

test('in the dark theme outcomes and footer are darker than what is around them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  /** How much darker the one is than the other, in the lightness of OKLab, which is what the eye compares. */
  const darkerBy = (one: string, other: string) =>
    page.evaluate(
      (selectors) => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const lightness = (element: Element | null): number => {
          if (!canvas || !element) return Number.NaN;
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = getComputedStyle(element).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data;
          if (alpha === 0) return lightness(element.parentElement);
          const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
          return Math.cbrt(0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
        };
        const [first = 0, second = 0] = selectors.map((selector) =>
          lightness(document.querySelector(selector)),
        );
        return second - first;
      },
      [one, other],
    );
  for (const path of ['/finance', '/use-cases', '/company', '/contact', '/who-its-for']) {
    await page.goto(path);
    expect.soft(await darkerBy('footer', 'main > section:last-of-type'), path).toBeGreaterThan(0.04);
    expect.soft(await darkerBy('footer', 'body'), path).toBeGreaterThan(0.04);
  }
  for (const path of ['/finance', '/oil-gas']) {
    await page.goto(path);
    const [outcomes, around] = ['main section div.dark', 'main section:has(div.dark)'];
    expect.soft(await darkerBy(outcomes, around), path).toBeGreaterThan(0.04);
  }
});

test('lists have text of at least 16 px', async ({ page, request }) => {
  for (const path of (await pagePaths(request)).slice(0, 18)) {
    await page.goto(path);
    const sizes = await page
      .locator('section li > svg:first-child + span, section li > [aria-hidden]:first-child + span')
      .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    expect
      .soft(
        sizes.filter((size) => size < 16),
        path,
      )
      .toEqual([]);
  }
});

test('names what makes a page wider than its window, and nothing that a box cuts off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const cut = '<div style="overflow: auto"><p style="width: 900px">scrolls</p></div>';
  await page.setContent(cut);
  expect(await page.evaluate(stickingOut)).toEqual([]);
  await page.setContent(`${cut}<ul><li><b style="display: block; width: 400px">wide</b></li></ul>`);
  expect(await page.evaluate(stickingOut)).toEqual([expect.stringContaining('>wide</b>')]);
});
