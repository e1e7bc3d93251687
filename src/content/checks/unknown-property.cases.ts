import type { CheckCases } from './core/check-cases';
import { figures } from './outdated-document.cases';

const file = 'finance/page.json';

export const cases: CheckCases = {
  found: [
    {
      name: 'sections inside a section',
      changes: { [file]: [['"type": "hero",', '"type": "hero", "sections": [],']] },
      file,
      pointer: '/sections/0/sections',
      says: ['stand in the list of a page'],
    },
    {
      name: 'the address of a link as other programs call it, which lacks its words, too',
      changes: { [file]: [['{ "label": "Get Started", "href": "/" }', '{ "url": "/" }']] },
      also: ['missing-property'],
      file,
      pointer: '/sections/1/actions/0/url',
      says: ['Did you mean "href"?'],
    },
    {
      name: 'the properties of a button in an object of their own, of which none is missing then',
      changes: {
        [file]: [
          ['{ "label": "Get Started", "href": "/" }', '{ "props": { "label": "Get Started", "href": "/" } }'],
        ],
      },
      file,
      pointer: '/sections/1/actions/0/props',
      says: ['Unknown property "props"', 'Write what it contains in its place.'],
    },
    {
      name: 'a part of them, of which another one is missing',
      changes: { [file]: [['{ "label": "Get Started", "href": "/" }', '{ "props": { "href": "/" } }']] },
      also: ['missing-property'],
      file,
      pointer: '/sections/1/actions/0/props',
      says: ['Write what it contains in its place.'],
    },
    {
      name: 'an object with something else, which takes the place of nothing',
      changes: {
        [file]: [
          ['{ "label": "Get Started", "href": "/" }', '{ "props": { "label": "Get Started", "to": "/" } }'],
        ],
      },
      also: ['missing-property', 'missing-property'],
      file,
      pointer: '/sections/1/actions/0/props',
      says: ['It may have'],
    },
    {
      name: 'the former name of a property, beside its present one',
      changes: figures('gain": "Home", "improvement', 'improvement'),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/gain',
      says: ['is called "improvement" now, which is there as well.', 'remove "gain"'],
    },
    {
      name: 'the first of two names that a property had, beside the second',
      changes: figures('gain": "Home", "profit', 'improvement'),
      also: ['outdated-document'],
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/profit',
      says: ['remove "profit"'],
    },
    {
      name: 'a misspelt role of a colour',
      says: ['Did you mean "surfaceMuted"?'],
      changes: {
        '_site/theme.json':
          '{ "$schema": "../../../../schemas/theme.schema.json", "light": { "surfaceMutd": "#eee" } }',
      },
      file: '_site/theme.json',
      pointer: '/light/surfaceMutd',
      fixed: { '_site/theme.json': '"surfaceMuted": "#eee"' },
    },
    {
      name: 'a misspelt property',
      changes: { [file]: [['"subtitle": "One', '"subtitel": "One']] },
      file,
      pointer: '/sections/0/subtitel',
      marks: '"subtitel"',
      fixed: { [file]: '"subtitle": "One' },
    },
    {
      name: 'a property that resembles another',
      says: ['Unknown property "header"'],
      changes: { [file]: [['"title": "Finance",', '"title": "Finance", "header": { "text": "Finance" },']] },
      file,
      pointer: '/header',
    },
    {
      name: 'a property with a capital',
      changes: { [file]: [['"background"', '"Background"']] },
      file,
      pointer: '/sections/1/Background',
      fixed: { [file]: '"background"' },
    },
    {
      name: 'a property of a section whose type begins with a vowel',
      says: ['in an "article" section'],
      changes: {
        [file]: [
          [
            '    {\n      "type": "cta",',
            '    { "type": "article", "blocks": [{ "paragraphs": ["3.2"] }], "colours": 1 },\n    {\n      "type": "cta",',
          ],
        ],
      },
      file,
      pointer: '/sections/1/colours',
    },
    {
      name: 'a property that resembles none',
      says: ['Unknown property "colours" in a "cta" section. It may have', '"background"'],
      changes: { [file]: [['"background"', '"colours"']] },
      file,
      pointer: '/sections/1/colours',
    },
    {
      name: 'a property that is misspelt, and there already',
      changes: { [file]: [['"background"', '"subtitel": "", "background"']] },
      file,
      pointer: '/sections/1/subtitel',
    },
    {
      name: 'a property of another section type',
      changes: { [file]: [['"background"', '"heroImageAlt": "Money", "background"']] },
      file,
      pointer: '/sections/1/heroImageAlt',
      says: ['"hero" sections have it. It may have'],
    },
    {
      name: 'a property of another section type, in a button',
      changes: {
        [file]: [['{ "label": "Get Started",', '{ "heroImageAlt": "Money", "label": "Get Started",']],
      },
      file,
      pointer: '/sections/1/actions/0/heroImageAlt',
      says: ['in "actions" of a "cta" section. It may have'],
    },
    {
      name: 'a property of three other section types',
      changes: { [file]: [['"background"', '"result": "Money", "background"']] },
      file,
      pointer: '/sections/1/result',
      says: ['"quote"', '"summary" sections have it. It may have'],
    },
    {
      name: 'the same one in several items',
      changes: {
        '_not-found/page.json': [
          ['{ "number": 1,', '{ "colours": 1, "number": 1,'],
          ['{ "number": 2,', '{ "colours": 1, "number": 2,'],
        ],
      },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/colours',
      says: ['It occurs in 2 places'],
    },
    ...[
      ['with items of its own', '{ "type": "faq", "items": [] }'],
      [
        'with a title',
        '{ "type": "cta", "title": "Finance", "actions": [{ "label": "Home", "href": "/" }] }',
      ],
    ].map(([name = '', section = '']) => ({
      name: `a section in the list of another, ${name}`,
      changes: { '_not-found/page.json': [['{ "number": 1,', `${section}, { "number": 1,`]] as const },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/type',
      says: ['A section stands in "items" of a "steps" section', 'Move it to "sections"'],
    })),
    {
      name: 'the type of its section in an item, which lacks nothing',
      changes: { '_not-found/page.json': [['{ "number": 1,', '{ "type": "steps", "number": 1,']] },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/type',
      says: ['Unknown property "type" in "items"'],
    },
    {
      name: 'a property that a great many section types have',
      says: ['"items" in a "hero" section. It may have'],
      changes: { [file]: [['"type": "hero",', '"type": "hero", "items": [],']] },
      file,
      pointer: '/sections/0/items',
    },
  ],
  quiet: [
    {
      name: 'a property by the name that it had, which has a check of its own',
      changes: figures('gain', 'improvement'),
      also: ['outdated-document'],
    },
    {
      name: 'an optional property',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "end",']] },
    },
    {
      name: 'the path to its schema',
      changes: { 'finance/es.json': [['{', '{ "$schema": "../../../../schemas/dictionary.schema.json",']] },
    },
    {
      name: 'what is accepted',
      changes: {
        'index/page.json': [['"href": "/finance"', '"href": "/"']],
        [file]: [
          [
            '"title": "Finance",',
            '"title": "Finance", "$accept": [{ "code": "orphan-page", "reason": "A test." }],',
          ],
        ],
      },
    },
  ],
};
