import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ResolvedSite } from '../../content/resolve';
import { linkedPages } from './linked-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'linked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a page with sections of these types. */
function page(id: string, ...types: string[]): void {
  mkdirSync(path.join(folder, id), { recursive: true });
  const sections = types.map((type) => ({ type }));
  writeFileSync(path.join(folder, id, 'page.json'), JSON.stringify({ sections }));
}

it('lists every page that header and footer lead to once, and home, and nothing else', () => {
  page('index', 'hero', 'cards', 'hero');
  page('a', 'hero');
  page('constructor', 'cta');
  page('deep/er', 'cards');
  page('unlinked', 'cards');
  const link = (href: string) => ({ label: href, href });
  const site = {
    languages: [
      { code: 'en', name: 'English' },
      { code: 'es', name: 'Español' },
    ],
    header: { navigation: [link('/a'), link('/a#top'), link('/alias')], action: link('/es/deep/er?x=1') },
    footer: {
      columns: [
        {
          title: '',
          links: [link('https://elsewhere.example/a'), link('mailto:a@b.example'), link('/constructor')],
        },
      ],
    },
  } as unknown as ResolvedSite;
  const ids = new Set(['index', 'a', 'constructor', 'deep/er', 'unlinked']);
  expect(linkedPages(folder, ids, site)).toEqual([
    { id: 'index', types: ['hero', 'cards'] },
    { id: 'a', types: ['hero'] },
    { id: 'deep/er', types: ['cards'] },
    { id: 'constructor', types: ['cta'] },
  ]);
  // A site may have no home.
  expect(linkedPages(folder, new Set(['a']), site)).toEqual([{ id: 'a', types: ['hero'] }]);
});
