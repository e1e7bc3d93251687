import { type CheckCases, replacing } from './core/check-cases';

const file = '_site/site.json';
const url = '"url": "https://www.example.com",';
const languages = (...listed: string[]) =>
  replacing(file, url, `${url}\n  "languages": [{ "code": "en", "name": "English" }, ${listed.join(', ')}],`);
const spanish = '{ "code": "es", "name": "Español" }';
const draftOf = (code: string, name: string) => `{ "code": "${code}", "name": "${name}", "draft": true }`;

export const cases: CheckCases = {
  found: [
    {
      name: 'the only other language',
      changes: languages(draftOf('es', 'Español')),
      file,
      pointer: '/languages/1',
      says: ['Spanish', 'Remove "draft"'],
    },
    {
      name: 'a translation that has hardly begun',
      changes: {
        ...languages(draftOf('es', 'Español')),
        'finance/es.json': '{}',
        'index/es.json': null,
      },
      file,
      pointer: '/languages/1',
      says: ['24 of 26 texts are translated. npm run', '--language es lists what it lacks'],
    },
    {
      name: 'a translation by a machine, of which somebody has to read one text',
      changes: {
        ...languages(draftOf('es', 'Español')),
        'finance/es.json': [['{', '{ "$machine": ["De 3,2 a 12 meses"],']],
      },
      file,
      pointer: '/languages/1',
      says: ['26 of 26 texts', '1 of them by a machine', '--language es lists them, and what it lacks'],
    },
    {
      name: 'a draft that is called so in its own words',
      changes: languages(draftOf('es', 'Castellano')),
      file,
      pointer: '/languages/1',
    },
  ],
  quiet: [
    { name: 'two languages that are published', changes: languages(spanish) },
    {
      name: 'a language that says that it is no draft',
      changes: languages(spanish.replace(' }', ', "draft": false }')),
    },
    { name: 'a site that names no languages', changes: {} },
  ],
};
