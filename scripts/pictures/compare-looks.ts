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
 * Compares screenshots of two builds: every gallery example, and pages that cover every section type. Those that only one build
 * has are listed, without a picture. The last line printed names the folder with the pictures of both.
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
    const { both, added, gone } = whatToCompare(before, after, source);
    for (const route of added) print(`/${route} is new\n`);
    for (const route of gone) print(`/${route} is gone\n`);
    for (const view of views) {
      for (const route of [...both, 'no-such-page']) {
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

/**
 * What two builds both have of the pages that together show every section type and of the examples of the gallery, and what one
 * of them has alone: nothing looks different from what was not there.
 *
 * @param source the source language of both, whose pages are looked through
 * @returns routes without their slash
 */
export function whatToCompare(
  before: string,
  after: string,
  source: string,
): { both: string[]; added: string[]; gone: string[] } {
  const has = (out: string, route: string) => existsSync(path.join(out, `${route || 'index'}.html`));
  const shown = (out: string, other: string) => [
    ...variedPages(path.join(out, 'content', source), (route) => has(other, route)),
    ...examplesOf(out),
  ];
  const current = shown(after, before);
  return {
    both: current.filter((route) => has(before, route)),
    added: current.filter((route) => !has(before, route)),
    gone: shown(before, after).filter((route) => !has(after, route)),
  };
}

/** Pages that together show every section type: the home page, and each that adds a type. @param isPreferred those to begin with */
function variedPages(content: string, isPreferred: (route: string) => boolean): string[] {
  const shown = new Set<string>();
  const rank = (route: string) => (route === '' ? 2 : Number(isPreferred(route)));
  const routes = (existsSync(content) ? listFiles(content) : [])
    // Among them are the examples of the gallery, which are all compared.
    .filter((file) => !/(?:^|\/)_/.test(file))
    .map((file) => (file === 'index.json' ? '' : file.replace(/\.json$/, '')));
  return routes
    .toSorted((a, b) => rank(b) - rank(a))
    .filter((route) => {
      const file = path.join(content, `${route || 'index'}.json`);
      const { sections }: ResolvedPage = JSON.parse(readFileSync(file, 'utf8'));
      const added = sections.filter(({ type }) => !shown.has(type));
      for (const { type } of added) shown.add(type);
      return added.length > 0;
    });
}

/** The gallery's routes in English. */
function examplesOf(out: string): string[] {
  const gallery = path.join(out, '_gallery');
  if (!existsSync(gallery)) return [];
  return listFiles(gallery)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `_gallery/${file.replace(/\.html$/, '')}`);
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
