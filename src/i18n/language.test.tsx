// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import './all-words';
import { LanguageProvider, useFormat, useLanguage } from './language';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Probe() {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p>
      {[
        useLanguage().language,
        t('nav.menu'),
        t('nav.nothing' as 'nav.menu'),
        format.date('2024-03'),
        format.number(12345),
      ].join(' | ')}
    </p>
  );
}

it('gives texts, dates and numbers in the language; a missing key shows itself', () => {
  render(
    <LanguageProvider value={{ language: 'es', versions: [] }}>
      <Probe />
    </LanguageProvider>,
  );
  expect(screen.getByText('es | Menú | nav.nothing | marzo de 2024 | 12.345')).toBeTruthy();
});

it('raises a developer error outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useLanguage must be used inside a <LanguageProvider>.');
});

describe.each(readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.json$/.test(file)))(
  'the words of %s',
  (file) => {
    const read = (name: string): Record<string, string> =>
      JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
    const words = read(file);
    /** A key without its plural suffix. */
    const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

    it('have the same keys as English', () => {
      const keys = (of: object) => [...new Set(Object.keys(of).map(base))];
      expect(keys(words)).toEqual(keys(read('en.json')));
    });

    it('have every form that the plurals of the language need', () => {
      const { pluralCategories } = new Intl.PluralRules(path.basename(file, '.json')).resolvedOptions();
      const counted = Object.keys(words).flatMap((key) => /(.*)_other$/.exec(key)?.[1] ?? []);
      expect(counted.length).toBeGreaterThan(0);
      const needed = counted.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`));
      expect(needed.filter((key) => !(key in words))).toEqual([]);
    });
  },
);
