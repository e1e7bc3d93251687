import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { collectTests, getFn } from '@vitest/runner';
import fc from 'fast-check';
import { glob } from 'tinyglobby';
import { createServer, createServerModuleRunner } from 'vite';

/** The tests that hold the checks. */
const cases = 'tests/engine/check-cases.test.ts';
const testsOfChecks = ['tests/engine/broken-sites.test.ts', cases];
/** The quick tests that hold the rest of `src/content`, besides those in the same room. */
const testsOfTheRest = 'tests/engine/{complete,languages,migrations,reports}.test.ts';
/** Hooks are not called here. */
const withHooks = ['src/content/text/today.test.ts'];
/** How many of the tests of checks that reach a mutant are tried outside of the checks: all of them take half a minute. */
const mostCases = 150;
/** Tests that take longer, in milliseconds, are not tried: they are those of properties, and a room with them would take hours. */
const longestTest = 2000;
/** A mutant that is reached this much more often than the code was, or this often, goes round in circles. */
const endless = { factor: 5, hits: 10_000 };

/** That a property fails is all that counts here: no smaller counterexample is looked for. */
fc.configureGlobal({ endOnFailure: true });

/** What the collector of tests has to be told. */
const config = {
  root: process.cwd(),
  setupFiles: [],
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  testTimeout: 0,
  hookTimeout: 0,
  tags: [],
};

/** What the first run of all tests has found out, for the processes that did not make it. */
const firstRun = 'node_modules/.cache/mutation/first-run.json';

/** What instrumented code reads and writes: which mutant is on, and what was reached. */
globalThis.__stryker__ ??= {};
const state = globalThis.__stryker__;

/**
 * Runs the tests of `src/content` without leaving the process: modules are loaded once, and what differs between two
 * mutants is a number. Only what runs as modules are loaded needs them loaded again.
 */
class InMemoryRunner {
  static inject = ['options'];

  /** How long each test took without a mutant, in milliseconds. */
  times = new Map();
  /** How often each test reaches each mutant once modules are loaded: by test, then by mutant. */
  reached = new Map();

  constructor({ mutate }) {
    const patterns = mutate.filter((pattern) => !pattern.startsWith('!'));
    this.patterns = patterns.join();
    const rooms = new Set(patterns.map((pattern) => pattern.split('/')[2]));
    this.hasChecks = rooms.has('checks') || rooms.has('**');
    const isChecksAlone = rooms.has('checks') && rooms.size === 1;
    this.testFiles = [
      ...(this.hasChecks ? testsOfChecks : [cases]),
      ...(isChecksAlone
        ? []
        : [testsOfTheRest, ...[...rooms].map((room) => `src/content/${room}/**/*.test.ts`)]),
    ];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: {
        alias: {
          vitest: fileURLToPath(new URL('vitest.js', import.meta.url)),
          '#site': path.resolve('src/site'),
        },
      },
    });
    this.modules = createServerModuleRunner(this.server.environments.ssr, { hmr: false });
    this.files = (await glob(this.testFiles, { ignore: withHooks, absolute: true })).sort();
  }

  async dispose() {
    await this.server.close();
  }

  async dryRun() {
    await this.load();
    if (this.loadFault) return { status: DryRunStatus.Error, errorMessage: String(this.loadFault.message) };
    const tests = [];
    for (const [id, test] of this.tests) {
      state.currentTestId = id;
      const start = performance.now();
      const fault = await faultOf(test);
      this.times.set(id, performance.now() - start);
      tests.push(resultOf(id, fault));
    }
    state.currentTestId = undefined;
    // A mutant is given up after the time of its tests: of those that are tried.
    const share = this.hasChecks ? 1 : 1 / stepOf([...this.tests.keys()]);
    for (const test of tests) {
      const time = this.times.get(test.id);
      test.timeSpentMs = time > longestTest ? 0 : isCase(test.id) ? time * share : time;
    }
    this.reached = new Map(Object.entries(state.mutantCoverage?.perTest ?? {}));
    this.keep();
    return { status: DryRunStatus.Complete, tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun(options) {
    this.recall();
    const { activeMutant, mutantActivation } = options;
    const isStatic = mutantActivation === 'static';
    const noticed = isStatic && (await this.runReached(options));
    if (noticed) return noticed;
    state.activeMutant = isStatic ? activeMutant.id : undefined;
    let result;
    // A static mutant needs modules loaded anew: those of the tests beside it are few.
    if (isStatic && !this.hasChecks) result = await this.runBeside(options);
    if (!result) {
      if (isStatic || !this.tests) await this.load();
      state.activeMutant = activeMutant.id;
      result = await this.runUntilOneFails(this.testsFor(options), activeMutant.id);
    }
    const timeout = determineHitLimitReached(state.hitCount, state.hitLimit);
    Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    if (isStatic) this.tests = undefined;
    const killer = result.tests.find(({ status }) => status === TestStatus.Failed);
    // What a mutant left behind in a cache must not count against the next one.
    if (!isStatic && killer && (await faultOf(this.tests.get(killer.id)))) {
      await this.load();
      if (this.retried !== activeMutant.id) {
        this.retried = activeMutant.id;
        return this.mutantRun(options);
      }
    }
    return toMutantRunResult(timeout ?? result);
  }

  /** Writes what the first run of all tests has found out: a line for each test, as all of them are longer than a string can be. */
  keep() {
    mkdirSync(path.dirname(firstRun), { recursive: true });
    writeFileSync(firstRun, `${JSON.stringify({ of: this.patterns, times: [...this.times] })}\n`);
    for (const reached of this.reached) appendFileSync(firstRun, `${JSON.stringify(reached)}\n`);
  }

  /** Takes over what the first run of all tests has found out in another process. */
  recall() {
    if (this.times.size > 0 || !existsSync(firstRun)) return;
    const [head, ...lines] = linesOf(firstRun);
    const { of, times } = JSON.parse(head);
    if (of !== this.patterns) return;
    this.times = new Map(times);
    this.reached = new Map(lines.map((line) => JSON.parse(line)));
  }

  /** Loads all modules anew, and collects the tests. */
  async load(testFiles = this.files) {
    this.modules.clearCache();
    const importFile = (file) => this.modules.import(file);
    const files = await collectTests(testFiles, { config, importFile });
    this.loadFault = files.find(({ result }) => result?.state === 'fail')?.result.errors[0];
    this.tests = new Map(files.flatMap(({ tasks, name }) => testsIn(tasks, name)));
  }

  /**
   * What the tests say that reach a static mutant after modules are loaded, too: they need nothing loaded anew. Undefined when
   * none of them fails.
   */
  async runReached(options) {
    const reaching = [...this.reached.keys()].filter((id) => this.reached.get(id)[options.activeMutant.id]);
    if (reaching.length === 0) return undefined;
    if (!this.tests) await this.load();
    const testFilter = reaching.filter((id) => this.tests.has(id));
    const result = await this.mutantRun({ ...options, testFilter, mutantActivation: 'runtime' });
    return result.status === MutantRunStatus.Survived ? undefined : result;
  }

  /** What the tests in the folder of a mutant say, when one of them fails. */
  async runBeside(options) {
    const folder = folderOf(pathOf(options));
    const beside = this.files.filter((file) => folderOf(file).endsWith(`/${folder}`));
    if (beside.length === 0) return undefined;
    await this.load(beside);
    const result = await this.runUntilOneFails(this.nearestFirst([...this.tests.keys()], pathOf(options)));
    return result.tests.some(({ status }) => status === TestStatus.Failed) ? result : undefined;
  }

  /**
   * Which tests a mutant has to stand against: that of a check, its own cases; any other, the tests that reach it, the nearest
   * first. Which tests reach what runs as modules are loaded is not known: those beside it have run by then, and those of the
   * engine are left.
   */
  testsFor(options) {
    const file = pathOf(options);
    const [, code] = /checks\/(.*)\.ts$/.exec(file) ?? [];
    const ids = options.testFilter ?? [...this.tests.keys()];
    if (code !== undefined && !code.includes('/'))
      return ids.filter((id) => id.includes(`.test.ts > ${code} > `));
    const left = options.testFilter || this.hasChecks ? ids : ids.filter((id) => id.startsWith('tests/'));
    return this.nearestFirst(this.hasChecks ? left : withFewCases(left), file);
  }

  /**
   * Tests in the order in which they may notice a mutant: those of its file, those of its folder, those of checks, all others;
   * among them the quickest first.
   */
  nearestFirst(ids, file) {
    const rankOf = (id) => {
      if (id.startsWith(file.replace(/ts$/, 'test.ts'))) return 0;
      if (id.startsWith(`${folderOf(file)}/`)) return 1;
      return isCase(id) ? 2 : 3;
    };
    const timeOf = (id) => this.times.get(id) ?? 0;
    return ids.toSorted((a, b) => rankOf(a) - rankOf(b) || timeOf(a) - timeOf(b));
  }

  /**
   * The limit of hits is that of each test: with that of all tests together, a mutant without an end takes a quarter of an hour.
   *
   * @param mutant its name, unless the tests reach it as modules are loaded
   */
  async runUntilOneFails(ids, mutant) {
    const tests = [];
    if (this.loadFault) return { status: DryRunStatus.Complete, tests: [resultOf('load', this.loadFault)] };
    for (const id of ids) {
      if (this.times.get(id) > longestTest) continue;
      const hitLimit = Math.max(endless.hits, endless.factor * (this.reached.get(id)?.[mutant] ?? 0));
      Object.assign(state, { hitCount: 0, hitLimit });
      const result = resultOf(id, await faultOf(this.tests.get(id)));
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }
}

/** The file of a mutant, from the root of the project. */
function pathOf({ sandboxFileName }) {
  return path.relative(config.root, sandboxFileName).replaceAll(path.sep, '/');
}

/** The lines of a file that may be longer than a string can be. */
function* linesOf(file) {
  const bytes = readFileSync(file);
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf('\n', from);
    yield bytes.toString('utf8', from, to);
    from = to + 1;
  }
}

function folderOf(file) {
  return file.replaceAll(path.sep, '/').replace(/\/[^/]*$/, '');
}

/** Tests, of which those of checks are thinned out evenly. */
function withFewCases(ids) {
  const step = stepOf(ids);
  let count = 0;
  return ids.filter((id) => !isCase(id) || count++ % step === 0);
}

/** Of how many cases one is tried. */
function stepOf(ids) {
  return Math.max(1, Math.ceil(ids.filter(isCase).length / mostCases));
}

/** Whether a test is one of the checks' own. */
function isCase(id) {
  return /^tests\/engine\/(broken-sites|check-cases)\./.test(id);
}

/** The tests of a suite, each with a name that no other has. */
function testsIn(tasks, path) {
  return tasks.flatMap((task, index) =>
    task.type === 'suite'
      ? testsIn(task.tasks, `${path} > ${task.name}`)
      : [[`${path} > ${task.name} (${index})`, task]],
  );
}

/** Why a test fails; undefined when it passes. */
async function faultOf(test) {
  try {
    await getFn(test)();
    return undefined;
  } catch (error) {
    return error;
  }
}

function resultOf(id, fault) {
  const status = fault ? TestStatus.Failed : TestStatus.Success;
  return { id, name: id, status, timeSpentMs: 0, failureMessage: String(fault?.message) };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-memory', InMemoryRunner)];
