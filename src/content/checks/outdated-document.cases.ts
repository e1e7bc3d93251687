import { type CheckCases, replacing } from './core/check-cases';

// The tests have one migration: the `lead` of a hero became its `subtitle`.
const earlier = (file: string) => replacing(file, '"subtitle": "Write to us"', '"lead": "Write to us"');

export const cases: CheckCases = {
  found: [
    {
      name: 'a section in its earlier form',
      says: ['This "hero" section has an earlier form: What was the lead is the subtitle now.', '--fix'],
      changes: replacing('finance/page.json', '"subtitle": "One sentence', '"lead": "One sentence'),
      file: 'finance/page.json',
      pointer: '/sections/0',
      fixed: { 'finance/page.json': '"subtitle": "One sentence' },
    },
    {
      name: 'on the sitemap page',
      changes: earlier('sitemap/page.json'),
      file: 'sitemap/page.json',
      pointer: '/sections/0',
      fixed: { 'sitemap/page.json': '"subtitle": "Write to us"' },
    },
    {
      name: 'on the 404 page',
      changes: earlier('_not-found/page.json'),
      file: '_not-found/page.json',
      pointer: '/sections/0',
      fixed: { '_not-found/page.json': '"subtitle": "Write to us"' },
    },
  ],
  quiet: [
    { name: 'the present form', changes: {} },
    {
      name: 'the earlier name in a section that never had it',
      changes: replacing('finance/page.json', '"subtitle": "From', '"lead": "From'),
      also: ['unknown-property'],
    },
    {
      name: 'the earlier name in other letters',
      changes: replacing('finance/page.json', '"subtitle": "One', '"Lead": "One'),
      also: ['unknown-property'],
    },
  ],
};
