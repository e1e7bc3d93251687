import type { CheckCases, SiteChanges } from './core/check-cases';

/** Where the section is inserted. */
const after = '"actions": [{ "label": "Write to us", "href": "/#start" }]\n    },';
const file = 'finance/page.json';
const pointer = '/sections/1/items/0/file';
const pdf = '%PDF-1.7 menu';
const section = (name: string) =>
  `{ "type": "downloads", "items": [{ "file": ${JSON.stringify(name)}, "label": "Finance" }] },`;
/** A page with a download. */
const offers = (name: string): SiteChanges => ({ [file]: [[after, after + section(name)]] });
const slip = (name: string, written: string) => ({
  ...{ name, file, pointer },
  changes: { ...offers(written), 'finance/menu.pdf': pdf },
  fixed: { [file]: '"./menu.pdf"' },
  says: ['Write "./menu.pdf"'],
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a file that is not there',
      changes: offers('./menu.pdf'),
      ...{ file, pointer },
      causes: ['finance/menu.pdf'],
      says: ['There is no file "./menu.pdf"', 'beside the document'],
    },
    slip('other capitals than the file has', './Menu.pdf'),
    slip('a file beside the document without "./"', 'finance/menu.pdf'),
    {
      name: 'a name that is nearly right',
      changes: { ...offers('./menus.pdf'), 'finance/menu.pdf': pdf },
      ...{ file, pointer },
      says: ['Did you mean "./menu.pdf"?'],
    },
    {
      name: 'a path out of the site',
      changes: offers('../../../etc/menu.pdf'),
      ...{ file, pointer },
      says: ['leads out of the site'],
    },
    {
      name: 'a page that a browser runs',
      changes: offers('./menu.html'),
      ...{ file, pointer },
      says: ['of a kind that pages do not offer', 'zip'],
    },
    { name: 'a script', changes: offers('./menu.js'), ...{ file, pointer }, says: ['of a kind'] },
    {
      name: 'a drawing, which may hold scripts',
      changes: offers('../_site/team.svg'),
      ...{ file, pointer },
      says: ['is an image', 'gallery'],
    },
    {
      name: 'a space in the name',
      changes: offers('./the menu.pdf'),
      ...{ file, pointer },
      says: ['letters from a to z'],
    },
    {
      name: 'umlauts in the name, on a site in German',
      changes: {
        ...offers('./Packliste Gäste.pdf'),
        'finance/Packliste Gäste.pdf': pdf,
        '_site/site.json': [
          [
            '"url": "https://www.example.com",',
            '"url": "https://www.example.com", "languages": [{ "code": "de", "name": "Deutsch" }, { "code": "es", "name": "Español" }],',
          ],
        ],
      },
      ...{ file, pointer },
      says: ['No file can be called "./Packliste Gäste.pdf"', 'Call the file "./Packliste-Gaeste.pdf"'],
    },
    {
      name: 'an address of another site',
      changes: offers('https://example.org/menu.pdf'),
      ...{ file, pointer },
      says: ['is not the path of a file'],
    },
    {
      name: 'a document of the site',
      changes: offers('./page.json'),
      ...{ file, pointer },
      says: ['of a kind'],
    },
    {
      name: 'one that two pages offer',
      changes: {
        ...offers('../_site/menu.pdf'),
        'sitemap/page.json': [
          [
            '{\n      "type": "link-groups"',
            `${section('../_site/menu.pdf')} {\n      "type": "link-groups"`,
          ],
        ],
      },
      ...{ file, pointer },
      says: ['sitemap'],
    },
    {
      name: 'one that two pages offer, in other capitals than the file has',
      changes: {
        ...offers('../_site/Menu.pdf'),
        '_site/menu.pdf': pdf,
        'sitemap/page.json': [
          [
            '{\n      "type": "link-groups"',
            `${section('../_site/Menu.pdf')} {\n      "type": "link-groups"`,
          ],
        ],
      },
      ...{ file, pointer },
      says: ['Write "../_site/menu.pdf"'],
      fixed: { [file]: '"../_site/menu.pdf"', 'sitemap/page.json': '"../_site/menu.pdf"' },
    },
    {
      name: 'a page that a browser runs, without "./"',
      changes: offers('menu.html'),
      ...{ file, pointer },
      says: ['is not the path of a file'],
    },
    {
      name: 'a folder that is named like a page',
      changes: offers('./menu.html/'),
      ...{ file, pointer },
      says: ['is not the path of a file'],
    },
  ],
  quiet: [
    { name: 'a file beside the document', changes: { ...offers('./menu.pdf'), 'finance/menu.pdf': pdf } },
    {
      name: 'one that all pages share',
      changes: { ...offers('../_site/menu.pdf'), '_site/menu.pdf': pdf },
    },
    {
      name: 'capitals, as some programs write them',
      changes: { ...offers('./MENU.PDF'), 'finance/MENU.PDF': pdf },
    },
    {
      name: 'a file that is empty, which has a check of its own',
      changes: { ...offers('./menu.pdf'), 'finance/menu.pdf': '' },
      also: ['broken-download'],
    },
  ],
};
