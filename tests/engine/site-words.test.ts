import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../../src/node/project/project';
import { wordsOfLanguage } from '../../src/node/read/word-files';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

/** A site in a language for which the engine has no words. */
const root = temporaryFolder('site-words');
const pages = path.join(root, 'pages');
const at = (file: string) => path.join(pages, file);
const write = (file: string, value: unknown) => writeFileSync(at(file), JSON.stringify(value, null, 2));
const read = (file: string) => JSON.parse(readFileSync(at(file), 'utf8'));
/** Words that contain their own key. */
const words = Object.fromEntries(
  // What numbers and days are made of says so much, and no more.
  Object.entries(wordsOfLanguage('en')).map(([key, text]) => [
    key,
    /^format\.(group|months)/.test(key) ? text : `pt ${text}`,
  ]),
);
const findings = () => {
  const { stdout } = runCommand('validate-pages', '--pages', pages, '--format', 'json');
  return JSON.parse(stdout).diagnostics.map(({ code, file, message }: Record<string, string>) => ({
    code,
    file: path.basename(file ?? ''),
    message,
  }));
};

beforeAll(() => {
  cpSync(path.join(engineRoot, 'tests/broken-sites/_valid'), pages, { recursive: true });
  for (const folder of ['_site', '_not-found', 'finance', 'index', 'sitemap'])
    try {
      renameSync(at(`${folder}/es.json`), at(`${folder}/pt.json`));
    } catch {
      // A page without translated text has no dictionary.
    }
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'pt', name: 'Português' },
  ];
  write('_site/site.json', { ...read('_site/site.json'), languages });
  const { terms, ...glossary } = read('_site/glossary.json');
  write('_site/glossary.json', {
    ...glossary,
    terms: terms.map(
      ({ term, translations: { es } }: { term: string; translations: Record<string, unknown> }) => ({
        term,
        translations: { pt: es },
      }),
    ),
  });
  mkdirSync(at('_site/words'));
});

it('reports missing words at the language, with the file for them', () => {
  const { 'nav.home': _, ...others } = words;
  expect(findings()).toEqual([
    { code: 'wrong-language', file: 'site.json', message: expect.stringContaining('no words in Portuguese') },
  ]);
  write('_site/words/pt.json', others);
  expect(findings()).toEqual([
    { code: 'wrong-language', file: 'site.json', message: expect.stringContaining('"nav.home"') },
  ]);
  write('_site/words/pt.json', words);
  expect(findings()).toEqual([]);
});

it('uses the words of the site before those of the engine', () => {
  write('_site/words/pt.json', words);
  write('_site/words/en.json', { 'nav.menu': 'Contents' });
  const out = path.join(root, 'out');
  expect(runCommand('build', '--pages', pages, '--out', out).stderr).toBe('');
  const english = readFileSync(path.join(out, 'index.html'), 'utf8');
  const portuguese = readFileSync(path.join(out, 'pt.html'), 'utf8');
  expect(english).toContain('>Contents<');
  expect(english).toContain(`, ${wordsOfLanguage('en')['nav.home']}"`);
  expect(portuguese).toContain(`>${words['nav.menu']}<`);
  expect(portuguese).not.toMatch(/>nav\.[a-z]+</);
});
