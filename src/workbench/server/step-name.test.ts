import { expect, it } from 'vitest';
import { stepName } from './step-name';

const pages = [
  { id: 'finance', title: 'Finance' },
  { id: 'proof', title: 'Case Studies' },
  { id: 'energy/proof', title: 'Case Studies ' },
  { id: 'empty', title: ' ' },
];
const step = (name: string, ...files: string[]) => ({
  name,
  at: 0,
  tab: '',
  files: files.map((file) => ({ file })),
});

it.each([
  ['by its title', 'Move In Figures up on Finance', step('Move In Figures up', 'finance/page.json')],
  [
    'whatever files of it were changed',
    'Change title on Finance',
    step('Change title', 'finance/page.json', 'finance/es.json'),
  ],
  [
    'also where shared words were',
    'Change title on Finance',
    step('Change title', '_site/es.json', 'finance/page.json'),
  ],
  [
    'by its route where another one has that title',
    'Change title (/energy/proof)',
    step('Change title', 'energy/proof/page.json'),
  ],
  ['by its route where it says nothing', 'Change title (/empty)', step('Change title', 'empty/page.json')],
  ['by its route when it is gone', 'Change title (/gone)', step('Change title', 'gone/page.json')],
  ['once, where the name says it', 'New page /finance', step('New page /finance', 'finance/page.json')],
  [
    'as one of several',
    'Fix: dead link (2 pages)',
    step('Fix: dead link', 'finance/page.json', 'proof/page.json'),
  ],
  [
    'as any, where only shared words were changed',
    'Change title (es) (all pages)',
    step('Change title (es)', '_site/es.json'),
  ],
])('a step names its page %s', (_, name, done) => {
  expect(stepName(done, pages)).toBe(name);
});
