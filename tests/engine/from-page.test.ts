import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { lendingPages } from '../../src/content/site/lists';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { pageKeys } from '../../src/node/render/page-keys';
import { diagnose, schemas, validSite, withFiles } from '../support/checks';
import { files } from '../support/naming-pages';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const today = '2027-05-15';
it('an item that names a page causes no findings', () => {
  const findings = diagnose(withFiles(validSite, files)).filter(({ code }) => code !== 'unlisted-page');
  expect(findings.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)).toEqual([]);
});

it('is followed by builds, which render only the pages that show it', async () => {
  for (const [name, text] of Object.entries(files)) copy.add(name, text);
  const keysNow = async () => {
    const checker = await scanned(copy.pages, schemas);
    const resolvedPages = lendingPages(checker.site.pages.values(), checker.site.all(), today);
    const shared = {
      ...checker.shared,
      languages: checker.languages,
      images: new Map(),
      lenders: resolvedPages,
      today,
    };
    const keyOf = pageKeys(checker, shared, schemas, '');
    // Without the hashes of their own files, only what they show of other pages is left.
    return new Map([...checker.site.pages].map(([id, facts]) => [id, keyOf(facts, '')]));
  };
  let before = await keysNow();
  const changed = async (...change: Parameters<typeof copy.change>) => {
    copy.change(...change);
    const after = await keysNow();
    const ids = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
    before = after;
    return ids.sort();
  };
  expect(await changed('cranes/es.json', 'La mitad del tiempo', 'Medio tiempo')).toEqual(['finance']);
  // The figures are in a section that the home page shares.
  expect(await changed('cranes/es.json', '12 toneladas', '13 toneladas')).toEqual(['index']);
  expect(await changed('_site/es.json', '"Inicio"', '"Portada"')).toContain('finance');
  // No other page shows this.
  expect(await changed('cranes/es.json', '(es)', '(es).')).toEqual([]);
});

it('is shown by builds and by development, follows what is saved, and moves with its page', async () => {
  for (const [name, text] of Object.entries(files)) copy.add(name, text);
  const out = path.join(copy.work, 'out');
  const { diagnostics } = await buildSite({ pages: copy.pages, out });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(readFileSync(path.join(out, 'es/finance.html'), 'utf8')).toContain('La mitad del tiempo');
  const content = new LiveContent(copy.pages);
  await content.load();
  const first = () => JSON.parse(content.file('content/es/finance.json') ?? '{}').sections.at(-1).items[0];
  expect(first()).toMatchObject({ outcome: 'La mitad del tiempo' });
  copy.change('cranes/es.json', 'La mitad del tiempo', 'Medio tiempo');
  await content.saved(['cranes/es.json']);
  expect(first()).toMatchObject({ outcome: 'Medio tiempo' });

  const places = new UseFinder(copy.pages, schemas).find('/cranes').places;
  expect(places.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual(
    expect.arrayContaining(['_shared/figures/section.json /of', 'finance/page.json /sections/2/items/0/of']),
  );
  const checker = await scanned(copy.pages, schemas);
  executePlan(planPageMove(checker, copy.pages, { from: '/cranes', to: '/lifts' }));
  expect(JSON.parse(copy.read('finance/page.json')).sections[2].items[0].of).toBe('/lifts');
  expect(JSON.parse(copy.read('_shared/figures/section.json')).of).toBe('/lifts');
});
