import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { ResolvedPage } from '../../src/content/resolve/resolved-page';
import { print } from '../../src/node/project/print';
import { listFiles } from '../../src/node/read/files';
import { addressOf, serve } from '../../src/node/serve/server';
import { launchChromium } from '../testing/chromium';
import { differenceOf } from './difference';

/** Phone in light, desktop in dark and in a second language: a difference in one view nearly always shows in the others. */
const views = [
  { width: 360, theme: 'light', isTranslated: false },
  { width: 1280, theme: 'dark', isTranslated: true },
] as const;

/**
 * Compares screenshots of two builds: every gallery example, and pages that cover every section type. The last line printed
 * names the folder with the pictures of both.
 *
 * @param before @param after folders of finished builds
 * @param report a folder in the cache
 * @returns how many pictures differ
 */
export async function compareLooks(before: string, after: string, report: string): Promise<number> {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const servers = [await serve(before, 0), await serve(after, 0)] as const;
  const browser = await launchChromium();
  let different = 0;
  try {
    const [old, current] = [addressOf(servers[0], before), addressOf(servers[1], after)];
    const page = readFileSync(path.join(after, 'index.html'), 'utf8');
    const [, source = '', language] = /data-languages="([\w-]+)(?: ([\w-]+))?/.exec(page) ?? [];
    const folder = language === undefined ? '' : `/${language}`;
    const routes = [
      ...variedPages(path.join(after, 'content', source)),
      'no-such-page',
      ...examplesOf(after),
    ];
    for (const view of views) {
      for (const route of routes) {
        const address = `${view.isTranslated ? folder : ''}/${route}`.replace(/(.)\/$/, '$1');
        const pictures = [
          await picture(browser, old + address, view),
          await picture(browser, current + address, view),
        ] as const;
        const share = await differenceOf(browser, ...pictures);
        if (share === 0) continue;
        different++;
        const name = `${route.replaceAll('/', '_') || 'index'}-${view.width}`;
        writeFileSync(path.join(report, `${name}-before.png`), pictures[0]);
        writeFileSync(path.join(report, `${name}-after.png`), pictures[1]);
        print(`${address} at ${view.width} px: ${(share * 100).toFixed(2)}% of the picture\n`);
      }
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  print(
    different === 0
      ? 'Everything looks the same.\n'
      : `${different} pictures differ: ${path.relative(process.cwd(), report)}\n`,
  );
  return different;
}

/** Pages that together show every section type: the home page, and each page that adds a type. */
function variedPages(content: string): string[] {
  const shown = new Set<string>();
  const files = listFiles(content).filter((file) => !path.basename(file).startsWith('_'));
  const isHome = (file: string) => file === 'index.json';
  return files
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .filter((file) => {
      const { sections }: ResolvedPage = JSON.parse(readFileSync(path.join(content, file), 'utf8'));
      const added = sections.filter(({ type }) => !shown.has(type));
      for (const { type } of added) shown.add(type);
      return added.length > 0;
    })
    .map((file) => (isHome(file) ? '' : file.replace(/\.json$/, '')));
}

/** The gallery's routes in English. */
function examplesOf(out: string): string[] {
  const gallery = path.join(out, '_gallery');
  if (!existsSync(gallery)) return [];
  return listFiles(gallery).map((file) => `_gallery/${file.replace(/\.html$/, '')}`);
}

async function picture(browser: Browser, address: string, view: (typeof views)[number]): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript((theme) => localStorage.setItem('theme', theme), view.theme);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}
