import type { SectionOf } from '../../../content/types.generated';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { hoursBetween, placeBetween } from '../../clock';
import { DrawingFrame } from '../../drawing-frame';

type WeekSection = SectionOf<'week'>;
type Block = WeekSection['items'][number]['blocks'][number];

/** Weeks with a column for each day: the hours in which a shop is open, and the hours that work takes. */
export function Week({ days, start, end, open, openLabel, items, ...frame }: WeekSection) {
  const at = placeBetween(start, end);
  const span = (from: string, until: string) => ({
    top: at(from),
    height: `calc(${at(until)} - ${at(from)})`,
  });
  // Where there is more room below a block than above it, its name stands there.
  const isEarly = ({ from, until }: Block) =>
    Number.parseFloat(at(from)) + Number.parseFloat(at(until)) < 100;
  return (
    <DrawingFrame {...frame}>
      <ol className="grid gap-x-12 gap-y-6 @3xl:auto-cols-fr @3xl:grid-flow-col">
        {items.map(({ value, title, isResult, blocks }, index) => (
          <li key={index} className="flex flex-col">
            <div className="mb-1 flex flex-wrap items-baseline gap-x-3 border-b-2 border-ink pb-2">
              <p className={`figure text-section @5xl:text-page ${isResult ? 'text-accent' : ''}`}>
                <Figure>{value}</Figure>
              </p>
              <Heading className="font-semibold">{title}</Heading>
            </div>
            <div className="mt-auto ps-11 text-xs">
              <p
                aria-hidden="true"
                className="grid auto-cols-fr grid-flow-col pb-1 text-[min(1em,5cqi)] font-semibold whitespace-nowrap"
              >
                {days.map((day, number) => (
                  <span key={number} className="ps-1">
                    {day}
                  </span>
                ))}
              </p>
              <div className="relative h-64 border-b border-line-strong @max-[15rem]:h-128 @3xl:h-72">
                <p
                  className="absolute start-0 flex"
                  style={{
                    ...span(open.from, open.until),
                    width: percent(Math.min(1, open.days / days.length)),
                  }}
                >
                  {days.slice(0, open.days).map((_, day) => (
                    <i key={day} className="drawn mx-0.5 flex-1 bg-line" />
                  ))}
                  <span className="absolute start-2 top-1/2 -translate-y-1/2 leading-tight text-ink @3xl:text-sm">
                    {openLabel} {open.from}–{open.until}
                  </span>
                </p>
                <p aria-hidden="true" className="tabular text-soft">
                  {hoursBetween(start, end, 4).map((hour) => (
                    <span
                      key={hour}
                      className="absolute -start-11 end-0 border-t border-line leading-tight"
                      style={{ top: at(hour) }}
                    >
                      {hour}
                    </span>
                  ))}
                </p>
                <ul>
                  {blocks.map((block, number) => (
                    <li
                      key={number}
                      className="absolute min-h-1.5"
                      style={{ ...span(block.from, block.until), ...acrossDays(block, days.length) }}
                    >
                      <span aria-hidden="true" className="grid h-full auto-cols-fr grid-flow-col">
                        {daysOf(block, days.length).map((day) => (
                          <i key={day} className={`mx-0.5 ${isResult ? 'drawn bg-accent' : 'hatch-lost'}`} />
                        ))}
                      </span>
                      <span
                        className={`absolute my-0.5 w-max haloed px-1 leading-tight @3xl:text-sm ${isEarly(block) ? 'top-full' : 'bottom-full'} ${block.firstDay > days.length / 2 ? 'end-0.5 text-end @max-3xl:max-w-[min(12rem,75cqi)]' : 'start-0 max-w-full'}`}
                      >
                        <b>{block.name}</b>{' '}
                        <span className="tabular">
                          {block.from}–{block.until}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </DrawingFrame>
  );
}

/** The numbers of the days of a block, from 1, as far as there are such days. */
const daysOf = ({ firstDay, lastDay }: Block, count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter((day) => day >= firstDay && day <= lastDay);

/** Where the columns of its days are. */
const acrossDays = (block: Block, count: number) => ({
  insetInlineStart: percent((block.firstDay - 1) / count),
  width: percent(daysOf(block, count).length / count),
});
