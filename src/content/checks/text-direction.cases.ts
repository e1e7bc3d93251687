import type { CheckCases, SiteChanges } from './core/check-cases';

const file = '_site/site.json';
const spanish = '{ "code": "es", "name": "Español" }';

/** A site with another language, as a draft without dictionaries. */
const withLanguages = (...entries: string[]): SiteChanges => ({
  [file]: [['"brand":', `"languages": [${entries.join(', ')}], "brand":`]],
});
const english = (more = '') => `{ "code": "en", "name": "English"${more} }`;
const draft = (code: string, more = '') => `{ "code": "${code}", "name": "x", "draft": true${more} }`;

export const cases: CheckCases = {
  found: [
    {
      name: 'Arabic without a direction',
      says: ['Arabic is written from right to left, and nothing here says so', '"direction": "rtl"'],
      changes: withLanguages(english(), spanish, draft('ar')),
      file,
      pointer: '/languages/2',
      also: ['draft-language'],
      fixed: { [file]: '"direction": "rtl"' },
    },
    {
      name: 'Hebrew from left to right',
      changes: withLanguages(english(), spanish, draft('he', ', "direction": "ltr"')),
      file,
      pointer: '/languages/2/direction',
      also: ['draft-language'],
      fixed: { [file]: '"direction": "rtl"' },
    },
    {
      name: 'Azerbaijani in Arabic letters',
      changes: withLanguages(english(), spanish, draft('az-arab')),
      file,
      pointer: '/languages/2',
      also: ['draft-language'],
      fixed: { [file]: '"direction": "rtl"' },
    },
    {
      name: 'English from right to left',
      says: ['English is written from left to right.'],
      changes: withLanguages(english(', "direction": "rtl"'), spanish),
      file,
      pointer: '/languages/0/direction',
      fixed: { [file]: '"direction": "ltr"' },
    },
  ],
  quiet: [
    {
      name: 'Persian from right to left',
      changes: withLanguages(english(), spanish, draft('fa', ', "direction": "rtl"')),
      also: ['draft-language'],
    },
    { name: 'English from left to right', changes: withLanguages(english(', "direction": "ltr"'), spanish) },
    {
      name: 'Azerbaijani in Latin letters',
      changes: withLanguages(english(), spanish, draft('az')),
      also: ['draft-language'],
    },
    {
      name: 'a direction that is none, which is another mistake',
      changes: withLanguages(english(), spanish, draft('ar', ', "direction": "up"')),
      also: ['draft-language', 'wrong-value'],
    },
    {
      name: 'a code that is named twice, once by mistake',
      changes: withLanguages(english(), spanish, draft('es', ', "direction": "rtl"')),
      also: ['wrong-language'],
    },
    { name: 'an entry that is none', changes: withLanguages(english(), spanish, '7'), also: ['wrong-type'] },
    {
      name: 'a language without a code',
      changes: withLanguages(english(), spanish, '{ "name": "x", "direction": "rtl" }'),
      also: ['missing-property'],
    },
    {
      name: 'languages of a page, which has none',
      changes: {
        'finance/page.json': [
          ['"title": "Finance",', '"title": "Finance", "languages": [{ "code": "ar" }],'],
        ],
      },
      also: ['unknown-property'],
    },
  ],
};
