import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from '../src/commands/build/build';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot } from '../src/node/project/project';
import { addressOf, serve } from '../src/node/serve/server';
import { findChromium } from './chromium';
import { runCommand } from './cli';

const pages = path.join(siteRoot, 'pages');
const port = 5198;

void runCommand({
  usage: `
Usage: npm run picture

Takes the pictures that the README and the guide show, in docs: the home page as it is built, and the workbench with a
copy of the site.`,
  options: {},
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'picture-'));
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      await takeHome(browser, path.join(folder, 'dist'));
      await takeWorkbench(browser, path.join(folder, 'pages'));
      return 0;
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

async function takeHome(browser: Browser, out: string): Promise<void> {
  await buildSite({ pages, out });
  const server = await serve(out, 0);
  try {
    // Half the size in the README, so that it weighs little.
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 });
    await page.goto(addressOf(server, out), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await write('home.png', await page.screenshot());
  } finally {
    server.close();
  }
}

/** A heading that is being changed, and a link that leads nowhere. */
async function takeWorkbench(browser: Browser, copy: string): Promise<void> {
  cpSync(pages, copy, { recursive: true });
  const document = path.join(copy, 'finance/page.json');
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, text.replace('"href": "/contact"', '"href": "/contacts"'));
  const heading = JSON.parse(text).sections[1].title as string;
  const server = spawn(process.execPath, ['scripts/run.cjs', 'dev', '--pages', copy], {
    cwd: engineRoot,
    env: { ...process.env, PORT: String(port), NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 });
    await page.goto(`http://localhost:${port}/finance`);
    await page.getByRole('button', { name: 'Edit page' }).click();
    const panel = page.getByRole('region', { name: 'Workbench' });
    await panel.getByRole('row').first().waitFor();
    await page.getByRole('heading', { name: heading }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Today');
    await panel.getByRole('group', { name: /still right/ }).waitFor();
    await page.waitForTimeout(1500);
    await write('workbench.png', await page.screenshot());
    await page.keyboard.press('Escape');
    await panel.getByRole('tab', { name: /Findings/ }).click();
    await page.waitForTimeout(1500);
    await write('workbench-findings.png', await page.screenshot());
  } finally {
    server.kill();
  }
}

/** Writes a picture with as few colours as it needs. */
async function write(name: string, picture: Buffer): Promise<void> {
  const bytes = await sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
  writeFileSync(path.join(engineRoot, 'docs', name), bytes);
  print(`wrote docs/${name}, ${Math.round(bytes.length / 1000)} kB\n`);
}
