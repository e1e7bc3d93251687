import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, siteRoot } from '../src/node/project/project';
import { programOf } from '../src/node/project/tool';
import { listFiles } from '../src/node/read/files';
import { findChromium } from './chromium';
import { own, type Step } from './step';
import { readBrowserReport, readUnitReport } from './test-reports';

/**
 * The test steps for a site outside the engine: whether files generated from its section types are up to date, its sources, its
 * pages, the tests for any site, and its own tests. The engine's own tests do not run.
 *
 * @param reports a folder for the programs' reports
 * @param isUnit whether to skip browser tests
 */
export function stepsOfSite(reports: string, isUnit: boolean): Step[] {
  const unit = path.join(reports, 'unit.json');
  const browser = path.join(reports, 'browser.json');
  const env = { SITE_ROOT: siteRoot };
  const steps: Step[] = [];
  if (has('src/site', 'schemas/site')) steps.push(own('generated files', 'generate', '--check'));
  if (has('src/site', 'tests') && existsSync(inSite('tsconfig.json')))
    steps.push({
      name: 'types',
      command: programOf('tsc'),
      args: ['--noEmit', '--project', inSite('tsconfig.json')],
    });
  steps.push(own('page validation', 'validate-pages'), {
    name: 'tests of any site, and its own',
    command: programOf('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    env,
    report: () => readUnitReport(unit),
  });
  if (isUnit) return steps;
  const out = path.join(reports, 'dist');
  const config = path.join(engineRoot, 'tests/e2e/playwright.config.ts');
  steps.push(own('build', 'build', '--out', out), {
    name: 'browser tests',
    command: programOf('playwright'),
    args: ['test', '--config', config, '--project=any site'],
    env: { ...env, CHROMIUM_PATH: findChromium(), SITE_OUT: out, PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
    report: () => readBrowserReport(browser),
  });
  return steps;
}

const inSite = (name: string) => path.join(siteRoot, name);

/** Whether one of these site folders has sources. */
function has(...folders: string[]): boolean {
  return folders.some((folder) => existsSync(inSite(folder)) && listFiles(inSite(folder)).length > 0);
}
