import { defineConfig } from '@playwright/test';
import { freePort } from '../support/free-port';
import { type EngineName, type EngineOptions, onceAWeek } from './engines/test';

// Any free port, which the workers get in their environment.
process.env.SITE_PORT ??= process.env.PORT ?? String(await freePort());
const port = Number(process.env.SITE_PORT);
const baseURL = `http://localhost:${port}`;
const { CHROMIUM_PATH: executablePath, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

/** The available engines, each with one worker, so that its browser starts only once. */
const engines: EngineName[] = ['chromium'];
if (FIREFOX_PATH) engines.push('firefox');
if (WEBKIT_DRIVER_PATH) engines.push('webkit');

/** What runs in a development server. */
const developed = ['workbench*.spec.ts', 'dev.spec.ts'];

/** Whether the sites of any-site.spec.ts are there already: `npm test` builds them before it begins with browsers. */
const areSitesBuilt = process.env.ANY_SITES_OUT !== undefined;

/** Browser tests run against a finished build, served as in production: `npm test` builds it. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/test-results',
  forbidOnly: true,
  // One more than the cores of CI, since browsers often wait for their servers.
  workers: 3,
  // A slow machine says nothing about the site: each step has three minutes, and a test as many steps as it needs.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  // What takes longest begins first, so that short tests are left for the end and no core waits.
  projects: [
    ...(areSitesBuilt ? [] : [{ name: 'built sites', testMatch: 'any-site.setup.ts' }]),
    {
      name: 'any site',
      testMatch: 'any-site.spec.ts',
      // Playwright begins with these tests only when all others have ended.
      dependencies: areSitesBuilt ? [] : ['built sites'],
    },
    ...engines.map((engineName) => ({
      name: engineName,
      testMatch: 'engines*.spec.ts',
      workers: 1,
      ...(process.env.ENGINES !== 'all' && { grepInvert: RegExp(onceAWeek) }),
      use: { engineName, siteUrl: baseURL },
    })),
    { name: 'workbench', testMatch: developed },
    { name: 'site', testIgnore: ['engines*.spec.ts', 'any-site*', ...developed] },
  ],
  webServer: {
    command: `node scripts/run.cjs preview --out ${process.env.SITE_OUT ?? 'dist'}`,
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
