import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite } from '../src/build/build';
import { projectRoot } from '../src/build/project/project';
import { serve } from '../src/build/serve/server';
import { findChromium } from './chromium';
import { runCommand } from './cli';

const target = 'docs/home.png';

void runCommand({
  usage: `
Usage: npm run picture

Builds the site and takes the picture of its home page that the README shows: ${target}.`,
  options: {},
  async run() {
    const out = mkdtempSync(path.join(tmpdir(), 'picture-'));
    await buildSite({ pages: path.join(projectRoot, 'pages'), out });
    const server = await serve(out, 0);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      // Half the size in the README, so that it weighs little.
      const page = await browser.newPage({
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: 0.5,
      });
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`, {
        waitUntil: 'networkidle',
      });
      await page.evaluate(() => document.fonts.ready);
      writeFileSync(path.join(projectRoot, target), await page.screenshot());
      process.stdout.write(`wrote ${target}\n`);
      return 0;
    } finally {
      await browser.close();
      server.close();
      rmSync(out, { recursive: true, force: true });
    }
  },
});
