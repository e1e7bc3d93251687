import { existsSync } from 'node:fs';
import { print } from '../../src/node/project/print';
import { UsageError } from '../../src/node/project/project';
import { findProgram, installPackages } from './apt';
import type { StepResult } from './test-reports';

/** The engines that browser tests need besides Chromium, and the environment variable with the path of each. */
const engines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    alsoNeeds: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    // The virtual display for its browser.
    alsoNeeds: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** The other engines to test in, as environment variables, and messages about those that are unavailable. */
interface Engines {
  env: Record<string, string>;
  missing: string[];
}

/**
 * Finds the engines besides Chromium, by environment variable or by their usual names, and installs missing ones if that is
 * permitted.
 *
 * @throws UsageError if a variable names a file that does not exist
 */
export function findEngines(): Engines {
  const result: Engines = { env: {}, missing: [] };
  for (const engine of engines) {
    const file = find(engine) ?? install(engine);
    if (file) result.env[engine.variable] = file;
    else
      result.missing.push(
        `Not tried in ${engine.name}: it is not here. Install ${engine.packages.join(' and ')}, or set ${engine.variable}.`,
      );
  }
  return result;
}

/** What to do about unavailable engines: a notice, or failures where every engine was asked for (`ENGINES=all`). */
export function withoutEngines(missing: readonly string[]): {
  notices: readonly string[];
  result: StepResult;
} {
  const isFailure = process.env.ENGINES === 'all';
  return {
    notices: isFailure ? [] : missing,
    result: { passed: 0, failures: isFailure ? [...missing] : [], files: [] },
  };
}

/** Web servers that the build writes a configuration for, and their packages. Tests start those that are installed. */
const hosts = { nginx: 'nginx-light', caddy: 'caddy' };

/** Messages about web servers that are not installed and were not tested. */
export function missingHosts(): string[] {
  return Object.entries(hosts)
    .filter(([program]) => findProgram(program) === undefined)
    .map(([program, name]) => `Not tried in ${program}: it is not here. Install ${name}.`);
}

type Engine = (typeof engines)[number];

function find({ variable, commands, alsoNeeds }: Engine): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new UsageError(`${variable} does not exist: ${named}`);
  if (!alsoNeeds.every(findProgram)) return undefined;
  return named || commands.map(findProgram).find((file) => file !== undefined);
}

function install(engine: Engine): string | undefined {
  print(`No ${engine.name} here: installing one.\n`);
  return installPackages('--no-install-recommends', ...engine.packages) ? find(engine) : undefined;
}
