import { defineConfig } from '@playwright/test';
import type { EngineName, EngineOptions } from './engines/test';

const port = Number(process.env.PORT ?? 4187);
const baseURL = `http://localhost:${port}`;
const { CHROMIUM_PATH: executablePath, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

/** The engines that are there, each with a worker of its own: a browser is started once. */
const engines: EngineName[] = ['chromium'];
if (FIREFOX_PATH) engines.push('firefox');
if (WEBKIT_DRIVER_PATH) engines.push('webkit');

/** Browser tests run against a finished build, served as production would: `npm test` builds it. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../node_modules/.cache/test-results',
  forbidOnly: true,
  // One more than the cores that CI has: browsers wait for their servers, and servers for nobody.
  workers: 3,
  // Whoever fails fails late: how fast the machine is says nothing about the site.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL,
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
  projects: [
    { name: 'site', testIgnore: ['engines*.spec.ts', 'any-site*'] },
    { name: 'built sites', testMatch: 'any-site.setup.ts' },
    { name: 'any site', testMatch: 'any-site.spec.ts', dependencies: ['built sites'] },
    ...engines.map((engineName) => ({
      name: engineName,
      testMatch: 'engines*.spec.ts',
      use: { engineName, siteUrl: baseURL },
    })),
  ],
  webServer: {
    command: `node scripts/run.cjs preview --out ${process.env.SITE_OUT ?? 'dist'}`,
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
