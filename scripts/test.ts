import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { codesIn } from '../src/commands/generate/check-list';
import { checks } from '../src/content/checks';
import { componentSource, sectionFilesOf } from '../src/content/model/section-files';
import { inCache } from '../src/node/cache/place';
import { git } from '../src/node/project/git';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError, unknownName } from '../src/node/project/project';
import { type Base, usualBase } from '../src/node/project/revision';
import { programOf } from '../src/node/project/tool';
import { readSchemaFiles } from '../src/node/read/files';
import { anySites } from '../tests/any-site/sites';
import { builtSite } from '../tests/e2e/any-site';
import { runCommand } from './cli/run-command';
import { testsNear } from './testing/changed-tests';
import { findEngines, missingHosts, withoutEngines } from './testing/engines';
import { testFolder } from './testing/memory-folder';
import {
  browserStep,
  buildStep,
  own,
  runInTurn,
  runStep,
  runTogether,
  type TestStep,
  typesStep,
  unitStep,
  validationStep,
} from './testing/step';
import { type StepResult, testSummary } from './testing/test-reports';
import { chainsOfSiteCheck, chainsOfSiteType, type FilesOfType, stepsOfSite } from './testing/test-site';

/** Steps without a report: they pass or fail as a whole. */
const quickSteps: readonly TestStep[] = [
  { name: 'format and lint', command: programOf('biome'), args: ['ci', '--error-on-warnings', '.'] },
  typesStep(),
  own('generated files', 'generate', '--check'),
];

/** Tests that hold for every section type and can run for a single one. */
const testsOfTypes = [
  ...['sections', 'kept-schemas', 'hydration', 'answers', 'generated', 'classes'].map(
    (name) => `tests/engine/${name}.test.tsx`,
  ),
  'tests/engine/weights.test.ts',
  'tests/engine/imports.test.ts',
];

/** Keeps transformed modules for the next run: who works on a section type tries it many times. */
const transformedOnce = [
  '--experimental.fsModuleCache',
  `--experimental.fsModuleCachePath=${inCache('transformed')}`,
];

void runCommand({
  usage: `
Usage: npm test [-- --changed]     npm run test:unit     npm test -- TYPE [--watch]     npm test -- CODE

Runs everything that CI checks: format and lint, types, generated files, page validation, unit tests, build, browser tests.
Looks for Chromium (CHROMIUM_PATH, chromium-headless-shell, chromium, google-chrome, Playwright's own), Firefox
(FIREFOX_PATH, firefox-esr, firefox) and the driver of WebKitGTK (WEBKIT_DRIVER_PATH, WebKitWebDriver), and installs what is
missing. If Firefox or WebKitGTK cannot be installed, the last lines say that it was not tested.

--unit      everything that needs no browser: npm run test:unit
--changed   only the tests that are at most three imports away from changes that are not committed, or not on main yet; of
            those that start programs, and take minutes, the ones that import a changed file; of the browser tests,
            changed specs
TYPE        everything about a section type: format, types, generated files, its tests, its examples in a browser
--watch     the tests of a section type, whenever one of its files is saved
CODE        the cases and the example of a check

For a site in another folder: its types, its pages, its own tests, the cases of its checks, and the tests of any site, also
in Chromium; with TYPE, everything about one of its section types or of the engine's; with CODE, one of its checks.`,
  options: { unit: { type: 'boolean' }, changed: { type: 'boolean' }, watch: { type: 'boolean' } },
  takesPaths: true,
  async run({ unit: isUnit = false, changed: isChanged = false, watch = false }, [type, ...rest]) {
    if (type === undefined ? watch : rest.length > 0 || isUnit || isChanged)
      throw new UsageError('Call it with one section type: npm test -- metrics, and --watch if you like.');
    if (siteRoot !== engineRoot && isChanged)
      throw new UsageError(
        'A site is tried as a whole, without --changed: npm test, npm run test:unit without a browser, or npm test -- TYPE for one section type.',
      );
    if (type !== undefined && watch) return watchType(type);
    const reports = makeFolderIn(testFolder(), 'test-reports-');
    try {
      const results = await resultsOf({ type, isUnit, isChanged, reports });
      print(testSummary(results));
      return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
    } finally {
      rmSync(reports, { recursive: true, force: true });
    }
  },
});

interface Wanted {
  type: string | undefined;
  isUnit: boolean;
  isChanged: boolean;
  /** A folder for the programs' reports. */
  reports: string;
}

/** Runs the steps that were asked for. @throws UsageError for an unknown section type */
async function resultsOf({ type, isUnit, isChanged, reports }: Wanted): Promise<StepResult[]> {
  const isElsewhere = siteRoot !== engineRoot;
  if (type !== undefined) {
    if (isCheck(type)) return runTogether((isElsewhere ? chainsOfSiteCheck : chainsOfCheck)(type, reports));
    const chainsOf = isElsewhere ? chainsOfSiteType : chainsOfType;
    return runTogether(chainsOf(type, filesOfType(type), reports));
  }
  if (isElsewhere) return runInTurn(stepsOfSite(reports, isUnit));
  const base = isChanged ? usualBase(engineRoot) : undefined;
  if (base) print(`Tested is what differs from ${base.name}.\n`);
  const results = await runTogether(
    [...quickSteps, validationStep(path.join(reports, 'pages.json'))].map((step) => [step]),
  );
  const changed = base ? changedFiles(base) : [];
  const near = base && testsNear(moduleSources(), changed);
  if (near?.files.length !== 0)
    results.push(runStep(unitTests(path.join(reports, 'unit.json'), near?.files ?? [])));
  const hasBrowserTests = !isUnit && (!base || changed.some((file) => file.startsWith('tests/e2e/')));
  const engines = hasBrowserTests ? await tryInBrowsers(reports, base, results) : [];
  const left = near?.left
    ? [`Left to npm test: ${near.left} files of tests that are farther away from what has changed.`]
    : [];
  print([...missingHosts(), ...engines, ...left].map((text) => `\n${text}`).join(''));
  return results;
}

/** All modules of the engine and its tests, by their paths. */
function moduleSources(): Map<string, string> {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(engineRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  );
  const modules = files.filter((file) => /\.[cm]?tsx?$/.test(file));
  return new Map(modules.map((file) => [file, readFileSync(path.join(engineRoot, file), 'utf8')]));
}

/** A step with unit tests. What a test leaves goes with the reports. @param chosen arguments that select some */
function unitTests(outputFile: string, chosen: readonly string[]): TestStep {
  return unitStep('unit tests', outputFile, chosen, {
    TMPDIR: makeFolderIn(path.dirname(outputFile), 'tmp-'),
  });
}

/** Makes a folder in another one. Everybody may read it: web servers that tests start may run as a user of their own. */
function makeFolderIn(parent: string, prefix: string): string {
  const folder = mkdtempSync(path.join(parent, prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Builds the sites for browser tests, and tests them in every available engine.
 *
 * @param results where the results of the steps are added
 * @returns notices about unavailable engines
 */
async function tryInBrowsers(
  reports: string,
  base: Base | undefined,
  results: StepResult[],
): Promise<readonly string[]> {
  const out = path.join(reports, 'dist');
  const build = own('build', 'build', '--pages', 'tests/sites/firm', '--gallery', '--out', out);
  // Of the specs that were changed, most need no other site.
  const anySitesOut = base ? undefined : path.join(reports, 'any-site');
  const builds = anySites.map((site) =>
    own(`build of ${site}`, 'build', '--pages', site, '--out', builtSite(site, anySitesOut)),
  );
  results.push(...(await runTogether(base ? [[build]] : [[build], builds])));
  const engines = findEngines();
  const changed = base ? [`--only-changed=${base.revision}`] : [];
  const browserTests = browserStep('browser tests', reports, out, changed, {
    ...engines.env,
    // Playwright loads each file more than once: what that creates goes with the reports.
    TMPDIR: makeFolderIn(reports, 'tmp-'),
    ...(anySitesOut !== undefined && { ANY_SITES_OUT: anySitesOut }),
  });
  const { notices, result } = withoutEngines(engines.missing);
  results.push(runStep(browserTests), result);
  return notices;
}

/** The codes of the checks whose cases can be run: of a site elsewhere, its own. */
function codes(): string[] {
  return siteRoot === engineRoot ? checks.map(({ code }) => code) : [...codesIn('src/site/checks')];
}

/** Whether a name is the code of a check and not a section type. */
function isCheck(name: string): boolean {
  return codes().includes(name) && !(name in sectionFilesOf(readSchemaFiles()));
}

/** The component folder of a section type and its schema files. @throws UsageError for an unknown type */
function filesOfType(type: string): FilesOfType {
  const files = sectionFilesOf(readSchemaFiles());
  const file = files[type];
  if (file === undefined)
    throw unknownName(`There is no section type or check "${type}"`, type, [
      ...Object.keys(files),
      ...codes(),
    ]);
  return { component: path.posix.dirname(componentSource(file)), schema: `schemas/${file}` };
}

/** The steps for one check, as chains that run at the same time. */
function chainsOfCheck(code: string, reports: string): TestStep[][] {
  const cases = ['tests/engine/check-cases.test.ts', '-t', `^${code} `, ...transformedOnce];
  return [[...quickSteps], [unitTests(path.join(reports, 'cases.json'), cases)]];
}

/** The steps for one section type, as chains that run at the same time. */
function chainsOfType(type: string, { component, schema }: FilesOfType, reports: string): TestStep[][] {
  const linted = [component, `${schema}.schema.json`, `${schema}.examples.json`];
  // The type's name ends the name of a test group or begins the name of a test.
  const named = ['-t', `type ${type}( |$)|^${type} that`];
  const out = path.join(reports, 'dist');
  const lint: TestStep = {
    name: 'format and lint',
    command: programOf('biome'),
    args: ['ci', '--error-on-warnings', ...linted],
  };
  const generated = own('generated files', 'generate', '--check');
  const ofType = unitTests(path.join(reports, 'own.json'), [`${component}/`, ...transformedOnce]);
  // Loaded once for all files, which takes most of their time.
  const ofAll = unitTests(path.join(reports, 'shared.json'), [
    ...[...testsOfTypes, ...named],
    ...['--no-isolate', ...transformedOnce],
  ]);
  const browser = [
    buildStep('--pages', 'tests/sites/firm', '--gallery', '--out', out),
    // One browser: starting another takes longer than a second test.
    browserStep('examples in a browser', reports, out, [
      ...['--project=site', '--workers=1', 'examples', 'generated.spec', '-g', `type ${type} `],
    ]),
  ];
  // On two cores, a third chain would delay the build, on which the browser waits.
  return availableParallelism() > 2
    ? [browser, [ofType, ofAll], [lint, generated, typesStep()]]
    : [browser, [lint, ofType, typesStep(), ofAll, generated]];
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

/** The files that have changed since a base, or are new, and the components of section types whose schemas have. */
function changedFiles({ revision }: Base): string[] {
  const differing = git(engineRoot, ['diff', '--name-only', '-z', '--relative', revision]);
  const untracked = git(engineRoot, ['ls-files', '--others', '--exclude-standard', '-z']);
  const files = (differing + untracked).split('\0').filter((file) => file !== '');
  // The component of a section type is what shows a change of its schema or examples.
  const types = files.flatMap(
    (file) => /^schemas\/((?:sections|site)\/.+)\.(?:schema|examples)\.json$/.exec(file)?.[1] ?? [],
  );
  return [...files, ...types.map(componentSource)];
}
