import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator';

const languagesWith = (language: string) => [
  { code: 'en', name: 'English' },
  { code: language, name: language },
];

it.each(['pt-br', 'zh-hant', 'en-gb', 'es'])('translates into %s, as sites name it', (language) => {
  const translatorFor = createTranslator(languagesWith(language), new Map([[language, { Home: 'shared' }]]));
  const translate = translatorFor(language, 'visit', { Visit: 'own' });
  expect(['Visit', 'Home', 'Neither'].map(translate)).toEqual(['own', 'shared', 'Neither']);
});

it.each([
  ['es', 'es-mx'],
  ['zh', 'zh-hant-tw'],
  ['zh-hant', 'zh-hant-tw'],
])('has no word of %s in %s', (base, regional) => {
  const languages = [base, regional].map((code) => ({ code, name: code }));
  const translatorFor = createTranslator(
    [{ code: 'en', name: 'English' }, ...languages],
    new Map<string, Record<string, string>>([
      [base, { '$3.2M': 'shared', Home: 'shared' }],
      [regional, { Home: 'regional' }],
    ]),
  );
  const copies = ['$3.2M', 'Visit', 'Home'];
  expect(copies.map(translatorFor(base, 'visit', { Visit: 'own' }))).toEqual(['shared', 'own', 'shared']);
  expect(copies.map(translatorFor(regional, 'visit', {}))).toEqual(['$3.2M', 'Visit', 'regional']);
});

describe('a text', () => {
  const shared = { Home: 'shared', Both: 'shared', Empty: 'shared', 'a.b': 'shared', 'a:b': 'shared' };
  const translatorFor = createTranslator(languagesWith('es'), new Map([['es', shared]]));
  const own = { Both: 'own', Empty: '', 'Now. Then': 'own', 'x:y': 'own' };

  it.each([
    ['Both', 'own'],
    ['Home', 'shared'],
    // An empty entry is still to be translated.
    ['Empty', 'shared'],
    ['Now. Then', 'own'],
    ['x:y', 'own'],
    ['a.b', 'shared'],
    ['a:b', 'shared'],
    ['Closes at {{time}}', 'Closes at {{time}}'],
    ['toString', 'toString'],
  ])('%s is %s in Spanish', (copy, translation) => {
    expect(translatorFor('es', 'visit', own)(copy)).toBe(translation);
  });

  it('stays what it is in the source language, whatever dictionaries say', () => {
    expect(translatorFor('en', 'visit', own)('Both')).toBe('Both');
  });

  it('is not translated by the dictionary of another page', () => {
    translatorFor('es', 'visit', own);
    expect(translatorFor('es', 'fees', {})('Both')).toBe('shared');
    expect(translatorFor('es', '_site', {})('Both')).toBe('shared');
    expect(translatorFor('es', 'visit', { Home: 'own' })('Home')).toBe('own');
    expect(translatorFor('es', '_site', {})('Home')).toBe('shared');
  });
});
