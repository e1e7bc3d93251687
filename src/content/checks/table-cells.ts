import { objectsIn } from '../json/values';
import { isRecord } from '../model/is-record';
import { plural } from '../text/plural';
import type { Check } from './core/check';

export const tableCells: Check = {
  code: 'table-cells',
  severity: 'error',
  summary: 'Every row of a table has as many cells as the table has columns.',
  why: 'With a cell too few or too many, everything after it is under the wrong heading.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
    wrong:
      '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    {\n      "type": "data-table",\n      "columns": ["Home", "Get Started"],\n      "rows": [{ "label": "Write to us", "cells": ["1", "2"] }, { "label": "Finance", "cells": ["3"] }]\n    }',
  },
  needs: ['no-violations'],
  page(context, report) {
    // A fast path: most documents have no table.
    if (!context.source.text.includes('"cells"')) return;
    const tables = context.sections.flatMap((section, index) =>
      tablesIn(section, context.sectionPointer(index)),
    );
    for (const { pointer, columns, rows } of tables) {
      // The first column may be the heading of row labels, which are not cells.
      const headed = rows.filter((count) => count === columns - 1).length;
      const full = rows.filter((count) => count === columns).length;
      const expected = headed > full ? columns - 1 : columns;
      for (const [index, count] of rows.entries()) {
        if (count === expected) continue;
        report({
          file: context.source.path,
          pointer: `${pointer}/rows/${index}/cells`,
          message: `Row ${index + 1} of this table has ${cellsOf(count)}; it takes ${expected}.`,
          hint: `The table has ${columns} columns. Give each row ${cellsOf(expected)}: write "–" where there is nothing to say.`,
        });
      }
    }
  },
};

const cellsOf = (count: number) => plural(count, 'cell');

interface Table {
  pointer: string;
  columns: number;
  rows: number[];
}

/** The tables in a value: objects with columns, and rows with cells. */
function tablesIn(value: unknown, at: string): Table[] {
  return objectsIn(value, at).flatMap(({ pointer, object: { columns, rows } }) => {
    if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
    const counts = rows.flatMap((row) => (isRecord(row) && Array.isArray(row.cells) ? row.cells.length : []));
    return counts.length === rows.length ? [{ pointer, columns: columns.length, rows: counts }] : [];
  });
}
