import { existsSync } from 'node:fs';
import path from 'node:path';
import { inCache } from '../../src/node/cache/place';
import { projectPlace } from '../../src/node/project/place-of';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { programOf } from '../../src/node/project/tool';
import { listFiles } from '../../src/node/read/files';
import { findChromium } from './chromium';
import { own, type TestStep, typesStep } from './step';
import { readBrowserReport, readUnitReport } from './test-reports';

/**
 * The test steps for a site outside the engine: whether files generated from its section types are up to date, its sources, its
 * pages, the tests for any site, and its own tests. The engine's own tests do not run.
 *
 * @param reports a folder for the programs' reports
 * @param isUnit whether to skip browser tests
 */
export function stepsOfSite(reports: string, isUnit: boolean): TestStep[] {
  const unit = path.join(reports, 'unit.json');
  const env = { SITE_ROOT: siteRoot };
  const steps = stepsOfSources();
  steps.push(own('page validation', 'validate-pages'), {
    name: 'tests of any site, and its own',
    command: programOf('vitest'),
    args: [...reportingTo(unit), '--project=any site', '--project=own'],
    env,
    report: () => readUnitReport(unit),
  });
  if (isUnit) return steps;
  const out = path.join(reports, 'dist');
  steps.push(own('build', 'build', '--out', out), browserTests(out, reports, ['--project=any site']));
  return steps;
}

/** Where a section type is defined, by paths in the project. */
export interface FilesOfType {
  /** The folder of its component. */
  component: string;
  /** Its schema without extension. */
  schema: string;
}

/**
 * The test steps for one section type, the site's or the engine's, of a site outside the engine: its own sources, generated files,
 * the tests for every type, and its examples. As chains that run at the same time.
 *
 * @param type an existing section type
 */
export function chainsOfSiteType(
  type: string,
  { component, schema }: FilesOfType,
  reports: string,
): TestStep[][] {
  const env = { SITE_ROOT: siteRoot };
  const isOfSite = component.startsWith('src/site/');
  const sources = stepsOfSources();
  if (isOfSite) {
    const files = [component, `${schema}.schema.json`, `${schema}.examples.json`].map(projectPlace);
    const config = `--config-path=${path.join(engineRoot, 'biome.json')}`;
    sources.unshift({
      name: 'lint',
      command: programOf('biome'),
      args: ['lint', '--error-on-warnings', '--vcs-enabled=false', config, ...files],
    });
  }
  const tests = (name: string, ...args: string[]): TestStep => {
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    return {
      name,
      command: programOf('vitest'),
      args: [...reportingTo(report), ...args],
      env,
      report: () => readUnitReport(report),
    };
  };
  const shared = tests(
    'tests of every section type',
    ...['--project=section types', '--no-isolate', '-t', `type ${type}( |$)|^${type} that`],
  );
  // A type may have no tests of its own. Tests of the engine's types are the engine's.
  const ofType = isOfSite
    ? [tests('its own tests', '--project=own', '--passWithNoTests', `${component}/`)]
    : [];
  const out = path.join(reports, 'dist');
  return [
    sources,
    [...ofType, shared],
    [
      own('build', 'build', '--gallery', '--out', out),
      {
        ...browserTests(out, reports, [
          '--project=site',
          '--workers=1',
          'examples.spec',
          '-g',
          `type ${type} `,
        ]),
        name: 'examples in a browser',
      },
    ],
  ];
}

/** Steps for the files generated from the site's sources, and for their types. */
function stepsOfSources(): TestStep[] {
  const steps: TestStep[] = [];
  if (has('src/site', 'schemas/site')) steps.push(own('generated files', 'generate', '--check'));
  if (has('src/site', 'tests') && existsSync(inSite('tsconfig.json')))
    steps.push(typesStep('--project', inSite('tsconfig.json')));
  return steps;
}

function reportingTo(file: string): string[] {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** Where Playwright keeps what it makes of specs and sources, which takes it six seconds. */
export const transformedSpecs = inCache('specs');

/** The browser tests of a finished build. @param chosen Playwright's arguments that select tests */
function browserTests(out: string, reports: string, chosen: readonly string[]): TestStep {
  const report = path.join(reports, 'browser.json');
  const config = path.join(engineRoot, 'tests/e2e/playwright.config.ts');
  return {
    name: 'browser tests',
    command: programOf('playwright'),
    args: ['test', '--config', config, ...chosen],
    env: {
      SITE_ROOT: siteRoot,
      CHROMIUM_PATH: findChromium(),
      PWTEST_CACHE_DIR: transformedSpecs,
      SITE_OUT: out,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    report: () => readBrowserReport(report),
  };
}

const inSite = (name: string) => path.join(siteRoot, name);

/** Whether one of these site folders has sources. */
function has(...folders: string[]): boolean {
  return folders.some((folder) => existsSync(inSite(folder)) && listFiles(inSite(folder)).length > 0);
}
