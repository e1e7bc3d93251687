import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const action = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const columns = ['Home', 'Get Started', 'Finance'];
/** A table with the given numbers of cells per row, after the last section of the page. */
const table = (...counts: number[]) => {
  const rows = counts.map((count) => ({ label: 'Write to us', cells: Array(count).fill('12') }));
  return replacing(file, action, `${action}, ${JSON.stringify({ type: 'data-table', columns, rows })}`);
};
const row = (index: number) => `/sections/2/rows/${index}/cells`;

/** What the check must find, and near misses that it must not: at least three of each. */
export const cases: CheckCases = {
  found: [
    {
      name: 'a cell was forgotten',
      changes: table(3, 2, 3),
      file,
      pointer: row(1),
      says: ['Row 2', 'has 2 cells; it takes 3'],
    },
    {
      name: 'a cell was forgotten in a table of an article',
      changes: replacing(
        file,
        action,
        `${action}, ${JSON.stringify({
          type: 'article',
          blocks: [
            { paragraphs: ['Home'] },
            {
              table: {
                columns,
                rows: [3, 3, 2].map((count) => ({ label: 'Home', cells: Array(count).fill('12') })),
              },
            },
          ],
        })}`,
      ),
      file,
      pointer: '/sections/2/blocks/1/table/rows/2/cells',
    },
    {
      name: 'a cell too many',
      changes: table(3, 3, 4),
      file,
      pointer: row(2),
      says: ['Row 3', 'has 4 cells; it takes 3'],
    },
    {
      name: 'a cell too few where the first column heads the names of the rows',
      changes: table(2, 2, 1),
      file,
      pointer: row(2),
      says: ['has 1 cell; it takes 2', 'has 3 columns'],
    },
    {
      name: 'a cell too few in one of two rows whose names have a heading',
      changes: table(2, 1),
      file,
      pointer: row(1),
      says: ['has 1 cell; it takes 2'],
    },
    { name: 'a cell too few in one of two rows', changes: table(3, 2), file, pointer: row(1) },
    {
      name: 'a single row that misses more than a heading',
      changes: table(1),
      file,
      pointer: row(0),
      says: ['has 1 cell; it takes 3'],
    },
  ],
  quiet: [
    { name: 'as many cells as columns', changes: table(3, 3) },
    { name: 'the first column heads the names of the rows', changes: table(2, 2, 2) },
    { name: 'a single row under a first column that heads its name', changes: table(2) },
    {
      name: 'a row without cells, which has a check of its own',
      changes: table(3, 0),
      also: ['wrong-count'],
    },
  ],
};
