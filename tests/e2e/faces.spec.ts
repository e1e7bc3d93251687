import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { engineRoot } from '../../src/node/project/project';
import { addressOf, serve } from '../../src/node/serve/server';
import { expect, test } from './without-errors';

/** A site whose text has two faces: the first has capitals and signs alone. */
const folder = mkdtempSync(path.join(tmpdir(), 'faces-'));
let server: Server;
let address: string;

test.beforeAll(async () => {
  const pages = path.join(folder, 'pages');
  const out = path.join(folder, 'dist');
  cpSync(path.join(engineRoot, 'tests/sites/three-languages'), pages, { recursive: true });
  const files = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
  const whole = readFileSync(createRequire(import.meta.url).resolve(files));
  const capitals = await subsetFont(whole, ' .,ABCDEFGHIJKLMNOPQRSTUVWXYZ', { targetFormat: 'woff2' });
  mkdirSync(path.join(pages, '_site/fonts'));
  writeFileSync(path.join(pages, '_site/fonts/Capitals.woff2'), capitals);
  const text = [{ file: 'fonts/Capitals.woff2' }, { package: '@fontsource-variable/hanken-grotesk' }];
  writeFileSync(path.join(pages, '_site/theme.json'), JSON.stringify({ text, display: text }));
  const args = ['scripts/run.cjs', 'build', '--pages', pages, '--out', out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  server = await serve(out, 0);
  address = addressOf(server, out);
});
test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The faces that the letters of an element are shown in. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName.split(' ')[0] ?? '').sort();
}

test('each letter is shown in the first face of the list that has it', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await facesOf(page, 'h1')).toEqual(['Bricolage', 'Hanken']);
  expect(await facesOf(page, 'main p')).toEqual(['Bricolage', 'Hanken']);
});
