import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from '../src/commands/build/build';
import { inCache } from '../src/node/cache/place';
import { print } from '../src/node/project/print';
import { engineRoot, siteRoot, UsageError } from '../src/node/project/project';
import { namedBase } from '../src/node/project/revision';
import { inTemporaryFolder } from '../src/node/project/temporary-folder';
import { addressOf, serve } from '../src/node/serve/server';
import { runCommand } from './cli/run-command';
import { buildNow, buildRevision } from './pictures/built';
import { countOf } from './pictures/sheet';
import { namesOfExamples, takeType } from './pictures/type-picture';
import { launchChromium } from './testing/chromium';
import { startDev } from './testing/dev-server';

const pages = path.join(siteRoot, 'pages');

void runCommand({
  usage: `
Usage: npm run picture -- TYPE [--base REVISION]

Draws one picture of all examples of a section type, in both themes, every language and two widths: for a pull request. With
--base, it shows what looks different before and after. The last line names the file.

  TYPE              a section type, for example metrics
  --base REVISION   what to compare with, for example main

Without a type, it updates the pictures in the README and the guide for editors: the home page as it is built, and the
workbench with a copy of the site.`,
  options: { base: { type: 'string' } },
  takesPaths: true,
  async run({ base }, [type, ...rest]) {
    if (rest.length > 0 || (type === undefined && base !== undefined))
      throw new UsageError('Call it with one section type: npm run picture -- metrics --base main.');
    if (type === undefined && siteRoot !== engineRoot)
      throw new UsageError(
        'Name a section type: without one, this takes the pictures of the engine\u2019s README.',
      );
    return inTemporaryFolder('picture', async (folder) => {
      if (type === undefined) await takeDocs(folder);
      else await takeExamples(type, base, folder);
      return 0;
    });
  },
});

async function takeExamples(type: string, base: string | undefined, folder: string): Promise<void> {
  // Reports an unknown type before anything is built.
  namesOfExamples(type);
  const [after, before] = [path.join(folder, 'after'), path.join(folder, 'before')];
  if (base !== undefined) buildRevision(base, folder, before);
  buildNow(after);
  const { name } = base === undefined ? { name: '' } : namedBase(siteRoot, base);
  const { picture, rows } = await takeType(
    type,
    after,
    base === undefined ? undefined : { out: before, name },
  );
  if (base !== undefined) print(`Compared with ${name}: ${countOf(rows)}.\n`);
  for (const { example, cells } of rows)
    for (const cell of cells)
      if (cell.before || cell.isNew)
        print(`${example}, ${cell.name}: ${cell.isNew ? 'new' : 'looks different'}\n`);
  const file = inCache('picture', `${type}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await small(picture));
  print(`${file}\n`);
}

async function takeDocs(folder: string): Promise<void> {
  const browser = await launchChromium();
  try {
    await takeHome(browser, path.join(folder, 'dist'));
    await takeWorkbench(browser, path.join(folder, 'pages'));
  } finally {
    await browser.close();
  }
}

async function takeHome(browser: Browser, out: string): Promise<void> {
  await buildSite({ pages, out });
  const server = await serve(out, 0);
  try {
    // Half the size keeps the README light.
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.5 });
    await page.goto(addressOf(server, out), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await write('home.png', await page.screenshot());
  } finally {
    server.close();
  }
}

/** Captures a heading being edited and a broken link. */
async function takeWorkbench(browser: Browser, copy: string): Promise<void> {
  cpSync(pages, copy, { recursive: true });
  const document = path.join(copy, 'finance/page.json');
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, text.replace('"href": "/contact"', '"href": "/contacts"'));
  const heading = JSON.parse(text).sections[1].title as string;
  const { server, url } = await startDev(copy);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 0.75 });
    await page.goto(`${url}/finance`);
    await page.getByRole('button', { name: 'Edit page' }).click();
    const panel = page.getByRole('region', { name: 'Workbench' });
    await panel.getByRole('row').first().waitFor();
    await page.getByRole('heading', { name: heading }).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Today');
    await panel.getByRole('group', { name: /still right/ }).waitFor();
    await page.waitForTimeout(1500);
    await write('workbench.png', await page.screenshot());
    await page.keyboard.press('Escape');
    await panel.getByRole('tab', { name: /Findings/ }).click();
    await page.waitForTimeout(1500);
    await write('workbench-findings.png', await page.screenshot());
  } finally {
    server.kill();
  }
}

/** Compresses a picture to the smallest palette that it needs. */
function small(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
}

async function write(name: string, picture: Buffer): Promise<void> {
  const bytes = await small(picture);
  writeFileSync(path.join(engineRoot, 'docs', name), bytes);
  print(`wrote docs/${name}, ${Math.round(bytes.length / 1000)} kB\n`);
}
