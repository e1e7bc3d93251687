import type { InlineText as Text } from '../content/types.generated';
import { InlineText, readingOf } from './inline-text';

export interface DataTableProps {
  /** One more than a row has cells where the first stands above the names of the rows. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly Text[] }[];
  /** What the table is called, for whoever cannot see what stands around it. */
  name: string;
  /** What the table shows; a heading above it may say it already. */
  caption?: string | undefined;
  isCaptionHidden?: boolean;
  /** The ground on which the table stands: the names of rows cover what scrolls behind them. */
  ground: 'bg-surface' | 'bg-muted';
}

/** What is compared digit by digit has no letters. */
const isFigure = (cell: Text) => /^[^\p{L}:]*$/u.test(readingOf(cell));

/**
 * A table with names of rows and columns. Where it is wider than its place, it scrolls there, also by keyboard, and the names of
 * the rows stay.
 */
export function DataTable({ columns, rows, name, caption, isCaptionHidden, ground }: DataTableProps) {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const [corner, ...others] = columns.length > count ? columns : ['', ...columns];
  // Figures stand under each other by their last digit, unless columns of words stand between them.
  const alignment = rows.every(({ cells }) => cells.every(isFigure)) ? 'text-end' : 'text-start';
  const behind = ground === 'bg-muted' ? '[--ground:var(--surface-muted)]' : '[--ground:var(--surface)]';
  const first = `py-3 pe-5 text-start @xs:sticky @xs:start-0 ${ground}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section aria-label={name} tabIndex={0} className={`scrolls-aside print:overflow-visible ${behind}`}>
      <table className="w-full text-sm tabular">
        {caption && (
          <caption className={isCaptionHidden ? 'sr-only' : 'pb-3 text-start text-soft'}>{caption}</caption>
        )}
        <thead>
          <tr className="border-b-2 border-ink">
            {corner ? (
              <th scope="col" className={`${first} align-bottom font-semibold`}>
                {corner}
              </th>
            ) : (
              <td className={first} />
            )}
            {others.map((column, index) => (
              <th
                key={index}
                scope="col"
                className={`min-w-24 px-3 py-3 last:pe-0 align-bottom font-semibold ${alignment}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className={`${first} align-baseline font-semibold`}>
                {label}
              </th>
              {cells.map((cell, place) => (
                <td
                  key={place}
                  className={`min-w-24 px-3 py-3 last:pe-0 align-baseline text-soft ${alignment}`}
                >
                  <InlineText>{cell}</InlineText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
