import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { axisMarks } from '../../axis-marks';
import { DrawingFrame } from '../../drawing-frame';

type Ranges = SectionOf<'pages-read'>['items'][number]['ranges'];

/** How wide a mark is, of the place that it has. */
const mark = 0.62;

/** The pages of a document as upright marks, once for each reading: those that were read are dark, and one stands out. */
export function PagesRead({ unit, pages, find, items, ...frame }: SectionOf<'pages-read'>) {
  const format = useFormat();
  const at = (page: number) => percent((page - 1 + mark / 2) / pages);
  const isLate = find.at * 2 > pages;
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="border-b-2 border-ink pb-2 text-sm font-semibold">{unit}</figcaption>
        <ol>
          {items.map(({ title, note, ranges }, index) => {
            const isFound = ranges.some(({ from, until }) => from <= find.at && find.at <= until);
            const count = ranges.reduce((sum, { from, until }) => sum + until - from + 1, 0);
            const strip = { ranges, pages, find: find.at, isFound };
            return (
              <li key={index} className="relative pt-3">
                <div className="mb-2 flex items-end gap-3 @6xl:min-h-20 @6xl:w-1/2">
                  <p className="figure text-section whitespace-nowrap @3xl:text-page">
                    {format.number(count)} <small className="text-soft">/ {format.number(pages)}</small>
                  </p>
                  <div className="leading-tight">
                    <Heading className="font-semibold">{title}</Heading>
                    {note && <p className="text-sm text-soft">{note}</p>}
                  </div>
                </div>
                <Strip {...strip} isTall className="h-26 @max-3xl:hidden" />
                <Strip {...strip} className="@3xl:hidden" />
                {index === items.length - 1 && (
                  <p
                    className={`mt-3 border-s-8 ps-2 text-sm leading-tight @6xl:absolute @6xl:top-3 @6xl:mt-0 @6xl:w-max @6xl:max-w-2/5 @6xl:border-0 ${isFound ? 'border-accent' : 'border-ink'} ${isLate ? '@6xl:end-(--place) @6xl:pe-3 @6xl:text-end' : '@6xl:start-(--place) @6xl:ps-3'}`}
                    style={{ '--place': isLate ? `calc(100% - ${at(find.at)})` : at(find.at) }}
                  >
                    <b className={`figure block text-block ${isFound ? 'text-accent' : ''}`}>{find.title}</b>
                    {find.note}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        <AxisNumbers
          marks={[1, ...axisMarks(pages, 12).filter((page) => page > 1)]}
          at={at}
          format={format.number}
          className="mt-2 @max-3xl:hidden"
        />
      </figure>
    </DrawingFrame>
  );
}

interface StripProps {
  ranges: Ranges;
  pages: number;
  find: number;
  isFound: boolean;
  /** Whether all marks stand in one tall row, above which the found one rises. */
  isTall?: boolean;
  className: string;
}

/** A mark for each page in so many rows; the one that was looked for is higher, and empty where it was not read. */
function Strip({ ranges, pages, find, isFound, isTall = false, className }: StripProps) {
  const rows = isTall ? 1 : Math.ceil(pages / 80);
  const columns = Math.ceil(pages / rows);
  /** Lines that are dashed into marks. */
  const line = (from: number, until: number) => {
    let path = '';
    for (let page = from - 1; page < until; ) {
      const end = Math.min(until, page - (page % columns) + columns);
      path += `M${page % columns} ${Math.floor(page / columns) * 1.3 + 0.5}h${end - page - 1 + mark}`;
      page = end;
    }
    return path;
  };
  const height = rows * 1.3 - 0.3;
  const row = Math.floor((find - 1) / columns);
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${columns} ${height}`}
        preserveAspectRatio="none"
        className={`w-full fill-none rtl:-scale-x-100 ${isTall ? 'h-full' : ''}`}
        style={isTall ? undefined : { height: `calc(${height} * clamp(2rem, 7cqi, 3.25rem))` }}
        strokeDasharray={`${mark} ${1 - mark}`}
      >
        <path d={line(1, pages)} className="stroke-line" />
        <path d={ranges.map(({ from, until }) => line(from, until)).join('')} className="stroke-ink" />
      </svg>
      <i
        className={`drawn absolute min-w-2.5 -translate-x-1/2 border-2 rtl:translate-x-1/2 ${isTall ? (isFound ? '-mt-14 -mb-2' : '-my-2') : '-my-1'} ${isFound ? 'border-accent bg-accent' : 'border-ink'}`}
        style={{
          insetInlineStart: percent((((find - 1) % columns) + mark / 2) / columns),
          width: percent(mark / columns),
          top: percent((row * 1.3) / height),
          bottom: percent(1 - (row * 1.3 + 1) / height),
        }}
      />
    </div>
  );
}
