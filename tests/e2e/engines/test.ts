import { test as base, expect } from '@playwright/test';
import { startChromium } from './chromium';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { type Site, startSite } from './site';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The tag of visits that are tried once a week, with ENGINES=all. */
export const onceAWeek = '@weekly';

export interface EngineOptions {
  engineName: EngineName;
  /** Where the site is served. */
  siteUrl: string;
}

interface Session extends EngineOptions {
  /** One browser for all tests of an engine. */
  engine: Engine;
  served: Site;
}

/** Tests of what visitors do in any browser. A test fails if a page reports an error. */
export const test = base.extend<{ visitor: Visitor }, Session>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  siteUrl: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, launchOptions }, use) => {
      const start = {
        chromium: () => startChromium(launchOptions),
        firefox: () => startFirefox(process.env.FIREFOX_PATH ?? 'firefox-esr'),
        webkit: () => startWebKit(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver'),
      }[engineName];
      const engine = await start();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ siteUrl }, use) => {
      const site = await startSite(siteUrl);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, served }, use) => {
    const visitor = new Visitor(engine, served);
    await visitor.arrive();
    await use(visitor);
    const errors = (await visitor.reports()).filter(({ kind }) => kind === 'error');
    expect(errors, 'errors that the pages reported').toEqual([]);
  },
});
