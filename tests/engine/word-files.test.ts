import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { unknownWords, unusedWords } from '../../src/node/read/unused-words';
import { incompleteWordFiles, missingWords, wordFiles, wordLanguages } from '../../src/node/read/word-files';
import { sources } from '../support/project';

const wordsIn = (folder: string): string[] => {
  const file = path.join(engineRoot, folder, 'en.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

it.each(wordLanguages())('has every word of components in %s', (language) => {
  expect(wordFiles(language)).not.toEqual([]);
  expect(missingWords(language)).toBeUndefined();
});

it('has no words in a language without a file of them', () => {
  expect(wordFiles('tlh')).toEqual([]);
  expect(missingWords('tlh')).toBe('all');
});

it('lists the word files that lack words of the English one, an empty word among them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  const write = (name: string, words: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(words));
  write('en.json', { open: 'Open', close: 'Close' });
  write('es.json', { close: 'Cerrar', open: 'Abrir' });
  write('fr.json', { open: 'Ouvrir', close: '' });
  writeFileSync(path.join(folder, 'pt-br.json'), '{');
  writeFileSync(path.join(folder, 'index.ts'), '');
  expect(incompleteWordFiles([folder, path.join(folder, 'missing')])).toEqual([
    { file: path.join(folder, 'fr.json'), lacking: ['close'] },
    { file: path.join(folder, 'pt-br.json'), lacking: ['open', 'close'] },
  ]);
  rmSync(folder, { recursive: true });
});

it('asks for no form of a plural where that for all other numbers stands in for it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  const write = (name: string, words: object) =>
    writeFileSync(path.join(folder, name), JSON.stringify(words));
  write('en.json', { days_one: '{{count}} day', days_other: '{{count}} days' });
  write('ja.json', { days_other: '{{count}}日' });
  write('fr.json', { days_one: '{{count}} jour' });
  expect(incompleteWordFiles([folder])).toEqual([
    { file: path.join(folder, 'fr.json'), lacking: ['days_other'] },
  ]);
  rmSync(folder, { recursive: true });
});

it('has no word that no component uses', () => {
  expect(unusedWords()).toEqual([]);
});

it('names the line of a word that no file has', () => {
  const text = "<p>\n  {t('plans.yaer')} {t(\n    'venue.days', { count })}\n</p>";
  const near =
    "<p>{t('plans.year')}{t('plans.items', { count: 2 })}{split('a.b')}{t('plans.' + x)}{format.t('c.d')}</p>";
  const keys = ['plans.year', 'plans.items_one', 'plans.items_other'];
  expect(unknownWords(new Map([['/plans.tsx', text]]), keys)).toEqual([
    {
      file: '/plans.tsx',
      line: 2,
      message: 'This says "plans.yaer", and no en.json has such words: did you mean "plans.year"?',
    },
    {
      file: '/plans.tsx',
      line: 3,
      message: 'This says "venue.days", and no en.json has such words: add it to the files of words',
    },
  ]);
  expect(unknownWords(new Map([['/plans.tsx', near]]), keys)).toEqual([]);
});

it('has every word that a component says', () => {
  expect(unknownWords()).toEqual([]);
});

it('has each word in one place', () => {
  const ofSite = wordsIn('src/site/words');
  expect(wordsIn('src/i18n').filter((key) => ofSite.includes(key))).toEqual([]);
});

it('has no word of the site that the engine already has', () => {
  const engine = sources('src').filter(({ file }) => !/^src\/site\/|\.(test|generated)\./.test(file));
  const used = wordsIn('src/site/words').filter((key) =>
    engine.some(({ text }) => text.includes(`t('${key.replace(/_[a-z]+$/, '')}'`)),
  );
  expect(used).toEqual([]);
});
