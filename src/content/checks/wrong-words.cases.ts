import type { CheckCases, SiteChanges } from './core/check-cases';

const file = '_site/words/es.json';
const words = (text: string): SiteChanges => ({ [file]: text });
const months = (name: (month: number) => string, separator: string, count = 12): SiteChanges => {
  const names = Array.from({ length: count }, (_, index) => name(index + 1)).join(separator);
  return words(JSON.stringify({ 'format.months': names }));
};
const monthsAt = { file, pointer: '/format.months' };

export const cases: CheckCases = {
  found: [
    {
      name: 'a key with a slip',
      changes: words('{ "nav.hom": "Portada" }'),
      file,
      pointer: '/nav.hom',
      says: ['Did you mean "nav.home"?'],
    },
    {
      name: 'a key that resembles none',
      changes: words('{ "opening-hours.closed-on-mondays": "Cerrado" }'),
      file,
      pointer: '/opening-hours.closed-on-mondays',
      says: ['Remove it.'],
    },
    {
      name: 'a word without what is filled in',
      changes: words('{ "nav.items": "Más" }'),
      file,
      pointer: '/nav.items',
      says: ['{{label}}'],
    },
    {
      name: 'a word with something else filled in',
      changes: words('{ "nav.items": "Más: {{name}}" }'),
      file,
      pointer: '/nav.items',
      says: ['{{label}}'],
    },
    {
      name: 'a word with more filled in than in English',
      changes: words('{ "nav.home": "Portada de {{brand}}" }'),
      file,
      pointer: '/nav.home',
      says: ['{{brand}}', 'in English it is "Home"'],
    },
    {
      name: 'a form for numbers with something else filled in',
      changes: words('{ "use-cases.months_many": "{{cuenta}} de meses" }'),
      file,
      pointer: '/use-cases.months_many',
      says: ['{{cuenta}}'],
    },
    {
      name: 'a key without its word',
      changes: words('{ "nav.home": "" }'),
      file,
      pointer: '/nav.home',
      says: ['has no word yet', 'in English it is "Home"', 'Write it between the quotes'],
    },
    {
      name: 'a form for numbers with a blank in the place of its word',
      changes: words('{ "use-cases.months_many": " " }'),
      file,
      pointer: '/use-cases.months_many',
      says: ['{{count}}'],
    },
    {
      name: 'a form for numbers that English does not have',
      changes: words('{ "use-cases.months_few": "" }'),
      file,
      pointer: '/use-cases.months_few',
      says: ['in English it is "{{count}} months"'],
    },
    {
      name: 'a pattern with a blank in the place of its word',
      changes: words('{ "format.month": " " }'),
      file,
      pointer: '/format.month',
      says: ['has no word yet'],
    },
    {
      name: 'a sign between thousands that is missing',
      changes: words('{ "format.group": "" }'),
      file,
      pointer: '/format.group',
      says: ['has no word yet'],
    },
    {
      name: 'a key with a slip whose word is empty',
      changes: words('{ "nav.hom": "" }'),
      file,
      pointer: '/nav.hom',
      says: ['Did you mean "nav.home"?'],
    },
    {
      name: 'months without a name',
      changes: words('{ "format.months": "" }'),
      ...monthsAt,
      says: ['has no word yet'],
    },
    {
      name: 'a word of the source language',
      changes: { '_site/words/en.json': '{ "nav.menue": "Contents" }' },
      file: '_site/words/en.json',
      pointer: '/nav.menue',
    },
    {
      name: 'a word that documents say themselves now',
      changes: { [file]: '{ "nav.home": "Portada", "contact.firstName": "Nombre de pila" }' },
      file,
      pointer: '/contact.firstName',
      says: ['documents say it themselves', '--fix'],
      fixed: { [file]: '{ "nav.home": "Portada" }' },
    },
    {
      name: 'a form for numbers of a word that there is not',
      changes: words('{ "use-cases.monts_many": "{{count}} de meses" }'),
      file,
      pointer: '/use-cases.monts_many',
    },
    {
      name: 'months whose names have a space',
      changes: months((month) => `tháng ${month}`, ' '),
      ...monthsAt,
      says: ['24 names', 'separate them by "|"'],
    },
    {
      name: 'a month too few',
      changes: months((month) => `m${month}`, ' ', 11),
      ...monthsAt,
      says: ['11 names'],
    },
    {
      name: 'a month too many, with a sign between them',
      changes: months((month) => `tháng ${month}`, '|', 13),
      ...monthsAt,
      says: ['13 names'],
    },
    {
      name: 'months with two spaces between them',
      changes: months((month) => `m${month}`, '  '),
      ...monthsAt,
      says: ['a separator too many'],
    },
    {
      name: 'a sign behind the last month',
      changes: months((month) => (month === 12 ? 'tháng 12|' : `tháng ${month}`), '|'),
      ...monthsAt,
    },
    {
      name: 'digits in words',
      changes: words('{ "format.grouped-from": "cuatro" }'),
      file,
      pointer: '/format.grouped-from',
      says: ['"4"'],
    },
  ],
  quiet: [
    { name: 'twelve months', changes: months((month) => `m${month}`, ' ') },
    {
      name: 'months whose names have a space that does not break',
      changes: months((month) => `tháng\u00a0${month}`, ' '),
    },
    {
      name: 'months whose names have a space, with a sign between them',
      changes: months((month) => `tháng ${month}`, '|'),
    },
    { name: 'a sign with spaces around it', changes: months((month) => `tháng ${month}`, ' | ') },
    { name: 'a space between thousands', changes: words('{ "format.group": "\u00a0" }') },
    { name: 'numbers that are grouped from another size', changes: words('{ "format.grouped-from": "5" }') },
    {
      name: 'a word that an outdated document takes along',
      changes: {
        'finance/page.json': [
          [
            '"type": "cta",',
            '"type": "contact-form", "title": "Get Started" },\n    {\n      "type": "cta",',
          ],
        ],
        [file]: '{ "contact.firstName": "Nombre de pila" }',
      },
      also: ['outdated-document'],
    },
    { name: 'a word that says something else', changes: words('{ "nav.home": "Portada" }') },
    { name: 'what is filled in at another place', changes: words('{ "nav.items": "{{label}}: más" }') },
    {
      name: 'what is filled in, with spaces around it',
      changes: words('{ "nav.items": "Más: {{ label }}" }'),
    },
    {
      name: 'a form for numbers that English does not tell apart',
      changes: words('{ "use-cases.months_many": "{{count}} de meses" }'),
    },
    { name: 'a number in letters', changes: words('{ "use-cases.months_one": "un mes" }') },
    { name: 'no words', changes: words('{}') },
    {
      name: 'words that say where their schema is, and are wrong about it',
      changes: words('{ "$schema": "../../../../../schemas/words.schema.json", "nav.home": "Portada" }'),
      also: ['wrong-value'],
    },
    { name: 'a list of words', changes: words('["Portada"]'), also: ['wrong-type'] },
    { name: 'a word that is no text', changes: words('{ "nav.home": 7 }'), also: ['wrong-type'] },
    { name: 'words that are not JSON', changes: words('{ "nav.home": '), also: ['json-syntax'] },
    {
      name: 'words of a language that the site does not have',
      changes: { '_site/words/fr.json': '{ "nav.hom": "Accueil" }' },
      also: ['unexpected-file'],
    },
  ],
};
