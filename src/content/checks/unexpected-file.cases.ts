import { type CheckCases, replacing } from './core/check-cases';
import { inFrench } from './unused-translation.cases';

const image = {};

/** A page that shows an image, and the home page another one. */
const shown = (src: string, home = '../_site/team.svg') => ({
  ...replacing(
    'finance/page.json',
    '"type": "hero",',
    `"type": "hero", "heroImage": "${src}", "heroImageAlt": "Home",`,
  ),
  ...replacing('index/page.json', '../_site/team.svg', home),
});

export const cases: CheckCases = {
  found: [
    ...['con.jpg', 'Nul.jpg', 'com1.old.jpg'].map((name) => ({
      name: `an image that Windows cannot have: ${name}`,
      says: [`Windows keeps the name "${name}" for itself`, 'where it is shown'],
      changes: { ...shown(`./${name}`), [`finance/${name}`]: image },
      file: `finance/${name}`,
      pointer: '',
    })),
    {
      name: 'two images that differ in capitals only',
      says: ['Windows and macOS take this file and Plant.jpg for one'],
      changes: {
        ...shown('./plant.jpg', '../finance/Plant.jpg'),
        '_site/team.svg': null,
        'finance/plant.jpg': image,
        'finance/Plant.jpg': image,
      },
      file: 'finance/plant.jpg',
      pointer: '',
    },
    {
      name: 'notes',
      says: ['is not part of the site', 'page.json with es.json beside it; images'],
      changes: { 'finance/notes.txt': 'Call Ann.' },
      file: 'finance/notes.txt',
      pointer: '',
    },
    {
      name: 'a document of nothing',
      says: ['Remove everything else'],
      changes: { 'finance/data.json': '{}' },
      file: 'finance/data.json',
      pointer: '',
    },
    {
      name: 'a dictionary of no page',
      says: ['belongs to no page', 'remove this file'],
      changes: { 'gone/es.json': '{}' },
      file: 'gone/es.json',
      pointer: '',
    },
    {
      name: 'dictionaries whose page is gone, in several languages',
      says: ['These 2 dictionaries belong to no page', 'gone/page.json', 'back', 'remove them'],
      causes: ['gone/page.json'],
      others: [{ file: 'gone/fr.json', pointer: '' }],
      changes: { ...inFrench(''), 'gone/es.json': '{}', 'gone/fr.json': '{}' },
      file: 'gone/es.json',
      pointer: '',
    },
    {
      name: 'a dictionary of a language that the site does not have',
      says: [
        'French is not a language of the site, so this dictionary is not',
        'every fr.json',
        '_site/site.json',
      ],
      changes: { 'finance/fr.json': '{}' },
      finding: { dependsOn: 'languages', doubts: { language: 'fr' } },
      file: 'finance/fr.json',
      pointer: '',
    },
    {
      name: 'dictionaries of such a language, which are one finding',
      says: ['its 2 dictionaries are not'],
      changes: { 'finance/fr.json': '{}', 'index/fr.json': '{}' },
      others: [{ file: 'index/fr.json', pointer: '' }],
      file: 'finance/fr.json',
      pointer: '',
    },
    {
      name: 'dictionaries of such a language, called as other programs call them',
      says: [
        'Canadian French is not a language of the site',
        'its 2 dictionaries are not',
        'every fr_CA.json',
      ],
      changes: { 'finance/fr_CA.json': '{}', 'index/fr_CA.json': '{}' },
      file: 'finance/fr_CA.json',
      pointer: '',
    },
    ...['es.json', '_shared/es.json'].map((name) => ({
      name: `a dictionary where no document can be: ${name}`,
      says: ['This file is not part of the site', 'Remove everything else'],
      changes: { [name]: '{}' },
      file: name,
      pointer: '',
    })),
    {
      name: 'a document beside the folders',
      changes: { 'page.json': '{}' },
      file: 'page.json',
      pointer: '',
      says: ['Remove everything else'],
    },
    {
      name: 'a shared section in a folder within that of another',
      changes: { '_shared/hours/winter/section.json': '{}' },
      file: '_shared/hours/winter/section.json',
      pointer: '',
      says: ['Shared sections are section.json with es.json beside it'],
    },
    {
      name: 'a dictionary of a shared section that is gone',
      changes: { '_shared/hours/es.json': '{}' },
      file: '_shared/hours/es.json',
      pointer: '',
      says: ['belongs to no section', 'no section.json beside it'],
    },
    {
      name: 'a copy of a dictionary of no language of the site, under a name of its own',
      changes: { 'finance/fr.json.bak': '{}' },
      file: 'finance/fr.json.bak',
      pointer: '',
      says: ['Pages are page.json'],
    },
    {
      name: 'notes in a site of one language, whose pages have no dictionaries',
      changes: {
        'finance/notes.txt': 'Call Ann.',
        '_site/site.json': [['"url"', '"languages": [{ "code": "en", "name": "English" }], "url"']],
        ...Object.fromEntries(
          ['_site', 'finance', 'index', 'sitemap', '_not-found'].map((folder) => [`${folder}/es.json`, null]),
        ),
      },
      file: 'finance/notes.txt',
      pointer: '',
      says: ['Pages are page.json; images are'],
    },
    {
      name: 'a typeface that the theme does not name',
      changes: { '_site/fonts/Old.woff2': { face: {} } },
      file: '_site/fonts/Old.woff2',
      pointer: '',
      says: ['No face of the theme', '_site/theme.json'],
    },
    ...[
      'finance/LICENSE.txt',
      '_site/fonts/about-OFL.txt',
      '_site/fonts/OFL.txt~',
      '_site/fonts/OFLs.txt',
    ].map((file) => ({
      name: `what is no license of a typeface: ${file}`,
      changes: { [file]: 'x' },
      file,
      pointer: '',
      says: ['This file is not part of the site'],
    })),
    {
      name: 'an image of a kind that browsers do not show',
      changes: { 'finance/plant.tiff': 'II*' },
      file: 'finance/plant.tiff',
      pointer: '',
    },
    {
      name: 'a page whose folder is a link that leads out of the project, which others link to',
      severity: 'error',
      says: ['leads out of the project', 'Copy what it leads to'],
      changes: { finance: { why: 'leads-out', isFolder: true } },
      file: 'finance',
      pointer: '',
    },
    {
      name: 'the folder of the site that is a link to nothing',
      changes: { _site: { why: 'leads-nowhere', isFolder: true } },
      file: '_site',
      pointer: '',
    },
    {
      name: 'a folder of images that is a link around in a circle',
      changes: {
        photographs: { why: 'circle', isFolder: true },
        ...replacing('sitemap/page.json', '"../_site/plant.webp"', '"../photographs/plant.webp"'),
        '_site/plant.webp': null,
      },
      file: 'photographs',
      pointer: '',
      says: ['around in a circle'],
    },
    {
      name: 'a file that is a link to nothing',
      severity: 'warning',
      changes: { 'finance/data.txt': { why: 'leads-nowhere', isFolder: false } },
      file: 'finance/data.txt',
      pointer: '',
      says: ['leads to nothing', 'where it leads'],
    },
    {
      name: 'a dictionary that is a link to nothing',
      severity: 'error',
      changes: { 'sitemap/es.json': { why: 'leads-nowhere', isFolder: false } },
      file: 'sitemap/es.json',
      pointer: '',
    },
    {
      name: 'a pipe under the name of an image',
      severity: 'error',
      changes: { 'finance/plant.jpg': { why: 'no-file', isFolder: false } },
      file: 'finance/plant.jpg',
      pointer: '',
      says: ['neither a file nor a folder'],
    },
    {
      name: 'a dictionary whose name is written otherwise, where there is one',
      changes: { 'finance/ES.json': '{}' },
      file: 'finance/ES.json',
      pointer: '',
      says: ['Remove everything else'],
    },
    {
      name: 'a dictionary of no language',
      changes: { 'finance/12.json': '{}' },
      file: 'finance/12.json',
      pointer: '',
      says: ['is not part of the site', 'Pages are page.json'],
    },
    {
      name: 'a file that is called like a language',
      changes: { 'finance/fr.txt': 'x' },
      file: 'finance/fr.txt',
      pointer: '',
      says: ['Pages are page.json'],
    },
    {
      name: 'a file in no folder',
      changes: { 'notes.txt': 'x' },
      file: 'notes.txt',
      pointer: '',
      says: ['Pages are page.json'],
    },
    {
      name: 'the output of a program, which is one finding',
      changes: { 'dist/index.html': 'x', 'dist/a/b.js': 'x', 'dist/a/c.js': 'x' },
      file: 'dist/a/b.js',
      pointer: '',
      others: [
        { file: 'dist/a/c.js', pointer: '' },
        { file: 'dist/index.html', pointer: '' },
      ],
      says: ['the folder "dist"', '3 other files'],
    },
    {
      name: 'a folder of a program within that of a page',
      changes: { 'finance/__MACOSX/a.bin': 'x', 'finance/__MACOSX/b.bin': 'x' },
      file: 'finance/__MACOSX/a.bin',
      pointer: '',
      says: ['the folder "finance/__MACOSX"'],
    },
    {
      name: 'a folder with one unknown file and an image',
      changes: { 'photographs/plant.jpg': image, 'photographs/notes.txt': 'x' },
      also: ['unused-image'],
      file: 'photographs/notes.txt',
      pointer: '',
      says: ['This file is not part of the site'],
    },
    {
      name: 'dictionaries of the language that documents are written in',
      says: ['English is the language that documents are written in', 'Remove every en.json'],
      changes: { 'finance/en.json': '{}', 'index/en.json': '{}' },
      file: 'finance/en.json',
      pointer: '',
    },
    {
      name: 'a document that resembles one which a site can do without',
      says: ['Did you mean theme.json?'],
      changes: { '_site/themes.json': '{}' },
      file: '_site/themes.json',
      pointer: '',
    },
    {
      name: 'a PDF that no page offers',
      changes: { 'finance/menu.pdf': '%PDF-1.7' },
      file: 'finance/menu.pdf',
      pointer: '',
      says: ['No page offers this file', 'type downloads'],
    },
  ],
  quiet: [
    {
      name: 'an image whose name begins like a device',
      changes: { ...shown('./console.jpg'), 'finance/console.jpg': image },
    },
    {
      name: 'images of one name in two folders',
      changes: {
        ...shown('./plant.jpg', './Plant.jpg'),
        '_site/team.svg': null,
        'finance/plant.jpg': image,
        'index/Plant.jpg': image,
      },
    },
    {
      name: 'a PDF that a page offers',
      changes: {
        'finance/menu.pdf': '%PDF-1.7',
        ...replacing(
          'finance/page.json',
          '"type": "cta",',
          '"type": "downloads", "items": [{ "file": "./menu.pdf", "label": "Finance" }] }, { "type": "cta",',
        ),
      },
    },
    {
      name: 'a PDF that a page offers under a misspelt name, which is the mistake',
      changes: {
        'finance/menu.pdf': '%PDF-1.7',
        ...replacing(
          'finance/page.json',
          '"type": "cta",',
          '"type": "downloads", "items": [{ "file": "./menus.pdf", "label": "Finance" }] }, { "type": "cta",',
        ),
      },
      also: ['missing-download'],
    },
    {
      name: 'a PDF that was meant by a path out of the site, which is the mistake',
      changes: {
        'finance/menu.pdf': '%PDF-1.7',
        ...replacing(
          'finance/page.json',
          '"type": "cta",',
          '"type": "downloads", "items": [{ "file": "../../menu.pdf", "label": "Finance" }] }, { "type": "cta",',
        ),
      },
      also: ['missing-download'],
    },
    {
      name: 'a PDF while a page cannot be read that may offer it',
      changes: { 'finance/menu.pdf': '%PDF-1.7', 'finance/page.json': '{' },
      also: ['json-syntax'],
    },
    {
      name: 'licenses of typefaces, which accompany these',
      changes: Object.fromEntries(
        ['OFL.txt', 'LICENSE', 'Licence-Lora.md', 'COPYING'].map((name) => [`_site/fonts/${name}`, 'x']),
      ),
    },
    {
      name: 'words of components in a language of the site',
      changes: { '_site/words/es.json': '{}' },
    },
    {
      name: 'the shared dictionary while the document of the site is missing, which is the mistake',
      changes: { '_site/site.json': null },
      also: ['missing-document'],
    },
    {
      name: 'a file in the place of the folder of the home page, which is the mistake',
      changes: {
        'index/page.json': null,
        'index/es.json': null,
        index: 'text',
        'finance/page.json': [['"href": "/#start"', '"href": "/sitemap"']],
      },
      also: ['missing-document', 'unused-image', 'unused-translation'],
    },
    {
      name: 'the folder of the site in capitals with all its files, which is the mistake',
      changes: {
        '_site/site.json': null,
        '_site/es.json': null,
        '_site/glossary.json': null,
        '_Site/site.json': '{}',
        '_Site/es.json': '{}',
        '_Site/theme.json': '{}',
      },
      also: ['missing-document'],
    },
    {
      name: 'dictionaries of a language that was put first by mistake',
      changes: {
        '_site/site.json': [
          [
            '"url"',
            '"languages": [{ "code": "es", "name": "Español" }, { "code": "en", "name": "English" }], "url"',
          ],
        ],
      },
      also: ['missing-document'],
    },
    { name: 'a page with its dictionary', changes: {} },
    {
      name: 'an image, which has a check of its own',
      changes: { 'finance/plant.jpg': image },
      also: ['unused-image'],
    },
    {
      name: 'a page under another name, which has a check of its own',
      changes: { 'about/page.jsonc': '{}' },
      also: ['missing-document'],
    },
    { name: 'the rules of the site', changes: { '_site/rules.json': '{}' } },
    {
      name: 'the theme of the site',
      changes: { '_site/theme.json': '{ "$schema": "../../../../schemas/theme.schema.json" }' },
    },
  ],
};
