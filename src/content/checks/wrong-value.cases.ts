import type { CheckCases, FoundCase } from '../check-cases';

const file = 'finance/page.json';
const withProperty = (property: string) => ({
  [file]: [['"title": "Finance",', `"title": "Finance", ${property},`]] as const,
});
const alias = (text: string): FoundCase => ({
  name: `the alias ${text}`,
  changes: withProperty(`"aliases": [${JSON.stringify(text)}]`),
  file,
  pointer: '/aliases/0',
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a misspelt word of a list',
      changes: { [file]: [['"muted"', '"mutted"']] },
      file,
      pointer: '/sections/1/background',
      fixed: { [file]: '"background": "muted"' },
    },
    {
      name: 'a word of a list with a capital',
      changes: { [file]: [['"muted"', '"Muted"']] },
      file,
      pointer: '/sections/1/background',
      fixed: { [file]: '"background": "muted"' },
    },
    {
      name: 'a word that resembles none',
      changes: { [file]: [['"muted"', '"pale"']] },
      file,
      pointer: '/sections/1/background',
    },
    // What is an address may be somebody else's already: nothing is written without asking.
    alias('money/'),
    alias('/Money'),
    alias('/old money'),
    alias('/money?x=1'),
    {
      name: 'an anchor in capitals',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "Data",']] },
      file,
      pointer: '/sections/1/id',
    },
  ],
  quiet: [
    { name: 'a path with hyphens', changes: withProperty('"aliases": ["/old-money/2024"]') },
    {
      name: 'an anchor with digits',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "data-2024",']] },
    },
    { name: 'the usual background', changes: { [file]: [['"muted"', '"default"']] } },
  ],
};
