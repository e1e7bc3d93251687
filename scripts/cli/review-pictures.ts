import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildSite } from '../../src/commands/build/build';
import { groupChanges, type ReviewPicture } from '../../src/commands/review/pictures';
import { type ReviewPage, reviewHtml } from '../../src/commands/review/review-page';
import { isError } from '../../src/content/model/diagnostics';
import { type Languages, sourceLanguage } from '../../src/content/model/languages';
import type { PageChanges } from '../../src/content/model/page-changes';
import { localize, pageIdOf } from '../../src/content/model/routes';
import { sectionSelector } from '../../src/content/model/section-selector';
import { addTo } from '../../src/content/text/grouped';
import { plural } from '../../src/content/text/plural';
import { emptyOwn, writeOwn } from '../../src/node/output/own-folder';
import { addressOf, serve } from '../../src/node/serve/server';
import { launchChromium } from '../testing/chromium';

/** The manifest of a review's output. */
const mark = '.review.json';

/** Number of browser pages open at once. */
const openPages = 3;

/** One version of the site: its documents and the folder of its build. */
interface Side {
  pages: string;
  out: string;
  /** Its name in messages. */
  name: string;
}

/**
 * Writes a review as a page that opens from disk, with its pictures.
 *
 * @param base the revision that the site is compared with, as it was given
 * @param out the folder for `index.html` and `pictures`: empty, or written by an earlier review
 * @param isOurs whether the folder is in the project's cache
 * @returns the file of the page, the pictures taken, and why others are missing
 */
export async function writeReview(
  base: string,
  changes: readonly PageChanges[],
  languages: Languages,
  out: string,
  sides: { before: Side; after: Side },
  isOurs = false,
): Promise<{ file: string } & Pick<ReviewPage, 'taken' | 'notes'>> {
  const source = sourceLanguage(languages);
  const pages = changes.map((page) => ({ page, groups: groupChanges(page, source) }));
  const wanted = pages.flatMap(({ groups }) => groups.flatMap(({ pictures }) => pictures));
  emptyOwn(out, mark, isOurs);
  const { taken, notes, bytes } = await takePictures(wanted, sides, languages);
  const html = reviewHtml({ base, pages, notes, taken });
  writeOwn(out, mark, new Map<string, string | Uint8Array>([['index.html', html], ...bytes]));
  return { file: path.join(out, 'index.html'), taken, notes };
}

/**
 * Takes pictures of sections before and after a change, both built with the current code.
 *
 * @returns the pictures taken, by file name, and why others are missing
 */
async function takePictures(
  wanted: readonly ReviewPicture[],
  sides: { before: Side; after: Side },
  languages: Languages,
): Promise<Pick<ReviewPage, 'taken' | 'notes'> & { bytes: Map<string, Buffer> }> {
  const bytes = new Map<string, Buffer>();
  const notes: string[] = [];
  let browser: Browser | undefined;
  try {
    for (const side of ['before', 'after'] as const) {
      const own = wanted.filter((picture) => picture.side === side);
      if (own.length === 0) continue;
      const { pages, out, name } = sides[side];
      const only = new Set(own.map(({ route }) => pageIdOf(route)));
      const { diagnostics } = await buildSite({ pages, out, only, drafts: true });
      const errors = diagnostics.filter(isError).length;
      if (errors > 0) {
        const count = plural(errors, 'error');
        notes.push(`There are no pictures of ${name}: its documents have ${count}, and cannot be built.`);
        continue;
      }
      browser ??= await launchChromium();
      const server = await serve(out, 0);
      try {
        const url = addressOf(server, out);
        const pictures = await picturesFrom(browser, url, own, languages);
        for (const [file, picture] of pictures) bytes.set(file, picture);
        const missing = own.length - pictures.length;
        if (missing > 0)
          notes.push(
            `${plural(missing, 'picture')} of ${name} could not be taken: there is no such page or section.`,
          );
      } finally {
        server.close();
      }
    }
  } finally {
    await browser?.close();
  }
  const sideOf = (file: string, side: ReviewPicture['side']) =>
    bytes.get(file.replace(/[a-z]+\.png$/, `${side}.png`));
  const isSame = (file: string) => {
    const before = sideOf(file, 'before');
    return before !== undefined && (sideOf(file, 'after')?.equals(before) ?? false);
  };
  const taken = new Map([...bytes.keys()].map((file) => [file, { looksTheSame: isSame(file) }]));
  return { taken, notes, bytes };
}

/** Takes pictures of those sections that the built site has: a change may bring a language, or an address in one. */
async function picturesFrom(
  browser: Browser,
  url: string,
  wanted: readonly ReviewPicture[],
  languages: Languages,
): Promise<[file: string, picture: Buffer][]> {
  const views = new Map<string, ReviewPicture[]>();
  for (const picture of wanted) {
    const key = JSON.stringify([localize(picture.route, picture.language, languages), picture.width]);
    addTo(views, key, picture);
  }
  const taken: [string, Buffer][] = [];
  const left = [...views];
  const work = async () => {
    for (let view = left.shift(); view; view = left.shift()) {
      const [key, pictures] = view;
      const [address, width] = JSON.parse(key) as [string, number];
      if (!(await fetch(url + address)).ok) continue;
      const page = await openPage(browser, url + address, width);
      const sections = await page.locator(sectionSelector).all();
      for (const { file, index } of pictures) {
        const picture = await sections[index]?.screenshot();
        if (picture) taken.push([file, picture]);
      }
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: openPages }, work));
  return taken;
}

async function openPage(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  // A sticky header would cover part of the pictures.
  await page.addStyleTag({ content: '.site-header { position: relative !important }' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
