import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/build/project/project';
import { findChromium } from './chromium';
import { runCommand } from './cli';
import { findEngines } from './engines';

interface Counts {
  passed: number;
  failed: number;
}

void runCommand({
  usage: `
Usage: npm test

Everything that CI checks: format and lint, types, generated files, page validation, unit tests, build, browser tests.
Finds a Chromium (CHROMIUM_PATH, chromium, google-chrome, Playwright's own), a Firefox (FIREFOX_PATH, firefox-esr, firefox)
and the driver of WebKitGTK (WEBKIT_DRIVER_PATH, WebKitWebDriver), and installs what is missing. Where another engine than
Chromium cannot be installed, the last lines say that it was not tried.`,
  options: {},
  run() {
    const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
    const total: Counts = { passed: 0, failed: 0 };
    const step = (
      name: string,
      command: string,
      args: string[],
      env: Record<string, string> = {},
      report?: (file: string) => Counts,
    ) => {
      process.stdout.write(`\n== ${name}\n`);
      const { status } = spawnSync(command, args, {
        cwd: projectRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      const counts = read(report, status === 0);
      total.passed += counts.passed;
      total.failed += counts.failed;
      return status === 0;
    };
    const read = (report: ((file: string) => Counts) | undefined, isGood: boolean): Counts => {
      try {
        const counts = report?.(reports) ?? { passed: 1, failed: 0 };
        if (isGood) return counts;
        return report ? { ...counts, failed: Math.max(1, counts.failed) } : { passed: 0, failed: 1 };
      } catch {
        return { passed: 0, failed: 1 };
      }
    };
    const bin = (name: string) => path.join(projectRoot, 'node_modules/.bin', name);
    const own = (name: string, ...args: string[]) => [
      path.join(projectRoot, 'scripts/run.cjs'),
      name,
      ...args,
    ];
    try {
      step('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']);
      step('types', bin('tsc'), ['--noEmit']);
      step('generated files', process.execPath, own('generate', '--check'));
      step('page validation', process.execPath, own('validate-pages'));
      const unitReport = path.join(reports, 'unit.json');
      step(
        'unit tests',
        bin('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
        {},
        () => unitCounts(unitReport),
      );
      const out = path.join(reports, 'dist');
      const isBuilt = step('build', process.execPath, own('build', '--gallery', '--out', out));
      const browserReport = path.join(reports, 'browser.json');
      const engines = findEngines();
      const env = {
        ...engines.env,
        CHROMIUM_PATH: findChromium(),
        SITE_OUT: out,
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      };
      if (isBuilt) {
        step(
          'browser tests',
          bin('playwright'),
          ['test', '--config', 'tests/e2e/playwright.config.ts'],
          env,
          () => browserCounts(browserReport),
        );
      } else total.failed++;
      process.stdout.write(engines.missing.map((text) => `\n${text}`).join(''));
      process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
      return total.failed > 0 ? 1 : 0;
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  },
});

function unitCounts(file: string): Counts {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCounts(file: string): Counts {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky };
}
