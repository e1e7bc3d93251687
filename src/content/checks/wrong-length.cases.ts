import { type CheckCases, replacing } from '../check-cases';

const file = 'finance/page.json';
const dictionary = 'finance/es.json';
const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';
const words = (length: number) =>
  'palabra '
    .repeat(length)
    .slice(0, length - 1)
    .concat('.');
const title = (text: string) => ({
  ...replacing(file, '"title": "Write to us"', `"title": "${text}"`),
  ...replacing(dictionary, '{\n', `{\n  "${text}": "Otra cosa",\n`),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an empty title',
      changes: replacing(file, '"title": "Write to us"', '"title": ""'),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'a title of spaces',
      changes: title('   '),
      file,
      pointer: '/sections/1/title',
    },
    { name: 'a title that is too long', changes: title(words(101)), file, pointer: '/sections/1/title' },
    {
      name: 'a translation that is too long',
      changes: replacing(dictionary, spanish, words(401)),
      file: dictionary,
      pointer: `/${english}`,
    },
    {
      name: 'an entry that waits for its translation',
      changes: replacing(dictionary, spanish, ''),
      file: dictionary,
      pointer: `/${english}`,
    },
    {
      name: 'a description that search engines would not show',
      changes: {
        ...replacing(
          file,
          '"A description that is long enough to be shown by a search engine."',
          '"Write to us"',
        ),
      },
      file,
      pointer: '/description',
    },
  ],
  quiet: [
    { name: 'a title of one letter', changes: title('A') },
    { name: 'a title with letters that are two characters to a computer', changes: title('🏭'.repeat(40)) },
    { name: 'a translation of one word', changes: replacing(dictionary, spanish, 'Basta.') },
  ],
};
