// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import './all-words.generated';
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
