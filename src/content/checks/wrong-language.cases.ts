import { type CheckCases, replacing } from './core/check-cases';

const file = '_site/site.json';
const url = '"url": "https://www.example.com",';
const languages = (...listed: string[]) =>
  replacing(file, url, `${url} "languages": [${listed.join(', ')}],`);
const english = '{ "code": "en", "name": "English" }';
const spanish = '{ "code": "es", "name": "Español" }';

const italian = '{ "code": "it", "name": "Italiano", "draft": true }';
const lacking = (lacks: readonly string[] | 'all') => ({
  ...languages(english, spanish, italian),
  '_site/words/it.json': { lacks },
});
export const cases: CheckCases = {
  found: [
    {
      name: 'a language in which components have no words',
      changes: lacking('all'),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      severity: 'warning',
      says: ['in Italian', 'npm run new:language -- it', '_site/words/it.json'],
    },
    {
      name: 'a language in which components lack one word',
      changes: lacking(['form.choose']),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      says: ['in Italian: "form.choose".', '"form.choose": "Please choose"', '_site/words/it.json'],
    },
    {
      name: 'a language in which components lack several words',
      changes: lacking(['form.choose', 'form.fault.empty', 'form.of.later']),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      says: ['"form.choose" and 2 more', '"form.fault.empty": "Please fill this in.", "form.of.later": ""'],
    },
    {
      name: 'a language in which section types of the site alone lack words',
      changes: lacking(['venue.open', 'venue.closed']),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      says: ['Add them to src/site/words/it.json, translated: "venue.open"'],
    },
    {
      name: 'a language in which they lack words beside those of the engine',
      changes: lacking(['venue.open', 'form.choose']),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      says: [
        '_site/words/it.json, translated: "form.choose"',
        '; and to src/site/words/it.json, translated: "venue.open"',
      ],
    },
    {
      name: 'a language in which components lack more words than a hint has room for',
      changes: lacking(Array.from({ length: 13 }, (_, index) => `form.fault.${index}`)),
      file,
      pointer: '/languages/2/code',
      also: ['draft-language'],
      says: ['"form.fault.0" and 12 more', '"form.fault.11": "" …'],
    },
    {
      name: 'the code of no language, beside a code that is not written like one',
      changes: languages(
        english,
        spanish,
        '{ "code": "qq", "name": "Q" }',
        '{ "code": "PT_br", "name": "P" }',
      ),
      file,
      pointer: '/languages/2/code',
      also: ['wrong-value'],
    },
    {
      name: 'the first one again',
      changes: languages(english, spanish, english),
      file,
      pointer: '/languages/2/code',
    },
    {
      name: 'the second one again',
      changes: languages(english, spanish, spanish),
      file,
      pointer: '/languages/2/code',
    },
    {
      name: 'a draft in the first place',
      changes: languages('{ "code": "en", "name": "English", "draft": true }', spanish),
      file,
      pointer: '/languages/0/draft',
      fixed: { [file]: '{ "code": "en", "name": "English" }' },
    },
    {
      name: 'the code of no language',
      changes: languages(english, spanish, '{ "code": "qq", "name": "Q", "draft": true }'),
      file,
      pointer: '/languages/2/code',
      says: ['"qq"', '"pt-br"'],
    },
  ],
  quiet: [
    {
      name: 'two codes that are empty',
      changes: languages(english, spanish, '{ "code": "", "name": "Q" }', '{ "code": "", "name": "Q" }'),
      also: ['wrong-value', 'wrong-value'],
    },
    { name: 'a site whose document is gone', changes: { [file]: null }, also: ['missing-document'] },
    { name: 'a site whose document is a list', changes: { [file]: '[]' }, also: ['wrong-type'] },
    {
      name: 'a site whose document cannot be read',
      changes: { [file]: '{ "languages": [' },
      also: ['json-syntax'],
    },
    { name: 'two languages', changes: languages(english, spanish) },
    { name: 'the same name for two', changes: languages(english, spanish.replace('Español', 'English')) },
    {
      name: 'a draft in the second place',
      changes: languages(english, spanish.replace(' }', ', "draft": true }')),
      also: ['draft-language'],
    },
    { name: 'an entry that is none', changes: languages(english, spanish, '7'), also: ['wrong-type'] },
    {
      name: 'languages that are no list',
      changes: replacing(file, url, `${url} "languages": 7,`),
      also: ['wrong-type'],
    },
    {
      name: 'an entry without a code',
      changes: languages(english, spanish, '{ "name": "Q" }'),
      also: ['missing-property'],
    },
  ],
};
