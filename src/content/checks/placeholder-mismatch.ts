import { languageName, sourceLanguage } from '../model/languages';
import { oddPart } from '../model/odd-part';
import type { Check } from './core/check';
import { overTranslations } from './core/over-translations';

const pattern = /\{\{\s*[\w.]+\s*\}\}|\$\{\w+\}|%[sd]\b/g;

export const placeholderMismatch: Check = {
  code: 'placeholder-mismatch',
  severity: 'error',
  summary: 'A text has the same placeholders in every language.',
  why: 'Nothing on this site fills in placeholders, so visitors would see them. One that differs between languages is certainly a mistake.',
  example: {
    file: 'finance/es.json',
    right: '"Basta una frase sobre el dinero."',
    wrong: '"Basta {{count}} frase sobre el dinero."',
  },
  ...overTranslations('placeholder-mismatch', ({ copy, text, language, languages }) => {
    const [before, after] = [placeholdersOf(copy), placeholdersOf(text)];
    if (before === after) return undefined;
    return {
      ...oddPart(text, copy, pattern),
      message: `The ${languageName(sourceLanguage(languages))} text has ${before || 'no placeholder'}, the ${languageName(language)} one ${after || 'none'}.`,
      hint: 'Write the same ones in both languages.',
    };
  }),
};

function placeholdersOf(text: string): string {
  return (text.match(pattern) ?? []).toSorted().join(', ');
}
