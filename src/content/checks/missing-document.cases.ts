import type { CheckCases } from './core/check-cases';

const empty = '{}\n';

export const cases: CheckCases = {
  found: [
    {
      name: 'a site without its home page, which all others link to',
      says: ['it holds the home page'],
      changes: {
        'index/page.json': null,
        'index/es.json': null,
        'finance/page.json': [['"href": "/#start"', '"href": "/sitemap"']],
      },
      also: ['unused-image', 'unused-translation'],
      file: 'index/page.json',
      pointer: '',
    },
    {
      name: 'a site without its document, in a language more than usual',
      changes: { '_site/site.json': null, 'finance/fr.json': empty },
      file: '_site/site.json',
      pointer: '',
    },
    {
      name: 'a file where the folder of the site document belongs',
      says: ['_site is a file', 'put a folder in its place'],
      changes: {
        '_site/site.json': null,
        '_site/es.json': null,
        '_site/glossary.json': null,
        '_site/team.svg': null,
        '_site/plant.webp': null,
        _site: 'text',
      },
      also: ['missing-image', 'missing-image'],
      file: '_site/site.json',
      pointer: '',
    },
    {
      name: 'a page without its dictionary',
      says: ['no Spanish dictionary', 'sitemap/es.json', 'each text of the page'],
      causes: ['sitemap/es.json'],
      changes: { 'sitemap/es.json': null },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a dictionary under another name',
      says: ['Rename', 'sitemap/Es.json'],
      causes: ['sitemap/es.json', 'sitemap/Es.json'],
      changes: { 'sitemap/es.json': null, 'sitemap/Es.json': empty },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a site without its 404 page',
      says: ['it holds the page for unknown paths'],
      changes: { '_not-found/page.json': null, '_not-found/es.json': null },
      also: ['unused-translation'],
      file: '_not-found/page.json',
      pointer: '',
    },
    {
      name: 'a page under another name',
      says: ['about/page.json', 'Rename', 'about/pages.json', 'no such page'],
      causes: ['about/pages.json'],
      changes: { 'about/pages.json': empty },
      file: 'about/page.json',
      pointer: '',
    },
    {
      name: 'the site document under another name',
      changes: { '_site/site.json': null, '_site/Site.json': empty },
      file: '_site/site.json',
      pointer: '',
      says: ['Rename', '_site/Site.json'],
      causes: ['_site/Site.json'],
    },
    {
      name: 'the shared dictionary',
      changes: { '_site/es.json': null },
      file: '_site/es.json',
      pointer: '',
      says: ['the Spanish of header and footer'],
    },
    {
      name: 'a language without any dictionary',
      changes: {
        '_site/es.json': null,
        'finance/es.json': null,
        'index/es.json': null,
        'sitemap/es.json': null,
        '_not-found/es.json': null,
      },
      file: '_site/site.json',
      pointer: '',
      says: ['no Spanish dictionary, neither', 'new:language -- es'],
    },
    {
      name: 'the site document and its dictionary',
      changes: { '_site/site.json': null, '_site/es.json': null },
      file: '_site/site.json',
      pointer: '',
      says: ['it holds brand, header and footer'],
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
