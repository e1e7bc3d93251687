import type { CheckCases } from './core/check-cases';

const file = '_not-found/page.json';
const pointer = '/sections/1/items';
const numbered = (first: number, second: number) => ({
  [file]: [
    ['"number": 1', `"number": ${first}`],
    ['"number": 2', `"number": ${second}`],
  ] as const,
});
const third = (number: number) => ({
  [file]: [
    [
      '"title": "Get Started", "description": "Write to us" }',
      `"title": "Get Started", "description": "Write to us" }, { "number": ${number}, "title": "Get Started", "description": "Write to us" }`,
    ],
  ] as const,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an item was moved up, and its number with it',
      changes: {
        [file]: [
          ['"number": 1', '"number": 9'],
          ['"number": 2', '"number": 1'],
          ['"number": 9', '"number": 2'],
        ],
      },
      file,
      pointer,
      fixed: { [file]: '"number": 1, "title": "Write to us"' },
    },
    {
      name: 'one was taken out from between',
      changes: numbered(1, 3),
      file,
      pointer,
      says: ['Item 2 of this list has the number 3; by its place it is 2.'],
      fixed: { [file]: '"number": 2, "title": "Get Started"' },
    },
    {
      name: 'one was taken out of a list that goes on where another one ended',
      changes: numbered(3, 5),
      file,
      pointer,
      says: ['Item 2 of this list has the number 5; by its place it is 4.'],
      fixed: { [file]: '"number": 4, "title": "Get Started"' },
    },
    {
      name: 'one was doubled',
      changes: third(2),
      file,
      pointer,
      fixed: { [file]: '"number": 3, "title": "Get Started"' },
    },
  ],
  quiet: [
    { name: 'a list goes on where another one ended', changes: numbered(3, 4) },
    { name: 'a third one', changes: third(3) },
    {
      name: 'a number that is none is a mistake of its own',
      changes: { [file]: [['"number": 2', '"number": "2"']] },
      also: ['wrong-type'],
    },
  ],
};
