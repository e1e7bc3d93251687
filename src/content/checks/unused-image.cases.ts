import { type CheckCases, replacing } from './core/check-cases';

const page = 'finance/page.json';
const shown = (src: string) =>
  replacing(page, '"type": "hero",', `"type": "hero", "heroImage": "${src}", "heroImageAlt": "Home",`);

export const cases: CheckCases = {
  found: [
    {
      name: 'a photograph beside its page',
      changes: { 'finance/a.jpg': {} },
      file: 'finance/a.jpg',
      pointer: '',
    },
    {
      name: 'a photograph in capitals',
      changes: { 'finance/A.JPG': {} },
      file: 'finance/A.JPG',
      pointer: '',
    },
    {
      name: 'what the page showed before',
      changes: { ...shown('./b.jpg'), 'finance/a.jpg': {}, 'finance/b.jpg': {} },
      file: 'finance/a.jpg',
      pointer: '',
    },
    {
      name: 'an image in the folder of the site',
      changes: { '_site/old.svg': { isDrawing: true } },
      file: '_site/old.svg',
      pointer: '',
    },
  ],
  quiet: [
    { name: 'one that its page shows', changes: { ...shown('./a.jpg'), 'finance/a.jpg': {} } },
    { name: 'one that another page shows', changes: { ...shown('../index/a.jpg'), 'index/a.jpg': {} } },
    {
      name: 'one whose name was misspelt where it is shown',
      changes: { ...shown('./aa.jpg'), 'finance/a.jpg': {} },
      also: ['missing-image'],
    },
    {
      name: 'one that a document names which cannot be read',
      changes: { ...replacing(page, '"title": "Finance",', '"title": "Finance"'), 'finance/a.jpg': {} },
      also: ['json-syntax'],
    },
  ],
};
