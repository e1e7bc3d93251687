import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Languages } from '../../src/content/model/languages';
import { localize } from '../../src/content/model/routes';
import { exampleRoute, sectionFilesOf } from '../../src/content/model/section-files';
import { projectPlace } from '../../src/node/project/place-of';
import { UsageError, unknownName } from '../../src/node/project/project';
import { readSchemaFiles } from '../../src/node/read/files';
import { addressOf, serve } from '../../src/node/serve/server';
import { launchChromium } from '../testing/chromium';
import { differenceOf } from './difference';
import { type Cell, type SheetRow, sheetHtml } from './sheet';

const widths = [320, 1280];
const themes = ['light', 'dark'];
/** Hides everything on a gallery page except the example. */
const alone = '.site-header, main ~ * { display: none !important; }';

/** The names of a section type's examples. @throws UsageError for an unknown type */
export function namesOfExamples(type: string): string[] {
  const files = sectionFilesOf(readSchemaFiles());
  const file = files[type];
  if (file === undefined) throw unknownName(`There is no section type "${type}"`, type, Object.keys(files));
  return Object.keys(JSON.parse(readFileSync(projectPlace(`schemas/${file}.examples.json`), 'utf8')));
}

/**
 * Takes one picture of all examples of a section type, in every language and theme and at two widths.
 *
 * @param after the build of the current site with its gallery
 * @param before the build to compare with and its label
 * @returns the picture, and the pictures that it is composed of
 */
export async function takeType(
  type: string,
  after: string,
  before?: { out: string; name: string },
): Promise<{ picture: Buffer; rows: SheetRow[] }> {
  const servers = [await serve(after, 0), ...(before ? [await serve(before.out, 0)] : [])];
  const [now = '', then] = servers.map((server, index) =>
    addressOf(server, index === 0 ? after : (before?.out ?? '')),
  );
  const browser = await launchChromium();
  try {
    const rows = namesOfExamples(type).map((example) => ({ example, cells: [] as Cell[] }));
    const languages = languagesOf(after);
    for (const width of widths)
      for (const { code, name } of languages)
        for (const theme of themes) {
          const page = await openPage(browser, width, theme);
          for (const { example, cells } of rows) {
            const address = localize(exampleRoute(type, example), code, languages);
            const picture = await take(page, now + address);
            if (!picture) throw new UsageError(`The gallery has no page for ${type}, ${example}.`);
            const old = then === undefined ? undefined : await take(page, then + address);
            const isOther = old !== undefined && (await differenceOf(browser, old, picture)) > 0;
            const words = `${name}, ${theme}, ${width} px`;
            const isNew = then !== undefined && old === undefined;
            cells.push({ name: words, width, now: picture, isNew, before: isOther ? old : undefined });
          }
          await page.context().close();
        }
    const sheet = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    await sheet.setContent(sheetHtml(type, rows, before?.name));
    return { picture: await sheet.locator('body').screenshot(), rows };
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

async function openPage(browser: Browser, width: number, theme: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  return context.newPage();
}

/** Takes a picture of an example; undefined if the build does not have it. */
async function take(page: Page, address: string): Promise<Buffer | undefined> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) return undefined;
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main > :last-child').screenshot({ style: alone, animations: 'disabled' });
}

/** The languages of a build, source language first, as its home page lists them. */
function languagesOf(out: string): Languages {
  const home = readFileSync(path.join(out, 'index.html'), 'utf8');
  const codes = /data-languages="([^"]*)"/.exec(home)?.[1]?.split(' ') ?? [];
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return codes.map((code) => ({ code, name: names.of(code) ?? code }));
}
