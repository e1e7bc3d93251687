import { existsSync } from 'node:fs';
import { print } from '../src/node/project/print';
import { UsageError } from '../src/node/project/project';
import { findProgram, installPackages } from './apt';

/** What the browser tests need besides Chromium, and the variable that says to them where it is. */
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
    // The screen that its browser is shown on.
    alsoNeeds: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** The other engines to try the site in, as environment variables, and what is said of those that cannot be had. */
export interface Engines {
  env: Record<string, string>;
  missing: string[];
}

/**
 * Finds the engines besides Chromium, each by its variable or its usual names, and installs those that are missing where
 * that is allowed. One that cannot be had is no failure: whoever runs the tests is told.
 *
 * @throws UsageError when a variable names nothing that exists
 */
export function findEngines(): Engines {
  const found: Engines = { env: {}, missing: [] };
  for (const engine of engines) {
    const file = find(engine) ?? install(engine);
    if (file) found.env[engine.variable] = file;
    else
      found.missing.push(
        `Not tried in ${engine.name}: it is not here. Install ${engine.packages.join(' and ')}, or set ${engine.variable}.`,
      );
  }
  return found;
}

/** Web servers that the build writes a configuration for, and their packages: tests start those that are here. */
const hosts = { nginx: 'nginx-light', caddy: 'caddy' };

/** What is said of web servers that nothing was tried in. */
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
