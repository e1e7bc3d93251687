import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentSource, sectionFilesOf } from '../src/content/model/section-files';
import { suggest } from '../src/content/text/suggest';
import { git } from '../src/node/project/git';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { type Base, usualBase } from '../src/node/project/revision';
import { programOf } from '../src/node/project/tool';
import { readSchemaFiles } from '../src/node/read/files';
import { findChromium } from './chromium';
import { runCommand } from './cli';
import { findEngines, missingHosts } from './engines';
import { own, runStep, type Step } from './step';
import { readBrowserReport, readUnitReport, type StepResult, summaryOf } from './test-reports';
import { stepsOfSite, stepsOfSiteType } from './test-site';

/** Steps without a report: they pass or fail as a whole. */
const quickSteps: readonly Step[] = [
  { name: 'format and lint', command: programOf('biome'), args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: programOf('tsc'), args: ['--noEmit'] },
  own('generated files', 'generate', '--check'),
  own('page validation', 'validate-pages'),
];

/** Tests that hold for every section type and can run for a single one. */
const testsOfTypes = [
  ...['sections', 'kept-schemas', 'hydration', 'generated'].map((name) => `tests/engine/${name}.test.tsx`),
  'tests/engine/weights.test.ts',
];

void runCommand({
  usage: `
Usage: npm test [-- --changed]     npm run test:unit     npm test -- TYPE [--watch]

Everything that CI checks: format and lint, types, generated files, page validation, unit tests, build, browser tests.
Finds a Chromium (CHROMIUM_PATH, chromium-headless-shell, chromium, google-chrome, Playwright's own), a Firefox
(FIREFOX_PATH, firefox-esr, firefox) and the driver of WebKitGTK (WEBKIT_DRIVER_PATH, WebKitWebDriver), and installs what is
missing. Where another engine than Chromium cannot be installed, the last lines say that it was not tried.

--unit      everything without a browser: npm run test:unit
--changed   of the tests, only those that reach what is not committed or not on main yet; of the browser tests, the specs that
            were changed themselves
TYPE        of a section type, what concerns it: format, types, generated files, its tests, its examples in a browser
--watch     its tests, whenever one of its files is saved

Of a site elsewhere, its types, its pages, its own tests and those of any site, in a Chromium too; with TYPE, what concerns one of its section types,
or one of the engine's.`,
  options: { unit: { type: 'boolean' }, changed: { type: 'boolean' }, watch: { type: 'boolean' } },
  takesPaths: true,
  run({ unit: isUnit = false, changed: isChanged = false, watch = false }, [type, ...rest]) {
    if (type === undefined ? watch : rest.length > 0 || isUnit || isChanged)
      throw new UsageError('Call it with one section type: npm test -- metrics, and --watch if you like.');
    if (siteRoot !== engineRoot && isChanged)
      throw new UsageError(
        'A site is tried as a whole, without --changed: npm test, npm run test:unit without a browser, or npm test -- TYPE for one section type.',
      );
    if (type !== undefined && watch) return watchType(type);
    const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
    const base = isChanged ? usualBase(engineRoot) : undefined;
    if (base) print(`Tested is what differs from ${base.name}.\n`);
    const results: StepResult[] = [];
    const run = (step: Step) => results.push(runStep(step));
    try {
      if (siteRoot !== engineRoot) {
        const steps =
          type === undefined
            ? stepsOfSite(reports, isUnit)
            : stepsOfSiteType(type, filesOfType(type), reports);
        for (const step of steps) run(step);
        print(summaryOf(results));
        return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
      }
      if (type !== undefined) {
        tryType(type, reports, run);
        print(summaryOf(results));
        return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
      }
      for (const step of quickSteps) run(step);
      run(unitTests(path.join(reports, 'unit.json'), base));
      const engines = isUnit || (base && !hasChangedSpecs(base)) ? [] : tryInBrowsers(reports, base, run);
      print([...missingHosts(), ...engines].map((text) => `\n${text}`).join(''));
      print(summaryOf(results));
      return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  },
});

function unitTests(outputFile: string, base: Base | undefined, chosen: readonly string[] = []): Step {
  return {
    name: 'unit tests',
    command: programOf('vitest'),
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
      ...(base ? ['--changed', base.revision, '--passWithNoTests'] : []),
      ...chosen,
    ],
    report: () => readUnitReport(outputFile),
  };
}

/** Builds the test site and tests it in every available engine. @returns messages about unavailable engines */
function tryInBrowsers(
  reports: string,
  base: Base | undefined,
  run: (step: Step) => void,
): readonly string[] {
  const out = path.join(reports, 'dist');
  const report = path.join(reports, 'browser.json');
  run(own('build', 'build', '--pages', 'tests/sites/firm', '--gallery', '--out', out));
  const engines = findEngines();
  run({
    name: 'browser tests',
    command: programOf('playwright'),
    args: [
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...(base ? [`--only-changed=${base.revision}`] : []),
    ],
    env: {
      ...engines.env,
      CHROMIUM_PATH: findChromium(),
      SITE_OUT: out,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
    report: () => readBrowserReport(report),
  });
  return engines.missing;
}

/** The component folder of a section type and its schema files. @throws UsageError for an unknown type */
function filesOfType(type: string): { component: string; schema: string } {
  const { [type]: file } = sectionFilesOf(readSchemaFiles());
  if (file === undefined) {
    const meant = suggest(type, Object.keys(sectionFilesOf(readSchemaFiles())));
    throw new UsageError(`There is no section type "${type}"${meant ? `: did you mean "${meant}"?` : '.'}`);
  }
  return { component: path.posix.dirname(componentSource(file)), schema: `schemas/${file}` };
}

/** Runs the tests of one section type, fastest first. */
function tryType(type: string, reports: string, run: (step: Step) => void): void {
  const { component, schema } = filesOfType(type);
  const linted = [component, `${schema}.schema.json`, `${schema}.examples.json`];
  run({
    name: 'format and lint',
    command: programOf('biome'),
    args: ['ci', '--error-on-warnings', ...linted],
  });
  run({
    name: 'generated files',
    command: process.execPath,
    args: ['scripts/run.cjs', 'generate', '--check'],
  });
  run({ name: 'types', command: programOf('tsc'), args: ['--noEmit'] });
  run(unitTests(path.join(reports, 'own.json'), undefined, [`${component}/`]));
  // The type's name ends the name of a test group or begins the name of a test.
  const named = ['-t', `type ${type}( |$)|^${type} that`];
  run(unitTests(path.join(reports, 'shared.json'), undefined, [...testsOfTypes, ...named]));
  const out = path.join(reports, 'dist');
  run(own('build', 'build', '--pages', 'tests/sites/firm', '--gallery', '--out', out));
  run({
    name: 'examples in a browser',
    command: programOf('playwright'),
    args: [
      ...[
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        '--project=site',
        'examples',
        'generated.spec',
      ],
      ...['-g', `type ${type} `],
    ],
    env: {
      CHROMIUM_PATH: findChromium(),
      SITE_OUT: out,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'browser.json'),
    },
    report: () => readBrowserReport(path.join(reports, 'browser.json')),
  });
}

/** Reruns a section type's tests whenever a file that they depend on is saved. */
function watchType(type: string): number {
  const { component } = filesOfType(type);
  const isElsewhere = siteRoot !== engineRoot;
  const args = isElsewhere
    ? ['--project=own', '--project=section types', `${component}/`, 'tests/engine']
    : [`${component}/`, ...testsOfTypes.slice(0, 3)];
  const { status } = spawnSync(programOf('vitest'), ['watch', ...args], {
    cwd: engineRoot,
    stdio: 'inherit',
    env: { ...process.env, ...(isElsewhere && { SITE_ROOT: siteRoot }) },
  });
  return status ?? 1;
}

/** Whether any browser test has changed since a base, or is new. */
function hasChangedSpecs({ revision }: Base): boolean {
  const specs = ['--', 'tests/e2e'];
  const differing = git(engineRoot, ['diff', '--name-only', revision, ...specs]);
  return differing + git(engineRoot, ['ls-files', '--others', '--exclude-standard', ...specs]) !== '';
}
