import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { print } from '../../src/node/project/print';
import { engineRoot, UsageError } from '../../src/node/project/project';
import { tryTool, whyToolFailed } from '../../src/node/project/tool';
import { findProgram, installPackages } from './apt';

/** Headless shell: browser tests take two thirds of the time of full Chromium. */
const shell = 'chromium-headless-shell';

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, then the headless shell, `chromium`, `google-chrome`, and the one that
 * Playwright installed. If there is none, installs one with apt if that is permitted, otherwise with Playwright.
 *
 * @throws UsageError if none is found and none can be installed
 */
export function findChromium(): string {
  const chromium = presentChromium();
  if (chromium) return chromium;
  const why = install();
  const installed = presentChromium();
  if (installed) return installed;
  throw new UsageError(
    `No Chromium was found or could be installed${why ? ` (${why})` : ''}. Set CHROMIUM_PATH to one.`,
  );
}

/** Starts a Chromium for pictures and measurements. @throws UsageError like `findChromium` */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

/** Like `findChromium`, but installs nothing. @throws UsageError if CHROMIUM_PATH does not name a program */
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

/** Installs a Chromium. @returns the reason if that failed */
function install(): string | undefined {
  print('No Chromium here: installing one.\n');
  if (installPackages(shell) || installPackages('chromium')) return undefined;
  const result = tryTool('npx', ['playwright', 'install', 'chromium'], { cwd: engineRoot });
  return result.status === 0 ? undefined : `npx playwright install: ${whyToolFailed(result)}`;
}
