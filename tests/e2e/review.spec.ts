import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { writeReview } from '../../scripts/cli/review-pictures';
import { compareSites } from '../../src/commands/review/compare-sites';
import { loadSite } from '../../src/content/site/load';
import { readSiteFiles } from '../../src/node/read/read';
import { schemas } from '../support/project';

const work = mkdtempSync(path.join(tmpdir(), 'reviewed-'));
const sides = {
  before: { pages: path.join(work, 'before'), out: path.join(work, 'before-out'), name: 'main' },
  after: { pages: path.join(work, 'after'), out: path.join(work, 'after-out'), name: 'the files' },
};
const load = (folder: string) => loadSite(readSiteFiles(folder), schemas);

test.beforeEach(() => {
  for (const { pages } of Object.values(sides)) {
    rmSync(pages, { recursive: true, force: true });
    cpSync(path.join(import.meta.dirname, '../sites/firm'), pages, { recursive: true });
  }
});
test.afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Changes a text file of one state of the site. */
function change(side: keyof typeof sides, file: string, make: (text: string) => string): void {
  const target = path.join(sides[side].pages, file);
  writeFileSync(target, make(readFileSync(target, 'utf8')));
}

/** The heading of the second section of a page. */
function headingOf(id: string): string {
  return JSON.parse(readFileSync(path.join(sides.after.pages, id, 'page.json'), 'utf8')).sections[1].title;
}

async function review(name: string) {
  const changes = compareSites(load(sides.before.pages), load(sides.after.pages), schemas);
  const out = path.join(work, name);
  const { languages } = load(sides.after.pages);
  return { out, ...(await writeReview('main', changes, languages, out, sides)) };
}

test('a review shows each changed section before and after, in the languages that changed, and opens from disk', async ({
  page,
}) => {
  const title = headingOf('finance');
  change('after', 'finance/page.json', (text) => text.replace(`"${title}"`, '"A Heading Nobody Has Read"'));
  change('after', 'finance/es.json', (text) => text.replace(`"${title}"`, '"A Heading Nobody Has Read"'));
  const entry = `"${headingOf('hr')}": "`;
  change('after', 'hr/es.json', (text) => text.replace(entry, `${entry}Otra cosa: `));
  const { out, notes, taken } = await review('first');
  expect(notes).toEqual([]);
  // A heading in the first language, whose translation is confirmed, and one in the other language.
  const sorted = [...taken].filter(([, { looksTheSame }]) => !looksTheSame).map(([file]) => file);
  const finance = [390, 1280].flatMap((width) => [
    `finance-2-en-${width}-after`,
    `finance-2-en-${width}-before`,
  ]);
  expect(sorted.filter((file) => file.includes('finance')).sort()).toEqual(
    finance.map((file) => `pictures/${file}.png`).sort(),
  );
  expect(sorted.some((file) => file === 'pictures/hr-2-es-390-after.png')).toBe(true);
  expect(sorted.filter((file) => file.includes('/hr-') && !file.includes('-es-'))).toEqual([]);
  await page.goto(pathToFileURL(path.join(out, 'index.html')).href);
  await expect(page.locator('ins').first()).toBeVisible();
  const images = page.locator('img');
  await expect(images).toHaveCount(sorted.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBeGreaterThan(50);
  }
});

test('a state that cannot be built is reported, and the other one is shown', async ({ page }) => {
  change('before', 'finance/page.json', (text) => text.replace('"href": "/contact"', '"href": "/nowhere"'));
  const { out, notes, taken } = await review('second');
  expect(notes).toEqual(['There are no pictures of main: its documents have 1 error, and cannot be built.']);
  expect([...taken.keys()].every((file) => file.endsWith('-after.png'))).toBe(true);
  expect(taken.size).toBeGreaterThan(0);
  await page.goto(pathToFileURL(path.join(out, 'index.html')).href);
  await expect(page.getByText('There are no pictures of main')).toBeVisible();
});

test('a language that is new is shown as it is then', async () => {
  const italian = '{ "code": "it", "name": "Italiano", "draft": true },';
  change('after', '_site/site.json', (text) => text.replace('{ "code": "es"', `${italian} { "code": "es"`));
  const entry = { [headingOf('finance')]: 'Che cosa cambia' };
  writeFileSync(path.join(sides.after.pages, 'finance/it.json'), JSON.stringify(entry));
  const { notes, taken } = await review('third');
  expect([...taken.keys()].sort()).toEqual(
    [1280, 390].map((width) => `pictures/finance-2-it-${width}-after.png`),
  );
  expect(notes).toEqual(['2 pictures of main could not be taken: there is no such page or section.']);
});

test('no picture shows anything of the header', async () => {
  const { sections } = JSON.parse(readFileSync(path.join(sides.after.pages, 'finance/page.json'), 'utf8'));
  const { subtitle } = sections[0];
  change('after', 'finance/page.json', (text) => text.replace(`"${subtitle}"`, '"Nobody has read this."'));
  const entry = '"Nobody has read this.": "Nadie lo ha leído.",';
  change('after', 'finance/es.json', (text) => text.replace('{', `{ ${entry}`));
  const picturesOf = ({ out, taken }: Awaited<ReturnType<typeof review>>) =>
    [...taken.keys()]
      .filter((file) => file.includes('/finance-1-'))
      .sort()
      .map(
        (file) =>
          `${file} ${createHash('sha256')
            .update(readFileSync(path.join(out, file)))
            .digest('hex')}`,
      );
  const named = await review('named');
  expect(named.notes).toEqual([]);
  const pictures = picturesOf(named);
  for (const side of ['before', 'after'] as const)
    change(side, '_site/site.json', (text) => text.replace(/("brand": \{\s*"name": )"[^"]*"/, '$1"Other"'));
  expect(pictures).not.toEqual([]);
  expect(picturesOf(await review('renamed'))).toEqual(pictures);
});
