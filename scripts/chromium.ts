import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UsageError } from '../src/build/project/project';
import { findProgram, installPackages } from './apt';

/** Chromium without a window: the browser tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then one without a window, which is installed where apt may do that, then `chromium`,
 * then `google-chrome`, then the one that Playwright installed. Where there is none, Playwright installs one.
 *
 * @throws UsageError when none is found and none can be installed
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new UsageError(`CHROMIUM_PATH does not exist: ${named}`);
    return named;
  }
  const found = findProgram(shell) ?? installShell() ?? search() ?? installAny();
  if (!found) throw new UsageError('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return found;
}

function search(): string | undefined {
  const installed = findProgram('chromium') ?? findProgram('google-chrome');
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function installShell(): string | undefined {
  return installPackages(shell) ? findProgram(shell) : undefined;
}

function installAny(): string | undefined {
  process.stdout.write('No Chromium here: installing one.\n');
  if (!installPackages('chromium'))
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return search();
}
