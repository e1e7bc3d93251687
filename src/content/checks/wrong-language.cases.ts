import { type CheckCases, replacing } from './core/check-cases';

const file = '_site/site.json';
const url = '"url": "https://www.example.com",';
const languages = (...listed: string[]) =>
  replacing(file, url, `${url} "languages": [${listed.join(', ')}],`);
const english = '{ "code": "en", "name": "English" }';
const spanish = '{ "code": "es", "name": "Español" }';

export const cases: CheckCases = {
  found: [
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
