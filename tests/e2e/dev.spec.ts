import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startDev } from '../../scripts/testing/dev-server';
import { engineRoot } from '../../src/node/project/project';
import { runCommand } from '../support/run-command';
import { runsOf } from '../support/runs';
import { untilStill } from './application';

const pages = mkdtempSync(path.join(tmpdir(), 'live-pages-'));
const file = path.join(pages, 'finance/page.json');
let server: ChildProcess;
let address: string;
let url: string;

test.beforeAll(async () => {
  cpSync(path.join(engineRoot, 'tests/sites/firm'), pages, { recursive: true });
  ({ server, url: address } = await startDev(pages));
  url = `${address}/finance`;
});
test.afterAll(() => {
  server.kill();
  rmSync(pages, { recursive: true, force: true });
});

test('a save appears in the open page without moving it, and a section with a mistake keeps its last good state', async ({
  page,
}) => {
  test.slow();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const text = readFileSync(file, 'utf8');
  const title = JSON.parse(text).sections[1].title as string;
  const dictionary = path.join(pages, 'finance/es.json');
  const entries = readFileSync(dictionary, 'utf8');
  writeFileSync(dictionary, entries.replace(`"${title}":`, '"Where the days go":'));
  writeFileSync(file, text.replace(`"${title}"`, '"Where the days go"'));
  await expect(page.getByRole('heading', { name: 'Where the days go' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(700);

  const subtitle = JSON.parse(text).sections[0].subtitle as string;
  const wrong = text.replace('"subtitle"', '"subtitel"').replace(`"${title}"`, '"Where the hours go"');
  writeFileSync(file, wrong);
  await expect(page.getByRole('alert')).toContainText('Unknown property "subtitel"');
  await expect(page.getByRole('alert')).toContainText('Did you mean "subtitle"?');
  await expect(page.getByRole('heading', { name: 'Where the hours go' })).toBeVisible();
  await expect(page.getByText(subtitle)).toBeVisible();

  writeFileSync(dictionary, entries);
  writeFileSync(file, text);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not reloaded').toBe(true);
});

/** A development server for a site whose site document cannot be read. */
async function startBroken(text: (whole: string) => string) {
  const broken = mkdtempSync(path.join(tmpdir(), 'broken-pages-'));
  cpSync(path.join(engineRoot, 'tests/sites/firm'), broken, { recursive: true });
  const document = path.join(broken, '_site/site.json');
  const whole = readFileSync(document, 'utf8');
  const save = (edit: (whole: string) => string) => writeFileSync(document, edit(whole));
  save(text);
  const started = await startDev(broken);
  const end = () => {
    started.server.kill();
    rmSync(broken, { recursive: true, force: true });
  };
  return { url: started.url, save, end };
}

test('a site document that cannot be read is reported in place of pages, until it is mended', async ({
  page,
}) => {
  test.slow();
  const site = await startBroken((text) => text.replace('"url":', 'url:'));
  try {
    await page.goto(`${site.url}/finance`);
    await expect(page.getByText('This name has no quotes.')).toBeVisible();
    site.save((text) => text.replace('"url":', '"url"'));
    await expect(page.getByText('A colon is missing here.')).toBeVisible();
    site.save((text) => text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Books Are Closed by Day Two');
  } finally {
    site.end();
  }
});

test('a site document that is mended before the page listens for changes shows the page, too', async ({
  page,
}) => {
  test.slow();
  const site = await startBroken((text) => text.replace('"url":', 'url:'));
  try {
    let release = () => {};
    const mended = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/src/app/dev/live.ts', async (route) => {
      await mended;
      await route.continue();
    });
    await page.goto(`${site.url}/finance`, { waitUntil: 'commit' });
    await expect(page.getByText('This name has no quotes.')).toBeVisible();
    site.save((text) => text);
    const shown = async () => (await page.request.get(`${site.url}/finance`)).text();
    await expect.poll(shown).not.toContain('data-findings');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Books Are Closed by Day Two');
  } finally {
    site.end();
  }
});

test("a site's own words of components appear when they are saved, and disappear with their file", async ({
  page,
}) => {
  await page.goto(url);
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toHaveText('Skip to content');
  const words = path.join(pages, '_site/words');
  mkdirSync(words);
  writeFileSync(path.join(words, 'en.json'), '{ "nav.skip": "Straight to the text" }');
  await expect(skip).toHaveText('Straight to the text');
  rmSync(words, { recursive: true });
  await expect(skip).toHaveText('Skip to content');
});

test('the application is part of the page: nothing more is loaded when the visitor acts', async ({
  page,
}) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(20, 200);
  await untilStill(page);
  await expect(page.locator('link[rel$=preload]')).toHaveCount(0);
});

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  // An address changed by the application itself is not a load.
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

test('an unknown path shows the 404 page, which updates when a page is created or deleted there', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.goto(`${address}/es/no-such-page`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('404');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const notFound = path.join(pages, '_not-found/page.json');
  const text = readFileSync(notFound, 'utf8');
  const { title } = JSON.parse(text) as { title: string };
  writeFileSync(notFound, text.replaceAll(`"${title}"`, '"Nothing to see"'));
  await expect(page).toHaveTitle(/^Nothing to see/);
  await expect(heading).toContainText('Nothing to see');
  const newFolder = path.join(pages, 'no-such-page');
  cpSync(path.join(pages, 'legal'), newFolder, { recursive: true });
  await expect(heading).not.toContainText('Nothing to see');
  rmSync(newFolder, { recursive: true });
  await expect(heading).toContainText('Nothing to see');
  writeFileSync(notFound, text);
  await expect(page).not.toHaveTitle(/^Nothing to see/);
  expect(loads()).toBe(1);
});

for (const [mistake, spoil] of [
  [
    'a description that is too short',
    (text) => text.replace(/"description": "[^"]*"/, '"description": "Short."'),
  ],
  ['a title that is too long', (text) => text.replace(/"title": "/, `"title": "${'Long '.repeat(20)}`)],
  ['more sections than it may have', (text) => withSections(text, 30)],
  ['no sections', (text) => withSections(text, 0)],
  ['a property that nobody knows', (text) => text.replace('"title"', '"titel": "", "title"')],
  ['a document that is not JSON', (text) => text.slice(0, 300)],
] as [string, (text: string) => string][]) {
  test(`a page that had ${mistake} before it was first opened is shown, and loaded once`, async ({
    page,
  }) => {
    const model = readFileSync(path.join(pages, 'legal/page.json'), 'utf8');
    const folder = path.join(pages, `mistake-${mistake.replaceAll(' ', '-')}`);
    cpSync(path.join(pages, 'legal'), folder, { recursive: true });
    const document = path.join(folder, 'page.json');
    writeFileSync(document, spoil(model));
    const route = `/${path.basename(folder)}`;
    const id = path.basename(folder);
    await expect.poll(() => page.request.get(contentOf(id)).then((answer) => answer.status())).toBe(200);
    const loads = countLoads(page);
    await page.goto(`${address}${route}`);
    await expect(page.locator('html')).toHaveAttribute('data-page', id);
    await expect(page.getByRole('alert')).toContainText(`${id}/page.json`);
    writeFileSync(document, model.replace(/"title": "[^"]*"/, '"title": "As it should be"'));
    await expect(page).toHaveTitle(/^As it should be/);
    expect(loads()).toBe(1);
    rmSync(folder, { recursive: true });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    expect(loads()).toBe(1);
  });
}

const contentOf = (id: string) => `${address}/content/en/${id}.json`;

/** A page document with a certain number of sections. */
function withSections(text: string, count: number): string {
  const document = JSON.parse(text) as { sections: unknown[] };
  const sections = Array.from({ length: count }, () => document.sections[0]);
  return JSON.stringify({ ...document, sections }, null, 2);
}

test('an untranslated text and a broken other page hide nothing, and the message can be dismissed', async ({
  page,
}) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = readFileSync(file, 'utf8');
  const title = JSON.parse(text).sections[1].title as string;
  const other = path.join(pages, 'hr/page.json');
  const before = readFileSync(other, 'utf8');
  writeFileSync(other, '{');
  writeFileSync(file, text.replace(`"${title}"`, '"Words that nobody has translated"'));
  await expect(page.getByRole('heading', { name: 'Words that nobody has translated' })).toBeVisible();
  const place = page.getByRole('alert').getByRole('link').first();
  await expect(place).toHaveAttribute('href', /^\/__open-in-editor\?file=.*finance%2F/);
  // As on the command line.
  await expect(place).toHaveText(new RegExp(`^${path.relative(process.cwd(), pages)}/finance/`));
  // On a phone, the page can still be edited.
  const edit = page.getByRole('button', { name: /^Edit page/ });
  await page.setViewportSize({ width: 390, height: 844 });
  await edit.click({ trial: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  writeFileSync(other, before);
  writeFileSync(file, text);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('an address with an anchor leads to it, even after a reload', async ({ page }) => {
  await page.goto(`${address}/company#offices`);
  await expect(page.locator('#offices')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#offices')).toBeInViewport();
});

test('nothing that is saved, deleted or moved stops the server, and afterwards every page shows its files', async ({
  request,
}) => {
  const ids = ['hr', 'legal', 'finance', 'company', '_site'];
  const at = (id: string) => path.join(pages, id);
  const documentOf = (id: string) => path.join(at(id), id === '_site' ? 'site.json' : 'page.json');
  const texts = ids.map((id) => readFileSync(documentOf(id), 'utf8'));
  const look = (id: string) => request.get(`${address}/content/en/${id}.json`);
  const before = await Promise.all(ids.map(async (id) => (await look(id)).text()));
  const random = randomNumbers(22);
  for (let change = 0; change < runsOf(200, 1000); change++) {
    const place = random(ids.length);
    const [id = '', text = ''] = [ids[place], texts[place]];
    const moved = at(`moved-${id}`);
    if (existsSync(moved)) renameSync(moved, at(id));
    const kind = random(8);
    if (kind === 0) rmSync(documentOf(id), { force: true });
    else if (kind === 1) renameSync(at(id), moved);
    else writeFileSync(documentOf(id), kind < 5 ? text.slice(0, random(text.length)) : text);
    if (change % 4 === 0) expect((await request.get(`${address}/${ids[random(4)]}`)).status()).toBe(200);
  }
  for (const [place, id] of ids.entries()) {
    if (existsSync(at(`moved-${id}`))) renameSync(at(`moved-${id}`), at(id));
    writeFileSync(documentOf(id), texts[place] ?? '');
  }
  for (const [place, id] of ids.entries())
    await expect.poll(async () => (await look(id)).text()).toBe(before[place]);
  // The paths that the folders were moved to no longer exist.
  for (const id of ids) await expect.poll(async () => (await look(`moved-${id}`)).status()).toBe(404);
});

/** Integers below a limit, the same in every run (Park and Miller's generator). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

test("what a build's policy would block is reported while it is written", async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
          if (directives.length === 3) resolve(directives.sort());
        });
        document.head.append(
          Object.assign(document.createElement('script'), { src: 'https://other.example/widget.js' }),
        );
        document.body.append(Object.assign(new Image(), { src: 'https://other.example/pixel.png' }));
        void fetch('https://other.example/figures.json').catch(() => {});
      }),
  );
  expect(refused).toEqual(['connect-src', 'img-src', 'script-src-elem']);
});

test('all examples of a type are shown side by side and follow the form, without findings of pages', async ({
  page,
}) => {
  test.slow();
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"subtitle"', '"subtitel"'));
  await page.goto(`${address}/_gallery`);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.locator('a[href="/_gallery/metrics"]').click();
  const example = page.getByRole('region', { name: 'four' });
  // Two languages, two themes, two widths.
  await expect(example.getByRole('figure')).toHaveCount(8);
  const frame = example.frameLocator('iframe[title="Metrics, four: Español, dark, 320 pixels"]');
  const html = frame.locator('html');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect(html).toHaveClass(/dark/);
  expect(await html.evaluate(() => innerWidth)).toBe(320);
  await expect(frame.getByRole('banner')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('theme')), 'nobody has chosen another theme').toBe(
    'light',
  );

  const title = page.getByRole('textbox', { name: 'Title, English', exact: true });
  await title.fill('What it brought');
  for (const one of [frame, example.frameLocator('iframe[title*="English, light, 1280"]')])
    await expect(one.getByRole('heading', { name: 'What it brought' })).toBeVisible();
  await expect(example).toContainText('as changed here');
  // An invalid section is not shown, and its finding appears at its field.
  await page.getByRole('textbox', { name: 'Anchor' }).fill('Not An Anchor');
  await expect(page.getByRole('region', { name: 'Form of the example' })).toContainText('Error');
  await expect(page.getByText('subtitel')).toHaveCount(0);
  await page.getByRole('button', { name: 'As in the file' }).click();
  await expect(frame.getByRole('heading', { name: 'What it brought' })).toHaveCount(0);
  await expect(title).not.toHaveValue('What it brought');
  const isTold = ({ payload }: { payload: string | Buffer }) => String(payload).includes('content:update');
  const notified = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', { predicate: isTold }));
  await page.goto(`${address}/_gallery/metrics/four`);
  await notified;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  writeFileSync(file, before);
});

/** A site in a folder of its own with a section type, and the source of its component. */
function siteOfFerries() {
  const site = mkdtempSync(path.join(tmpdir(), 'live-site-'));
  cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), path.join(site, 'pages'), { recursive: true });
  runCommand('new-section', 'ferry', '--site', site);
  const source = path.join(site, 'src/site/sections/ferry/ferry.tsx');
  return { site, source, text: readFileSync(source, 'utf8') };
}

test('a source that is saved shows in the open page, which is loaded again the first time, and keeps its state after that', async ({
  page,
}) => {
  test.slow();
  const { site, source, text } = siteOfFerries();
  const ferry = await startDev('', '0', site);
  try {
    const loads = countLoads(page);
    await page.goto(`${ferry.url}/_gallery/ferry/one-item`);
    const list = page.locator('main ul').last();
    await expect(list).toBeVisible();
    expect(loads()).toBe(1);
    mkdirSync(path.join(site, 'src/site/words'));
    writeFileSync(path.join(site, 'src/site/words/en.json'), '{ "nav.skip": "Straight to the text" }');
    await expect(page.locator('a[href="#main"]')).toHaveText('Straight to the text');
    for (const name of ['first', 'second']) {
      writeFileSync(source, text.replace('<ul', `<ul data-saved="${name}"`));
      await expect(list).toHaveAttribute('data-saved', name);
    }
    expect(loads()).toBe(2);
  } finally {
    ferry.server.kill();
    rmSync(site, { recursive: true });
  }
});

test('a page says that a source throws as it is loaded, and appears once that is mended', async ({
  page,
}) => {
  test.slow();
  const { site, source, text } = siteOfFerries();
  const save = (name: string) => writeFileSync(source, text.replace('<ul', `<ul data-saved="${name}"`));
  const ferry = await startDev('', '0', site);
  try {
    await page.goto(`${ferry.url}/_gallery/ferry/one-item`);
    const list = page.locator('main ul').last();
    await expect(list).toBeVisible();
    // From here on, pages load modules.
    save('first');
    await expect(list).toHaveAttribute('data-saved', 'first');
    writeFileSync(source, text.replace('/**', "throw new Error('No ferry today.');\n\n/**"));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(/No ferry today\..*ferry\.tsx/);
    await expect(list).toHaveCount(0);
    save('second');
    await expect(list).toHaveAttribute('data-saved', 'second');
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    ferry.server.kill();
    rmSync(site, { recursive: true });
  }
});
