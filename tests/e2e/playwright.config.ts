import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4187);
const executablePath = process.env.CHROMIUM_PATH;

/** Browser tests run against a finished build, served as production would: `npm test` builds it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/test-results',
  forbidOnly: true,
  workers: 2,
  // Whoever fails fails late: how fast the machine is says nothing about the site.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: `node scripts/run.cjs preview --out ${process.env.SITE_OUT ?? 'dist'}`,
    cwd: '../..',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
