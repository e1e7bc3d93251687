import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { DrawingFrame } from '../../drawing-frame';

/** Pages in rows that end together; the first row may begin later. */
interface Sheaf {
  count: number;
  columns: number;
  rows: number;
}

/** So many pages are drawn one by one; more are an area. */
const single = 400;

const sheafOf = (count: number, columns = Math.ceil(Math.sqrt(count))): Sheaf => ({
  count,
  columns,
  rows: Math.ceil(count / columns),
});

/** The pages of the next stage among those of a stage: in their own arrangement, so that they are the same when enlarged. */
export const within = (next: Sheaf, stage: Sheaf): Sheaf =>
  sheafOf(Math.min(next.count, stage.count), Math.min(next.columns, stage.columns));

/** The width of pages as a share of their height: each is a sheet of 5 by 7. */
const ratio = ({ columns, rows }: Sheaf) => (columns * 5) / (rows * 7);

const rounded = (value: number) => Math.round(value * 100) / 100;

const range = (from: number, until: number) =>
  Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);

/** The outline of pages whose last corner is at x, y, and the lines between them, as paths in which a page is 1 by 1. */
export function pathsOf({ count, columns, rows }: Sheaf, x = columns, y = rows) {
  const [left, top] = [x - columns, y - rows];
  // Of an area, the last page does not matter.
  const missing = count > single ? 0 : columns * rows - count;
  const outline = `M${left + missing} ${top}H${x}V${y}H${left}V${top + (missing ? 1 : 0)}${missing ? `H${left + missing}` : ''}Z`;
  if (count > single) return { outline, lines: '' };
  const across = range(1, rows).map((row) => `M${left} ${top + row}H${x}`);
  const down = range(1, columns).map(
    (column) => `M${left + column} ${top + (column < missing ? 1 : 0)}V${y}`,
  );
  return { outline, lines: [...across, ...down].join('') };
}

/** From many pages to the few that answer a question: those of each stage are a corner of the stage before, enlarged. */
export function Funnel({ stages, answer, ...frame }: SectionOf<'funnel'>) {
  const format = useFormat();
  const answers = answer.pages.length;
  const sheaves = [...stages.map(({ pages }) => sheafOf(pages)), sheafOf(answers, answers)];
  const titles = [...stages.map(({ title }) => title), answer.title];
  // In hundredths of the width: the height of the drawings, the space between them, and the size of the largest number.
  const widths = sheaves.map(ratio);
  const sum = widths.reduce((all, one) => all + one, 0);
  const height = Math.min(22.5, 82 / sum);
  const gap = (100 - height * sum) / stages.length;
  const digits = Math.max(...sheaves.map(({ count }) => format.number(count).length));
  const size = Math.min(4.4, (gap + height * Math.min(...widths)) / (digits * 0.62));
  return (
    <DrawingFrame {...frame}>
      <div className="@container">
        <ol
          className="[--height:8rem] @xl:[--height:10rem] @2xl:grid @2xl:grid-cols-(--columns) @2xl:grid-rows-[auto_auto] @2xl:[--height:var(--wide)]"
          style={{
            '--columns': widths
              .map((width, at) => `${rounded(width * height + (at < stages.length ? gap : 0))}cqi`)
              .join(' '),
            '--wide': `${rounded(height)}cqi`,
            '--size': `${rounded(size)}cqi`,
          }}
        >
          {sheaves.map((sheaf, at) => (
            <li
              key={at}
              className="flex flex-wrap items-center gap-x-4 @2xl:row-span-2 @2xl:grid @2xl:grid-cols-[auto_minmax(0,1fr)] @2xl:grid-rows-subgrid @2xl:gap-x-0 @2xl:gap-y-3"
            >
              <p className="min-w-0 flex-1 basis-28 leading-tight @2xl:col-span-2 @2xl:self-start @2xl:pe-4">
                <span className="figure block text-section @2xl:text-(length:--size) @2xl:leading-none">
                  {format.number(sheaf.count)}
                </span>
                <span className={at === stages.length ? 'font-semibold text-accent' : ''}>{titles[at]}</span>
              </p>
              <div
                className="relative grid min-h-(--height) w-[calc(var(--height)*var(--ratio))] max-w-full @max-2xl:order-first"
                style={{ '--ratio': rounded(ratio(sheaf)) }}
              >
                {at < stages.length ? (
                  <Pages sheaf={sheaf} next={sheaves[at + 1] ?? sheaf} isLast={at === stages.length - 1} />
                ) : (
                  <Answer pages={answer.pages} />
                )}
              </div>
              {at < stages.length && <Beam from={sheaf} to={sheaves[at + 1] ?? sheaf} />}
            </li>
          ))}
        </ol>
      </div>
    </DrawingFrame>
  );
}

/** The pages of a stage, with those of the next one at their end. */
function Pages({ sheaf, next, isLast }: { sheaf: Sheaf; next: Sheaf; isLast: boolean }) {
  const { columns, rows, count } = sheaf;
  const all = pathsOf(sheaf);
  const part = pathsOf(within(next, sheaf), columns, rows);
  return (
    <>
      {count > single && (
        <span aria-hidden="true" className="drawn absolute inset-0 text-line-strong hatch-lost" />
      )}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-ink rtl:-scale-x-100 [&>*]:[vector-effect:non-scaling-stroke]"
      >
        <path d={all.lines} className="stroke-line-strong" />
        <path
          d={part.outline}
          strokeWidth="3"
          className={`stroke-surface [paint-order:stroke] ${isLast ? 'fill-accent' : 'fill-ink'}`}
        />
        {count <= single && <path d={part.lines} strokeWidth="2" className="stroke-surface" />}
        <path d={all.outline} strokeWidth="2" />
      </svg>
    </>
  );
}

/** What is found, as sheets. */
function Answer({ pages }: Pick<SectionOf<'funnel'>['answer'], 'pages'>) {
  return (
    <ul className="flex gap-1">
      {pages.map(({ name, text }, at) => (
        <li
          key={at}
          className="drawn @container flex min-w-0 flex-1 flex-col justify-between bg-accent text-on-accent"
        >
          <span className="figure p-2 text-item wrap-anywhere @min-[8rem]:p-4 @min-[8rem]:text-section">
            {name}
          </span>
          {text && (
            <span className="p-2 text-xs leading-tight wrap-anywhere @min-[8rem]:p-4 @min-[8rem]:text-base">
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What leads from the pages at the end of a stage to the same pages, enlarged. */
function Beam({ from, to }: { from: Sheaf; to: Sheaf }) {
  const part = within(to, from);
  const [one, other] = [ratio(from), ratio(to)];
  const widest = Math.max(one, other);
  const percent = (share: number) => `${rounded(share * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className="drawn me-[calc(100%-var(--height)*var(--widest))] h-8 w-[calc(var(--height)*var(--widest))] max-w-full bg-line [clip-path:polygon(var(--start)_0,var(--end)_0,var(--to)_100%,0_100%)] rtl:-scale-x-100 @2xl:me-0 @2xl:h-(--height) @2xl:w-auto @2xl:[clip-path:polygon(0_var(--top),100%_0,100%_100%,0_100%)]"
      style={{
        '--widest': rounded(widest),
        '--start': percent((one * (1 - part.columns / from.columns)) / widest),
        '--end': percent(one / widest),
        '--to': percent(other / widest),
        '--top': percent(1 - part.rows / from.rows),
      }}
    />
  );
}
