import { expect, it, vi } from 'vitest';
import { diagnose, validSite } from './checks';

vi.mock('../src/content/languages', async (original) => ({
  ...(await original<typeof import('../src/content/languages')>()),
  languages: ['en', 'es', 'fr'],
}));

it('a language without dictionaries is one error: its pages would be in another language', () => {
  expect(diagnose(validSite)).toMatchObject([
    { code: 'missing-document', severity: 'error', file: '_site/fr.json' },
  ]);
});
