import type { ResolvedInline as Text } from '../content/types.generated';
import { InlineText, plainText } from './inline-text';

interface DataTableProps {
  /** Has one entry more than a row has cells if the first is the heading of the row names. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly Text[] }[];
  /** The table's accessible name. */
  name: string;
  /** The caption; a heading above the table may make it redundant. */
  caption?: string | undefined;
  isCaptionHidden?: boolean;
  /** The background behind the table. The sticky row headers need it to cover cells that scroll behind them. */
  ground: 'bg-surface' | 'bg-muted';
}

/** Whether a cell contains no letters but a unit of one, as in `32,000円`, so that it is compared digit by digit. */
export const isFigure = (cell: Text) =>
  /^[^\p{L}:]*(?<=\p{Nd})[\p{Script=Han}\p{Script=Hangul}]?$|^[^\p{L}:]*$/u.test(plainText(cell));

/**
 * A table with row and column headers. If it is too wide, it scrolls in its container, also by keyboard, and the row headers
 * stay in view.
 */
export function ScrollingTable({ columns, rows, name, caption, isCaptionHidden, ground }: DataTableProps) {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const [corner, ...others] = columns.length > count ? columns : ['', ...columns];
  // A table of figures only is aligned by the last digit.
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
