import type { CheckCases } from '../check-cases';

const empty = '{}\n';

export const cases: CheckCases = {
  found: [
    {
      name: 'a page without its dictionary',
      changes: { 'sitemap/es.json': null },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a dictionary under another name',
      changes: { 'sitemap/es.json': null, 'sitemap/Es.json': empty },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a site without its 404 page',
      changes: { '_not-found/page.json': null, '_not-found/es.json': null },
      also: ['unused-translation'],
      file: '_not-found/page.json',
      pointer: '',
    },
    {
      name: 'a page under another name',
      changes: { 'about/pages.json': empty },
      file: 'about/page.json',
      pointer: '',
    },
  ],
  quiet: [
    { name: 'a dictionary that is empty', changes: { 'sitemap/es.json': empty } },
    { name: 'a site without a glossary', changes: { '_site/glossary.json': null } },
    { name: 'a site without rules', changes: {} },
    {
      name: 'a folder with images alone',
      changes: { 'photographs/plant.jpg': {} },
      also: ['unused-image'],
    },
  ],
};
