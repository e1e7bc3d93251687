import { expect, it } from 'vitest';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import type { SectionType } from '../../content/types.generated';
import { linkedPages } from './linked-pages';

it('lists every page that header and footer lead to once, and home, and nothing else', () => {
  const pages = new Map<string, readonly SectionType[]>([
    ['index', ['hero', 'cards']],
    ['a', ['hero']],
    ['constructor', ['cta']],
    ['deep/er', ['cards']],
    ['unlinked', ['cards']],
  ]);
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
  expect(linkedPages(pages, site)).toEqual([
    { id: 'index', types: ['hero', 'cards'] },
    { id: 'a', types: ['hero'] },
    { id: 'deep/er', types: ['cards'] },
    { id: 'constructor', types: ['cta'] },
  ]);
  // A site may have no home page.
  expect(linkedPages(new Map([['a', ['hero']]]), site)).toEqual([{ id: 'a', types: ['hero'] }]);
});
