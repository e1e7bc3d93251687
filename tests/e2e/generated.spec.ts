import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { createResolver } from '../../src/content/resolve/resolve';
import type { Page as PageDocument } from '../../src/content/site/load';
import { loadBundle } from '../../src/node/bundle/bundle';
import { loadServerEntry } from '../../src/node/bundle/server-entry';
import { templateFiller } from '../../src/node/render/html';
import { ordinary, sectionsOf } from '../support/documents';
import { languages, site } from '../support/firm';
import { schemas, sectionTypes } from '../support/project';
import { violationsOf } from './axe';

const image = { src: '/assets/plant.svg', width: 8, height: 8 };

/** Sections that pass the checks: valid, with a heading above their items' headings, and distinct anchors. */
function validSections(type: string, count: number): unknown[] {
  const validate = schemas.section(type);
  const ids = (section: unknown) =>
    [...JSON.stringify(section).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
  return fc
    .sample(sectionsOf(type, ordinary), { seed: 7, numRuns: 20 })
    .map((section) => {
      const titled = { title: 'The section', ...(section as object) };
      return validate?.(titled) ? titled : section;
    })
    .filter((section) => validate?.(section) && new Set(ids(section)).size === ids(section).length)
    .slice(0, count);
}

test.describe.configure({ mode: 'parallel' });

/** How many sections of each type are made. */
const count = process.env.A11Y === 'all' ? 3 : 1;

for (const [place, type] of [...sectionTypes].entries())
  test(`sections that are made from the schema of the type ${type} are accessible`, async ({ page }) => {
    const bundle = loadBundle('tests/sites/firm');
    const { renderPage } = loadServerEntry(bundle.folder);
    const fill = templateFiller(bundle.template, site.languages);
    const resolver = createResolver({ ...site, images: new Map([['made/plant.svg', image]]) }, schemas);
    await page.route('**/assets/plant.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const sections = validSections(type, count);
    expect(sections.length).toBeGreaterThan(0);
    for (const [index, section] of sections.entries()) {
      const hero = {
        type: 'hero',
        title: 'A made page',
        subtitle: 'What stands below comes from the schema.',
      };
      const text = JSON.stringify({
        title: 'Made',
        description: 'A page that was made for a test.',
        sections: type === 'hero' ? [section] : [hero, section],
      });
      const document: PageDocument = {
        id: 'made',
        route: '/made',
        source: { path: 'made/page.json', text, value: JSON.parse(text), isBroken: false },
        dictionaries: new Map(),
      };
      const language = languages[(place + index) % languages.length] ?? 'en';
      const resolved = resolver.page(document, language);
      const parts = renderPage({ page: resolved, site: resolver.site(language) });
      const html = fill(resolved, parts);
      await page.route('**/made', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto('/made', { waitUntil: 'domcontentloaded' });
      // examples.spec.ts looks at the site's header and footer.
      const violations = await violationsOf(page, ['body > header', 'body > footer']);
      expect.soft(violations.join('\n\n'), `${language} ${text}`).toBe('');
      await page.unroute('**/made');
    }
  });
