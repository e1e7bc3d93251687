import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { print } from '../src/build/project/print';
import { projectRoot } from '../src/build/project/project';
import { findChromium } from './chromium';
import { runCommand } from './cli';
import { findEngines } from './engines';
import { readBrowserReport, readUnitReport, type StepResult } from './test-reports';

void runCommand({
  usage: `
Usage: npm test

Everything that CI checks: format and lint, types, generated files, page validation, unit tests, build, browser tests.
Finds a Chromium (CHROMIUM_PATH, chromium-headless-shell, chromium, google-chrome, Playwright's own), a Firefox
(FIREFOX_PATH, firefox-esr, firefox) and the driver of WebKitGTK (WEBKIT_DRIVER_PATH, WebKitWebDriver), and installs what is
missing. Where another engine than Chromium cannot be installed, the last lines say that it was not tried.`,
  options: {},
  run() {
    const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
    const failures: string[] = [];
    let passed = 0;
    const step = (
      name: string,
      command: string,
      args: string[],
      env: Record<string, string> = {},
      report?: () => StepResult,
    ) => {
      print(`\n== ${name}\n`);
      const { status } = spawnSync(command, args, {
        cwd: projectRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      });
      const result = resultOf(name, status, report);
      passed += result.passed;
      failures.push(...result.failures);
      return status === 0;
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
        () => readUnitReport(unitReport),
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
          () => readBrowserReport(browserReport),
        );
      } else failures.push('browser tests: there is no build to try them on');
      print(engines.missing.map((text) => `\n${text}`).join(''));
      // Named once more at the end: what failed first stands thousands of lines above.
      print(failures.map((text) => `\nFailed: ${text}`).join(''));
      print(`\n${passed} passed, ${failures.length} failed\n`);
      return failures.length > 0 ? 1 : 0;
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  },
});

/** What a step found, by its report where it writes one. A step that ends with an error has failed, whatever its report says. */
function resultOf(name: string, status: number | null, report?: () => StepResult): StepResult {
  const failed = `${name}: ended with ${status === null ? 'a signal' : `exit code ${status}`}`;
  if (!report) return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [failed] };
  try {
    const result = report();
    return status === 0 || result.failures.length > 0 ? result : { ...result, failures: [failed] };
  } catch {
    return { passed: 0, failures: [`${failed}, and wrote no report`] };
  }
}
