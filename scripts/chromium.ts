import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { print } from '../src/node/project/print';
import { engineRoot, UsageError } from '../src/node/project/project';
import { tryTool, whyToolFailed } from '../src/node/project/tool';
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
  const found = presentChromium();
  if (found) return found;
  const why = install();
  const installed = presentChromium();
  if (installed) return installed;
  throw new UsageError(
    `No Chromium was found or could be installed${why ? ` (${why})` : ''}. Set CHROMIUM_PATH to one.`,
  );
}

/** The same where there is one already; nothing is installed. @throws UsageError when CHROMIUM_PATH names none */
export function presentChromium(): string | undefined {
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

/** Gives why it did not, where it did not. */
function install(): string | undefined {
  print('No Chromium here: installing one.\n');
  if (installPackages(shell) || installPackages('chromium')) return undefined;
  const result = tryTool('npx', ['playwright', 'install', 'chromium'], { cwd: engineRoot });
  return result.status === 0 ? undefined : `npx playwright install: ${whyToolFailed(result)}`;
}
