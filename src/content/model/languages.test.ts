import { expect, it } from 'vitest';
import {
  directionOf,
  isLanguageCode,
  isWrittenIn,
  languageName,
  languageOfDictionary,
  languageOfWords,
  listNames,
  namesOf,
  numberSigns,
  ownName,
  publishedLanguages,
  readLanguageCode,
  sourceLanguage,
  translatedLanguages,
  wordsFile,
} from './languages';

const languages = [
  { code: 'en', name: 'English', draft: true },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français', draft: true },
];
const codes = (some: readonly { code: string }[]) => some.map(({ code }) => code);

it('the first language is the source, which is published even if it calls itself a draft', () => {
  expect(sourceLanguage(languages)).toBe('en');
  expect(sourceLanguage([])).toBe('');
  expect(codes(translatedLanguages(languages))).toEqual(['es', 'fr']);
  expect(codes(publishedLanguages(languages))).toEqual(['en', 'es']);
});

it.each([
  ['_site/words/fr.json', 'fr'],
  ['_site/words/pt-br.json', 'pt-br'],
  ['_site/words/page.json', undefined],
  ['_site/words/FR.json', undefined],
  ['_site/words/fr.json.txt', undefined],
  ['a/_site/words/fr.json', undefined],
  ['_site/words/a/fr.json', undefined],
])('%s has the words of %s', (file, language) => {
  expect(languageOfWords(file)).toBe(language);
  if (language !== undefined) expect(wordsFile(language)).toBe(file);
});

it.each([
  ['fees/es.json', 'es'],
  ['es.json', 'es'],
  ['fees/en.json', undefined],
  ['fees/xes.json', undefined],
  ['fees/de.json', undefined],
])('%s is the dictionary of %s', (file, language) => {
  expect(languageOfDictionary(file, languages)).toBe(language);
});

it.each([
  ['fr', 'French', 'français'],
  ['xx', 'xx', 'xx'],
  ['not a code', 'not a code', 'not a code'],
])('%s is called %s, and %s in itself', (code, name, own) => {
  expect(languageName(code)).toBe(name);
  // Once more: the second answer is remembered.
  expect([ownName(code), ownName(code)]).toEqual([own, own]);
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as %j', (names, text) => {
  expect(listNames(names)).toBe(text);
  expect(listNames(names, ' or ')).toBe(text.replace(' and ', ' or '));
});

it('names of languages are listed, too', () => {
  expect(namesOf(['es', 'fr'])).toBe('Spanish and French');
  expect(namesOf(['es', 'fr'], ' or ')).toBe('Spanish or French');
});

it.each([
  ['en', true],
  ['pt-br', true],
  ['zh-hant', true],
  ['gsw', true],
  ['xx', false],
  ['EN', false],
  ['e', false],
  ['english', false],
  ['pt-BR', false],
  ['pt-', false],
  ['-pt', false],
])('whether %s is the code of a language: %s', (text, expected) => {
  expect(isLanguageCode(text)).toBe(expected);
});

it.each([
  ['pt-br', 'pt-br'],
  ['pt_BR', 'pt-br'],
  [' zh-Hant', 'zh-hant'],
  ['zh_Hant_TW', 'zh-hant-tw'],
  ['english', undefined],
  ['pt BR', undefined],
  ['', undefined],
])('%j is read as the code %j', (text, expected) => {
  expect(readLanguageCode(text)).toBe(expected);
});

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['az-arab', 'rtl'],
  ['az', 'ltr'],
  ['not a code', 'ltr'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

it.each([
  ['a', 'es', true],
  ['ж', 'es', false],
  ['ж', 'ru', true],
  ['日', 'ja', true],
  ['か', 'ja', true],
  ['カ', 'ja', true],
  ['か', 'zh', false],
  ['日', 'zh-hant', true],
  ['한', 'ko', true],
  ['日', 'ko', true],
  ['か', 'ko', false],
  ['ж', 'not a code', true],
])('whether %s is a letter of %s: %s', (letter, language, expected) => {
  expect([isWrittenIn(letter, language), isWrittenIn(letter, language)]).toEqual([expected, expected]);
});

it.each([
  ['en', { decimal: '.', group: ',', percent: '', isPercentFirst: false }],
  ['es', { decimal: ',', group: '.', percent: '\u00a0', isPercentFirst: false }],
  ['tr', { decimal: ',', group: '.', percent: '', isPercentFirst: true }],
  ['eu', { decimal: ',', group: '.', percent: '\u00a0', isPercentFirst: true }],
])('the signs of numbers in %s are %j', (language, signs) => {
  expect(numberSigns(language)).toEqual(signs);
  expect(numberSigns(language)).toBe(numberSigns(language));
});
