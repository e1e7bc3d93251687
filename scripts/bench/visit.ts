import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite } from '../../src/build/build';
import { projectRoot } from '../../src/build/project';
import { serve } from '../../src/build/server';
import { findChromium } from '../chromium';
import { withQuietBrowser } from './quiet-browser';
import { benchQuietly } from './quiet-visit';
import { benchLoading, benchSlowLine } from './slow-visit';

/** What a visitor waits for, beside the same pages without their scripts, or without what is to make them quick. */
export async function benchVisit(folder: string): Promise<void> {
  const out = path.join(folder, 'visit');
  await buildSite({ pages: path.join(projectRoot, 'pages'), out });
  const server = await serve(out, 0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      await benchLoading(browser, address);
      await benchSlowLine(browser, address);
    } finally {
      await browser.close();
    }
    await withQuietBrowser(path.join(folder, 'profile'), (open) => benchQuietly(open, address));
  } finally {
    server.close();
  }
}
