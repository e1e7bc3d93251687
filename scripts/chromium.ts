import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UsageError } from '../src/build/project/project';
import { findProgram, installPackages } from './apt';

/** Chromium without a window: the browser tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell';

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then one without a window, then `chromium`, then `google-chrome`, then the one
 * that Playwright installed. Where there is none, one is installed: with apt where that is allowed, else by Playwright.
 *
 * @throws UsageError when none is found and none can be installed
 */
export function findChromium(): string {
  let found = search();
  if (!found) {
    install();
    found = search();
  }
  if (!found) throw new UsageError('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
  return found;
}

function search(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new UsageError(`CHROMIUM_PATH does not exist: ${named}`);
    return named;
  }
  const installed = findProgram(shell) ?? findProgram('chromium') ?? findProgram('google-chrome');
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function install(): void {
  process.stdout.write('No Chromium here: installing one.\n');
  if (installPackages(shell) || installPackages('chromium')) return;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
