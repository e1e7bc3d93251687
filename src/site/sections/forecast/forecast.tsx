import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { axisMarks } from '../../axis-marks';
import { DrawingFrame, Key } from '../../drawing-frame';

type Day = SectionOf<'forecast'>['days'][number];

/** A forecast's bars with what came as dots, below the line of what had been assumed before. */
export function Forecast(props: SectionOf<'forecast'>) {
  const { unit, axis, beforeTitle, rangeTitle, actualTitle, days, ...frame } = props;
  const format = useFormat();
  const highest = Math.max(1, ...days.flatMap(({ before, high, actual }) => [before, high, actual]));
  const [, distance = highest] = axisMarks(highest, 5);
  const top = (Math.ceil(highest / distance) + 0.1) * distance;
  const levels = axisMarks(top, top / distance);
  const marked = days.flatMap(({ mark, actual }, index) => (mark ? { day: index + 1, mark, actual } : []));
  const at = (day: number) => percent((day - 0.5) / days.length);
  return (
    <DrawingFrame
      {...frame}
      legend={
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
          <Key color="bg-soft">{beforeTitle}</Key>
          <Key color="bg-accent">{rangeTitle}</Key>
          <Key color="bg-ink rounded-full">{actualTitle}</Key>
        </p>
      }
    >
      <figure>
        <figcaption className="border-b-2 border-ink pb-2 text-sm font-semibold">{unit}</figcaption>
        <div className="flex flex-col ps-10 pt-3">
          <ol
            className="text-sm leading-tight @max-5xl:order-last @5xl:grid"
            style={{ gridTemplateColumns: `repeat(${days.length * 2}, 1fr)` }}
          >
            {marked.map(({ day, mark }) => (
              <Note key={day} {...mark} day={day} count={days.length} />
            ))}
          </ol>
          <div className="relative h-56 @3xl:h-68">
            {levels.map((level) => (
              // The line is at the level; the number hangs below it.
              <span
                key={level}
                aria-hidden="true"
                className="tabular absolute inset-x-0 -ms-10 h-px border-t border-line text-xs text-soft"
                style={{ bottom: percent(level / top) }}
              >
                {format.number(level)}
              </span>
            ))}
            <Surplus {...{ days, top }} />
            {marked.map(({ day, actual }) => (
              <span
                key={day}
                aria-hidden="true"
                className="absolute top-0 border-s border-ink"
                style={{ insetInlineStart: at(day), bottom: percent(actual / top) }}
              />
            ))}
            <Bars {...{ days, top }} />
          </div>
          <AxisNumbers
            marks={axisMarks(days.length, 8).filter((day) => day > 0)}
            at={at}
            format={format.number}
          />
          <p className="text-end text-xs text-soft">{axis}</p>
        </div>
        <ol className="sr-only">
          {days.map(({ before, low, high, actual }, index) => (
            <li key={index}>
              {`${beforeTitle}: ${format.number(before)}. ${rangeTitle}: ${format.number(low)}–${format.number(high)}. ${actualTitle}: ${format.number(actual)}.`}
            </li>
          ))}
        </ol>
      </figure>
    </DrawingFrame>
  );
}

/** What is said of a day, above its bar. @param count the number of days */
function Note({ title, note, day, count }: NonNullable<Day['mark']> & { day: number; count: number }) {
  // Words of a marked day take about a fifth of the width, in halves of a day.
  const room = Math.max(1, Math.round(count * 0.44));
  const isLate = day * 2 > count;
  const end = day * 2 - Math.min(day * 2 - 1, room);
  return (
    <li
      className={`border-ink text-balance @max-5xl:mt-2 @5xl:pb-2 ${isLate ? '@5xl:border-e @5xl:pe-2 @5xl:text-end' : '@5xl:border-s @5xl:ps-2'}`}
      style={{ gridColumn: isLate ? `${end} / ${day * 2}` : `${day * 2} / span ${room}` }}
    >
      <Heading className="font-semibold">{title}</Heading>
      <p className="text-soft">{note}</p>
    </li>
  );
}

interface ChartProps {
  days: readonly Day[];
  /** The value at the top of the chart. */
  top: number;
}

/** What had been assumed before beyond what was forecast. */
function Surplus({ days, top }: ChartProps) {
  /** The corners of a line that has a step at every day's edge, there or back. */
  const steps = (amountOf: (day: Day) => number) =>
    days.flatMap((day, index) =>
      [index, index + 1].map((x) => `${percent(x / days.length)} ${percent(1 - amountOf(day) / top)}`),
    );
  const surplus = [
    ...steps(({ before }) => before),
    ...steps(({ before, high }) => Math.min(before, high)).reverse(),
  ];
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 text-line-strong hatch-lost rtl:-scale-x-100"
      style={{ clipPath: `polygon(${surplus.join(', ')})` }}
    />
  );
}

/** The forecast's bars, the line of what had been assumed before, and what came. */
function Bars({ days, top }: ChartProps) {
  const isOutside = ({ low, high, actual }: Day) => actual < low || actual > high;
  const dots = (isMeant: (day: Day) => boolean) =>
    days.map((day, index) => (isMeant(day) ? `M${index + 0.5} ${top - day.actual}h.001` : '')).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} ${top}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none [&>*]:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
    >
      <path
        d={days
          .map(({ low, high }, index) => `M${index + 0.12} ${top - high}h.76V${top - low}h-.76z`)
          .join('')}
        className="fill-accent"
      />
      <path
        d={days.map(({ before }, index) => `${index ? 'V' : 'M0 '}${top - before}H${index + 1}`).join('')}
        strokeWidth="4"
        className="stroke-soft"
      />
      <g strokeLinecap="round" className="[&>*]:[vector-effect:non-scaling-stroke]">
        <path d={dots(() => true)} strokeWidth="11" className="stroke-surface" />
        <path d={dots((day) => !isOutside(day))} strokeWidth="7" className="stroke-ink" />
        <path d={dots(isOutside)} strokeWidth="15" className="stroke-ink" />
      </g>
    </svg>
  );
}
