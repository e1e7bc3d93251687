import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectPlace } from '../../src/node/project/place-of';
import { engineRoot, siteRoot } from '../../src/node/project/project';
import { programOf } from '../../src/node/project/tool';
import { listFiles } from '../../src/node/read/files';
import { browserStep, buildStep, own, type TestStep, typesStep, unitStep, validationStep } from './step';

/** What tells tests which site is meant. */
const env = { SITE_ROOT: siteRoot };

/**
 * The test steps for a site outside the engine: its sources and the files generated from them, its pages, the tests for any site,
 * the cases of its own checks, its own tests, and those of every section type for its types. The engine's own tests do not run.
 *
 * @param reports a folder for the programs' reports
 * @param isUnit whether to skip browser tests
 */
export function stepsOfSite(reports: string, isUnit: boolean): TestStep[] {
  const types = ownTypes();
  const parts = ['src/site', 'schemas/site'].filter((folder) => has(folder)).map(inSite);
  const steps = [
    ...(parts.length > 0 ? [lintStep(parts)] : []),
    ...stepsOfSources(),
    validationStep(path.join(reports, 'pages.json')),
    unitStep(
      'tests of any site, and its own',
      path.join(reports, 'unit.json'),
      ['--project=any site', '--project=own checks', '--project=own'],
      env,
    ),
    ...(types.length > 0 ? [testsOfTypes(types, reports)] : []),
  ];
  if (isUnit) return steps;
  const out = path.join(reports, 'dist');
  return [
    ...steps,
    buildStep('--out', out),
    browserStep('browser tests', reports, out, ['--project=any site'], env),
  ];
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
  const isOfSite = component.startsWith('src/site/');
  const sources = stepsOfSources();
  if (isOfSite) {
    const files = [component, `${schema}.schema.json`, `${schema}.examples.json`];
    sources.unshift(lintStep(files.map(projectPlace)));
  }
  // A type may have no tests of its own. Tests of the engine's types are the engine's.
  const ownTests = ['--project=own', '--passWithNoTests', `${component}/`];
  const ofType = isOfSite ? [unitStep('its own tests', path.join(reports, 'own.json'), ownTests, env)] : [];
  const out = path.join(reports, 'dist');
  return [
    sources,
    [...ofType, testsOfTypes([type], reports)],
    [
      buildStep('--gallery', '--out', out),
      browserStep(
        'examples in a browser',
        reports,
        out,
        ['--project=site', '--workers=1', 'examples.spec', '-g', `type ${type} `],
        env,
      ),
    ],
  ];
}

/** The test steps for one check of a site outside the engine, as chains that run at the same time. */
export function chainsOfSiteCheck(code: string, reports: string): TestStep[][] {
  const only = ['--project=own checks', '-t', `^${code} `];
  return [stepsOfSources(), [unitStep('cases of the check', path.join(reports, 'cases.json'), only, env)]];
}

/** Creates a step that looks for mistakes in sources with the engine's rules. @param places files and folders */
function lintStep(places: readonly string[]): TestStep {
  const config = `--config-path=${path.join(engineRoot, 'biome.json')}`;
  return {
    name: 'lint',
    command: programOf('biome'),
    args: ['lint', '--error-on-warnings', '--vcs-enabled=false', config, ...places],
  };
}

/** Creates a step for what holds for every section type. @param types of which it is tried */
function testsOfTypes(types: readonly string[], reports: string): TestStep {
  const any = `(?:${types.join('|')})`;
  return unitStep(
    'tests of every section type',
    path.join(reports, 'shared.json'),
    ['--project=section types', '--no-isolate', '-t', `type ${any}( |$)|^${any} that`],
    env,
  );
}

/** Steps for the files generated from the site's sources, and for their types. */
function stepsOfSources(): TestStep[] {
  const steps: TestStep[] = [];
  if (has('src/site', 'schemas/site')) steps.push(own('generated files', 'generate', '--check'));
  if (has('src/site', 'tests') && existsSync(inSite('tsconfig.json')))
    steps.push(typesStep('--project', inSite('tsconfig.json')));
  return steps;
}

/** The site's section types. */
function ownTypes(): string[] {
  const files = has('schemas/site') ? listFiles(inSite('schemas/site')) : [];
  return files.flatMap((file) => /^([^/]+)\.schema\.json$/.exec(file)?.[1] ?? []);
}

const inSite = (name: string) => path.join(siteRoot, name);

/** Whether one of these site folders has sources. */
function has(...folders: string[]): boolean {
  return folders.some((folder) => existsSync(inSite(folder)) && listFiles(inSite(folder)).length > 0);
}
