import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { exampleRoute } from '../../src/content/model/section-files';
import { addressOf, serve } from '../../src/node/serve/server';
import { gallerySite } from '../any-site/sites';
import { examplesOf, sectionTypes } from '../support/project';
import { readSite } from '../support/site';
import { violationsOf } from './axe';
import { layoutOf, stickingOut } from './page-layout';
import { readersSource, widthsOfReaders } from './readers';
import { framing, looksAt, type Size, unpaintedFrame } from './unpainted';

/**
 * axe-core (WCAG 2.2 AA and best practices), windows and readers, on every example of the gallery: together they show every
 * section type. any-site.spec.ts tests them in pages. A11Y=all tests each in both themes, both languages and three widths;
 * otherwise in two of these twelve combinations.
 */
test.describe.configure({ mode: 'parallel' });

let server: Server | undefined;
test.afterEach(() => server?.close());

/** The languages of the site whose gallery was built. */
const { languages } = readSite(gallerySite);
const [, second] = languages;
const other = second === undefined ? '' : `/${second}`;

const ways = [
  { theme: 'light', language: '', width: 1280 },
  { theme: 'dark', language: other, width: 320 },
];
const allWays = ['light', 'dark'].flatMap((theme) =>
  [...new Set(['', other])].flatMap((language) =>
    [320, 768, 1280].map((width) => ({ theme, language, width })),
  ),
);

/** Looks at an example as its readers do, and at its layout. */
const lookingAround = `((layoutOf, stickingOut, troubleOfReaders) => (width) => {
  const { sideways, outside } = layoutOf();
  return { width, layout: { sideways, outside, wide: stickingOut() }, trouble: troubleOfReaders(width) };
})(${layoutOf}, ${stickingOut}, ${readersSource()})`;
interface Look {
  width: number;
  layout: object;
  trouble: string[];
}

for (const type of sectionTypes)
  test(`every example of the type ${type} fits every window and every reader`, async ({ page }) => {
    const folder = process.env.SITE_OUT ?? 'dist';
    server = await serve(folder, 0, framing);
    const address = addressOf(server, folder);
    const frame = await unpaintedFrame(page, address);
    for (const { theme, language, width } of process.env.A11Y === 'all' ? allWays : ways) {
      // Without a stored theme, none has been chosen.
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      const sizes = [...new Set([...widthsOfReaders, width])].map((at): Size => [at, 900]);
      for (const [index, example] of Object.keys(examplesOf(type)).entries()) {
        const name = `${language}/_gallery/${type}, example ${example}, ${theme}, ${width} px`;
        const answer = await frame.goto(address + language + exampleRoute(type, example), {
          waitUntil: 'domcontentloaded',
        });
        expect(answer?.status(), name).toBe(200);
        const looks = await looksAt<Look>(frame, sizes, lookingAround);
        for (const { width: at, layout, trouble } of looks)
          expect
            .soft({ ...layout, trouble }, `${name}, at ${at} px`)
            .toEqual({ sideways: 0, outside: [], wide: [], trouble: [] });
        // The header and the footer, most of such a page, are the same around every example.
        const around = index > 0 ? ['body > header', 'body > footer'] : [];
        expect.soft((await violationsOf(frame, around)).join('\n\n'), name).toBe('');
      }
    }
  });
