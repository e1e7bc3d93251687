import type { CheckCases } from './core/check-cases';

const document = 'finance/page.json';
const dictionary = 'finance/es.json';
const subtitle = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';

/**
 * Replaces a text of the document.
 *
 * @param written its source between the quotes
 */
const inDocument = (written: string) => ({ [document]: [[subtitle, written]] as const });
const inDictionary = (written: string) => ({ [dictionary]: [[spanish, written]] as const });
/** Replaces the text and its entry. */
const inBoth = (written: string) => ({
  [document]: [[subtitle, written]] as const,
  [dictionary]: [[subtitle, written]] as const,
});
const found = (name: string, changes: Record<string, readonly (readonly [string, string])[]>) => ({
  name,
  changes,
  file: Object.keys(changes)[0] ?? '',
  pointer: '',
});

export const cases: CheckCases = {
  found: [
    found('the first half of an emoji, escaped', inDocument('Enough \\ud83d')),
    found('the second half of an emoji, escaped', inDictionary('Basta \\uDE00 ya')),
    found('both halves in the wrong order', inDictionary('Basta \\ude00\\ud83d ya')),
    found('two first halves', inDictionary('Basta \\ud83d\\ud83d\\ude00')),
    found('half an emoji as a text without a file holds it', inDictionary('Basta \ud83d')),
    found('a half before another escape', inDictionary('Basta \\ud83d\\n')),
    found('a half behind a backslash', inDictionary('Basta \\\\\\ud83d')),
    found('half an emoji in the name of an entry', {
      [dictionary]: [['"From 3.2', '"\\ud83d": "x", "From 3.2']],
    }),
    found('the sign for a lost character, escaped', inDocument('Enoug\\ufffd.')),
    found('half an emoji in the glossary', {
      '_site/glossary.json': [['"terms": [', '"terms": [{ "term": "\\ud83d", "translations": {} }, ']],
    }),
    found('half an emoji in the site document', {
      '_site/site.json': [['"tagline": "', '"tagline": "\\ud83d ']],
    }),
  ],
  quiet: [
    { name: 'a whole emoji, escaped', changes: inBoth('Enough \\ud83d\\ude00.') },
    { name: 'a whole emoji', changes: inBoth('Enough 😀.') },
    { name: 'an emoji of several parts', changes: inBoth('Enough 👩‍🚀 🇪🇸.') },
    { name: 'a backslash before what looks like an escape', changes: inBoth('Enough C:\\\\ud83d.') },
    { name: 'a letter beyond the first plane', changes: inBoth('Enough 𠮷.') },
  ],
};
