import { escapeHtml } from '../../src/content/text/encode/html';
import { plural } from '../../src/content/text/plural';

/** A picture of an example, with the earlier one if it has changed. */
export interface Cell {
  /** Language, theme and width as text. */
  name: string;
  width: number;
  now: Buffer;
  /** The earlier picture; undefined if it is the same or nothing is compared. */
  before?: Buffer | undefined;
  /** Whether the example did not exist before. */
  isNew?: boolean | undefined;
}

/** The pictures of one example. */
export interface SheetRow {
  example: string;
  cells: readonly Cell[];
}

const css = `
body { margin: 0; padding: 32px; width: max-content; max-width: 2400px; background: #fff; color: #1b1f27; font: 15px/1.4 sans-serif; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 28px 0 8px; padding-top: 12px; border-top: 1px solid #c9ccd3; font-size: 18px; }
.cells { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; margin-bottom: 16px; }
figure { margin: 0; white-space: nowrap; }
figcaption { font-size: 13px; }
strong { color: #a1260d; }
img { margin-right: 4px; outline: 1px solid #c9ccd3; vertical-align: top; }
`;

/** The scale of a picture on the sheet. */
const scaleOf = (width: number) => (width > 640 ? 0.45 : 0.8);

/**
 * Returns the HTML of a sheet with all pictures of a section type; changed pictures show before and after side by side.
 *
 * @param compared a label for the version that is compared with, if any
 */
export function sheetHtml(type: string, rows: readonly SheetRow[], compared?: string): string {
  const body = rows.map(({ example, cells }) => {
    const groups = [...new Set(cells.map(({ width }) => width))].map(
      (width) =>
        `<div class="cells">${cells
          .filter((cell) => cell.width === width)
          .map(figure)
          .join('')}</div>`,
    );
    return `<h2>${escapeHtml(example)}</h2>${groups.join('')}`;
  });
  const title = `<h1>${escapeHtml(type)}</h1>`;
  const line =
    compared === undefined ? '' : `<p>Compared with ${escapeHtml(compared)}: ${countOf(rows)}.</p>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>${title}${line}${body.join('')}`;
}

/** Describes how many pictures have changed. */
export function countOf(rows: readonly SheetRow[]): string {
  const cells = rows.flatMap((row) => row.cells);
  const changed = cells.filter(({ before }) => before).length;
  const added = cells.filter(({ isNew }) => isNew).length;
  const words = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'looks' : 'look'} different`] : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
  ];
  return `of ${plural(cells.length, 'picture')} ${words.length > 0 ? words.join(', ') : 'none looks different'}`;
}

function figure({ name, width, now, before, isNew }: Cell): string {
  const state = before ? ' <strong>before, after</strong>' : isNew ? ' <strong>new</strong>' : '';
  const images = [...(before ? [before] : []), now].map(
    (picture) =>
      `<img alt="" width="${Math.round(width * scaleOf(width))}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  return `<figure><figcaption>${escapeHtml(name)}${state}</figcaption>${images.join('')}</figure>`;
}
