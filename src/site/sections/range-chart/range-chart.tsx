import type { ReactNode } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Figure } from '../../../ui/figure';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { axisMarks, logarithmicMarks } from '../../axis-marks';
import { DrawingFrame } from '../../drawing-frame';

type RangeChartSection = SectionOf<'range-chart'>;
type Item = RangeChartSection['items'][number];

/** The most rows that have room to be large. */
const few = 5;

/**
 * Results one below the other on one axis, each with its figure: a bar from 0, or a line from an open mark to a filled one. In a
 * narrow container the axis goes through below the words of each row.
 */
export function RangeChart({
  unit,
  length,
  scale = 'linear',
  beforeTitle,
  afterTitle,
  items,
  ...frame
}: RangeChartSection) {
  const t = useLabels();
  const format = useFormat();
  const words = { before: beforeTitle ?? t('tables.before'), after: afterTitle ?? t('tables.after') };
  const isLogarithmic = scale === 'logarithmic';
  const at = (value: number) => {
    const share = isLogarithmic ? Math.log(Math.max(value, 1)) / Math.log(length) : value / length;
    return percent(share);
  };
  const axis = { marks: isLogarithmic ? logarithmicMarks(length) : axisMarks(length, 6), at };
  const isLarge = items.length <= few;
  // Half a mark has room at both ends of the axis.
  const hasLines = items.some(({ before }) => before !== undefined);
  const ends = hasLines ? 'mx-2.5' : '';
  return (
    <DrawingFrame {...frame}>
      <figure className="@container">
        <figcaption className="flex flex-wrap justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm">
          <span className="font-semibold">{unit}</span>
          {hasLines && (
            <span className="flex gap-6">
              <span className="flex items-center gap-2">
                <Mark isOpen className="size-4" />
                {words.before}
              </span>
              <span className="flex items-center gap-2">
                <Mark className="size-4" />
                {words.after}
              </span>
            </span>
          )}
        </figcaption>
        <div className="grid gap-x-8 @3xl:grid-cols-[minmax(0,2fr)_auto_minmax(0,3fr)] @5xl:grid-cols-[minmax(0,4fr)_auto_minmax(0,9fr)]">
          <ol className="grid @3xl:col-span-full @3xl:grid-cols-subgrid">
            {items.map((item, index) => (
              <li
                key={index}
                className="border-line not-first:border-t @3xl:col-span-full @3xl:grid @3xl:grid-cols-subgrid"
              >
                <Row href={item.href}>
                  <div
                    className={`pt-3 ${isLarge ? '@3xl:py-6 @3xl:in-data-beside:py-5' : '@3xl:py-3 @3xl:in-data-beside:py-1.5'}`}
                  >
                    <Heading className="text-item leading-tight font-semibold">{item.title}</Heading>
                    <p className="text-sm text-soft">{item.text}</p>
                  </div>
                  <p
                    className={`figure text-section whitespace-nowrap ${isLarge ? '@5xl:text-display' : ''}`}
                  >
                    <ItemFigure {...item} words={words} format={format.number} />
                  </p>
                  <div
                    aria-hidden="true"
                    className={`relative col-span-2 h-9 @3xl:col-span-1 @3xl:h-auto @3xl:self-stretch ${ends}`}
                  >
                    <GridLines {...axis} />
                    <span className="absolute inset-x-0 top-1/2 border-t border-line-strong" />
                    {item.before === undefined ? (
                      <span
                        className={`drawn absolute top-1/2 h-4 -translate-y-1/2 bg-accent ${isLarge ? '@3xl:h-14' : '@3xl:h-7'}`}
                        style={{ width: at(item.after) }}
                      />
                    ) : (
                      <Line {...item} before={item.before} at={at} />
                    )}
                  </div>
                </Row>
              </li>
            ))}
          </ol>
          <AxisNumbers {...axis} format={format.number} className={`@3xl:col-start-3 ${ends}`} />
        </div>
      </figure>
    </DrawingFrame>
  );
}

/** The parts of a row side by side, all of them a link if there is a page that tells more. */
function Row({ href, children }: { href: string | undefined; children: ReactNode }) {
  const grid =
    'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @3xl:col-span-full @3xl:grid-cols-subgrid @3xl:gap-x-8';
  if (!href) return <div className={grid}>{children}</div>;
  return (
    <a href={href} className={`${grid} hover:bg-raised`}>
      {children}
    </a>
  );
}

/** What a row says in figures: its own, or what was before and what is now. */
function ItemFigure({
  value,
  before,
  after,
  words,
  format,
}: Item & { words: { before: string; after: string }; format: (value: number) => string }) {
  if (before === undefined)
    return (
      <span className="text-accent">
        <Figure>{value ?? ''}</Figure>
      </span>
    );
  return (
    <>
      <span className="sr-only">{words.before} </span>
      <span className="px-0.5 text-soft">{format(before)}</span>{' '}
      <span className="sr-only">{words.after} </span>
      <span aria-hidden="true" className="inline-block px-0.5 text-[0.75em] text-soft rtl:-scale-x-100">
        →
      </span>{' '}
      <span className="text-accent">{format(after)}</span>
    </>
  );
}

/** From an open mark, where a value was, to a filled one, where it is now. */
function Line({ before, after, at }: { before: number; after: number; at: (value: number) => string }) {
  const [from, until] = [Math.min(before, after), Math.max(before, after)];
  return (
    <>
      <span
        className="drawn absolute top-1/2 h-1.5 -translate-y-1/2 bg-accent"
        style={{ insetInlineStart: at(from), width: `calc(${at(until)} - ${at(from)})` }}
      />
      <span className="absolute top-1/2 -ms-2.5 -translate-y-1/2" style={{ insetInlineStart: at(before) }}>
        <Mark isOpen className="size-5" />
      </span>
      <span className="absolute top-1/2 -ms-2.5 -translate-y-1/2" style={{ insetInlineStart: at(after) }}>
        <Mark className="size-5" />
      </span>
    </>
  );
}

/** A mark on the axis: open for what was, filled for what is. */
function Mark({ isOpen = false, className }: { isOpen?: boolean; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={className}>
      {isOpen ? (
        <circle cx="10" cy="10" r="8" fill="var(--surface)" stroke="var(--ink-soft)" strokeWidth="4" />
      ) : (
        <circle cx="10" cy="10" r="10" fill="var(--accent)" />
      )}
    </svg>
  );
}
