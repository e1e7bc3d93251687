import { type CheckCases, replacing } from './core/check-cases';
import { inFrench } from './unused-translation.cases';

const image = {};

export const cases: CheckCases = {
  found: [
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
      says: ['belongs to no page'],
      changes: { 'gone/es.json': '{}' },
      file: 'gone/es.json',
      pointer: '',
    },
    {
      name: 'dictionaries whose page is gone, in several languages',
      says: ['These 2 dictionaries belong to no page', 'gone/page.json', 'back'],
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
      file: 'finance/fr.json',
      pointer: '',
    },
    {
      name: 'dictionaries of such a language, which are one finding',
      says: ['its 2 dictionaries are not'],
      changes: { 'finance/fr.json': '{}', 'index/fr.json': '{}' },
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
    { name: 'a document beside the folders', changes: { 'page.json': '{}' }, file: 'page.json', pointer: '' },
    {
      name: 'an image of a kind that browsers do not show',
      changes: { 'finance/plant.tiff': 'II*' },
      file: 'finance/plant.tiff',
      pointer: '',
    },
    {
      name: 'a page whose folder is a link that leads out of the project, which others link to',
      severity: 'error',
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
