import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { wordFaults } from './word-faults';

/** The mistakes in word files beside an English one, as `file:line message`. */
function faultsIn(files: Record<string, object | string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'word-faults-'));
  for (const [name, words] of Object.entries(files))
    writeFileSync(
      path.join(folder, name),
      typeof words === 'string' ? words : JSON.stringify(words, null, 2),
    );
  const faults = wordFaults([folder, path.join(folder, 'missing')]);
  rmSync(folder, { recursive: true });
  return faults.map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`);
}

const en = {
  'plans.open': 'Open',
  'plans.page': 'Page {{part}} of {{all}}',
  'plans.seats_one': '{{count}} seat',
  'plans.seats_other': '{{count}} seats',
};

it.each<[string, Record<string, object | string>, string]>([
  [
    'a key that English lacks',
    { 'en.json': en, 'es.json': { 'plans.opem': 'Abrir' } },
    'es.json:2 "plans.opem" is not in en.json beside it: did you mean "plans.open"?',
  ],
  [
    'a form of a word that has none',
    { 'en.json': en, 'es.json': { 'plans.open': 'Abrir', 'plans.chairs_one': 'una' } },
    'es.json:3 "plans.chairs_one" is not in en.json beside it: add it there, or remove it.',
  ],
  [
    'a plural without a form for other numbers, in English too',
    { 'en.json': { 'plans.seats_one': '{{count}} seat' } },
    'en.json:2 "plans.seats_one" is for one number alone: add "plans.seats_other" for all others.',
  ],
  [
    'a placeholder that is missing',
    { 'en.json': en, 'es.json': { 'plans.page': 'Página {{part}}' } },
    'es.json:2 "plans.page" does not say {{all}}: write it where it belongs.',
  ],
  [
    'a placeholder that nobody fills in',
    { 'en.json': en, 'es.json': { 'plans.open': 'Abrir {{name}}' } },
    'es.json:2 "plans.open" says {{name}}, which the English words do not fill in: write the same placeholders.',
  ],
])('finds %s', (_, files, expected) => {
  expect(faultsIn(files)).toEqual([expected]);
});

it.each<[string, Record<string, object | string>]>([
  ['words in another order', { 'en.json': en, 'es.json': { 'plans.page': '{{all}}: página {{ part }}' } }],
  [
    'one in words',
    {
      'en.json': en,
      'es.json': { 'plans.seats_one': 'un asiento', 'plans.seats_other': '{{count}} asientos' },
    },
  ],
  [
    'forms that English does not have',
    {
      'en.json': en,
      'ar.json': {
        'plans.seats_two': 'مقعدان',
        'plans.seats_few': '{{count}} مقاعد',
        'plans.seats_other': '{{count}} مقعد',
      },
    },
  ],
  ['words that are not there yet', { 'en.json': en, 'fr.json': {}, 'de.json': { 'plans.open': '' } }],
  ['a file that is not JSON, which the compiler reports', { 'en.json': en, 'fr.json': '{' }],
])('has nothing against %s', (_, files) => {
  expect(faultsIn(files)).toEqual([]);
});

it('finds no mistake in the words of the engine and of this site', () => {
  expect(wordFaults()).toEqual([]);
});
