import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const acceptAll = (...codes: string[]) =>
  `"$accept": [${codes.map((code) => `{ "code": "${code}", "reason": "It is meant so." }`).join(', ')}]`;
const accept = (code: string) => acceptAll(code);
const onPage = (code: string) =>
  replacing(file, '"title": "Finance",', `"title": "Finance", ${accept(code)},`);
const sameTitle = {
  [file]: [['"title": "Finance",', `"title": "Home", ${accept('duplicate-title')},`]] as const,
};

export const cases: CheckCases = {
  found: [
    {
      name: 'what never occurred',
      changes: onPage('orphan-page'),
      file,
      pointer: '/$accept/0',
      fixed: { [file]: '"title": "Finance", "description"' },
    },
    {
      name: 'what occurs at another section',
      changes: replacing(file, '"type": "cta",', `"type": "cta", ${accept('duplicate-title')},`),
      file,
      pointer: '/sections/1/$accept/0',
      fixed: { [file]: '"type": "cta", "title"' },
    },
    {
      name: 'in a dictionary',
      changes: replacing('finance/es.json', '{\n', `{\n  ${accept('untranslated')},\n`),
      file: 'finance/es.json',
      pointer: '/$accept/0',
      fixed: { 'finance/es.json': '{\n  "One sentence' },
    },
    {
      name: 'beside one that may be needed, as a link elsewhere is wrong',
      changes: {
        [file]: [
          ['"title": "Finance",', `"title": "Finance", ${acceptAll('orphan-page', 'duplicate-title')},`],
        ],
        ...replacing(
          'index/page.json',
          '"label": "Get Started", "href": "/finance"',
          '"label": "Get Started", "href": "/finances"',
        ),
      },
      file,
      pointer: '/$accept/1',
      also: ['dead-link'],
      fixed: { [file]: `${acceptAll('orphan-page')},\n` },
    },
    {
      name: 'beside one that is misspelt',
      changes: replacing(
        file,
        '"title": "Finance",',
        `"title": "Finance", ${acceptAll('orphan-pages', 'duplicate-title')},`,
      ),
      file,
      pointer: '/$accept/1',
      also: ['wrong-accept'],
      fixed: { [file]: `${acceptAll('orphan-pages')},\n` },
    },
  ],
  quiet: [
    { name: 'what occurs', changes: sameTitle },
    { name: 'no entry', changes: {} },
    {
      name: 'what may occur, in a section with a misspelt type',
      changes: {
        [file]: [['"type": "cta",', `"type": "ctaa", ${accept('duplicate-title')},`]],
      },
      also: ['unknown-section'],
    },
    {
      name: 'a page without a link to it, while a link elsewhere is wrong',
      changes: {
        ...onPage('orphan-page'),
        ...replacing(
          'index/page.json',
          '"label": "Get Started", "href": "/finance"',
          '"label": "Get Started", "href": "/finances"',
        ),
      },
      also: ['dead-link'],
    },
    {
      name: 'numbers of items on a page with an empty title',
      changes: {
        [file]: [
          ['"title": "Finance",', `"title": "Finance", ${accept('item-numbers')},`],
          ['"title": "Write to us"', '"title": ""'],
        ],
      },
      also: ['wrong-length'],
    },
    {
      name: 'an entry without a reason, which has a check of its own',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "$accept": [{ "code": "orphan-page" }],',
      ),
      also: ['wrong-accept'],
    },
  ],
};
