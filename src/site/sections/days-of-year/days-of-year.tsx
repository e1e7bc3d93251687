import type { SectionOf } from '../../../content/types.generated';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';

type YearSection = SectionOf<'days-of-year'>;
type Item = YearSection['items'][number];

/** Of a quarter. */
const weeks = 13;
const days = weeks * 7;

const everyDay = Array.from({ length: weeks }, (_, week) => `M${week + 0.5} .1v6.8`).join('');

/** The days of a quarter, counted from 0, among days of the year that are counted from 1. */
const daysIn = (quarter: number, all: readonly number[]) =>
  all.map((day) => day - 1 - quarter * days).filter((day) => day >= 0 && day < days);

/** The same path for each day. @param x where it begins in the square of its day, from the start @param y from the top */
const pathsAt = (x: number, y: number, path: string) => (all: readonly number[]) =>
  all.map((day) => `M${Math.floor(day / 7) + x} ${(day % 7) + y}${path}`).join('');

/** A side of each square, as long as it is wide: the stroke fills it. */
const squares = pathsAt(0.5, 0.1, 'v.8');

const outlines = pathsAt(0.16, 0.16, 'h.68v.68h-.68z');

/** Larger than the others. */
const finds = pathsAt(-0.15, -0.15, 'h1.3v1.3h-1.3z');

/** From a day down to the words below. */
const pointers = pathsAt(0.5, 0.9, 'V7.6h.5');

/** A year of squares in every row: quarters side by side, or two by two in a narrow container. */
export function DaysOfYear({ quarters, span, items, ...frame }: YearSection) {
  const outlined = Array.from(
    { length: Math.max(0, span.until - span.from + 1) },
    (_, index) => span.from + index,
  );
  return (
    <DrawingFrame {...frame}>
      <ol className="grid gap-4 border-t-2 border-ink pt-3">
        {items.map((item, index) => (
          <li key={index} className="@5xl:grid @5xl:grid-cols-[9rem_1fr] @5xl:gap-x-6">
            <div
              className={`flex flex-wrap items-baseline gap-x-3 @5xl:block ${index === 0 ? '@5xl:pt-4' : ''}`}
            >
              <p className={`figure text-section leading-tight ${item.isResult ? 'text-accent' : ''}`}>
                <Figure>{item.value}</Figure>
              </p>
              <Heading className="font-semibold @5xl:mt-1">{item.title}</Heading>
            </div>
            <div className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2 @3xl:grid-cols-4 @3xl:gap-y-0 @5xl:mt-0">
              {quarters.map((name, quarter) => (
                <Quarter
                  key={quarter}
                  name={index === 0 ? name : undefined}
                  quarter={quarter}
                  item={item}
                  outlined={daysIn(quarter, outlined)}
                />
              ))}
              {item.mark && <Mark mark={item.mark} isResult={item.isResult} />}
            </div>
          </li>
        ))}
      </ol>
    </DrawingFrame>
  );
}

/** Places in two columns: what a mark says stands below both quarters of its row. */
const orders = [1, 2, 4, 5];

interface QuarterProps {
  /** None below a row that says it. */
  name?: string;
  quarter: number;
  item: Item;
  outlined: number[];
}

function Quarter({ name, quarter, item, outlined }: QuarterProps) {
  const marked = item.mark ? daysIn(quarter, [item.mark.at]) : [];
  return (
    <div aria-hidden="true" style={{ order: orders[quarter] }}>
      {name && <p className="text-xs text-soft">{name}</p>}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks} 7`}
        className="block w-full overflow-visible fill-none rtl:-scale-x-100"
        strokeWidth=".8"
      >
        <path
          d={everyDay}
          strokeDasharray=".8 .2"
          className={item.days ? 'stroke-line' : 'stroke-line-strong'}
        />
        {item.days && <path d={squares(daysIn(quarter, item.days))} className="stroke-ink" />}
        {outlined.length > 0 && (
          <path
            d={outlines(outlined)}
            strokeWidth=".16"
            className={item.days ? 'fill-surface stroke-ink' : 'fill-line-strong stroke-ink'}
          />
        )}
        {item.isResult && <path d={finds(marked)} strokeWidth=".2" className="fill-accent stroke-surface" />}
        {marked.length > 0 && (
          <path
            d={pointers(marked)}
            strokeWidth=".12"
            className={item.isResult ? 'stroke-accent' : 'stroke-ink'}
          />
        )}
      </svg>
    </div>
  );
}

/** What a mark says, where its column is; in the second half of the year it ends there. */
function Mark({ mark, isResult }: { mark: NonNullable<Item['mark']>; isResult?: boolean }) {
  const week = Math.floor((mark.at - 1) / 7);
  const quarter = Math.floor(week / weeks);
  const isLate = quarter > 1;
  // The gaps between quarters are 1 rem wide.
  const [before, gaps] = isLate ? [51 - week, 3 - quarter] : [week + 1, quarter];
  return (
    <p
      className={`order-(--order) col-span-2 text-sm leading-tight font-semibold @3xl:order-last @3xl:col-span-4 @3xl:mt-1 ${isResult ? 'text-accent' : ''} ${isLate ? 'text-end @3xl:pe-(--room)' : '@3xl:ps-[calc(var(--room)+0.25rem)]'}`}
      style={{
        '--order': isLate ? 6 : 3,
        '--room': `calc((100% - 3rem) * ${Math.round((before / 52) * 1000) / 1000} + ${gaps}rem)`,
      }}
    >
      {mark.label}
    </p>
  );
}
