import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';

type Measured = { region: string; before: number; after: number };

/** The minimum distance between two names, in percent of the height, so that they stay readable. */
const apart = 9;

/** The regions that have both figures of the first measure, or of the second. */
export function measured(items: SectionOf<'regions'>['items'], isSecond = false): Measured[] {
  return items.flatMap(({ region, before, after, secondBefore, secondAfter }) => {
    const [from, to] = isSecond ? [secondBefore, secondAfter] : [before, after];
    return from === undefined || to === undefined ? [] : [{ region, before: from, after: to }];
  });
}

/** Moves sorted positions (percent from the top) apart so that each has room, keeping their order. */
export function spread(places: readonly number[]): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -apart) + apart));
  // Whatever was pushed past the bottom moves back up and pushes what is above it.
  for (let index = moved.length - 1, room = 100; index >= 0; index--, room -= apart)
    moved[index] = Math.min(moved[index] ?? 0, room);
  return moved;
}

/** A slope chart: one line per region, from its value before to its value after. With large text on a phone, a list of both values. */
export function Slopes({ measure, items }: { measure: string | undefined; items: Measured[] }) {
  const t = useLabels();
  const format = useFormat();
  const values = items.flatMap(({ before, after }) => [before, after]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const place = (value: number) => Math.round((1 - (value - least) / (most - least || 1)) * 1000) / 10;
  const percent = (value: number) => `${value}%`;
  const sorted = [...items].sort((one, other) => other.after - one.after);
  const names = spread(sorted.map(({ after }) => place(after)));
  const starts = [...new Set(items.map(({ before }) => before))].sort((one, other) => other - one);
  const figures = spread(starts.map(place));
  return (
    <figure>
      {measure && <figcaption className="font-semibold">{measure}</figcaption>}
      <p
        aria-hidden="true"
        className="hidden justify-between border-b-2 border-ink py-1 text-xs text-soft @min-[16rem]:flex"
      >
        <span>{t('tables.before')}</span>
        <span className="w-[11.75rem]">{t('tables.after')}</span>
      </p>
      <div className="relative mt-4 mb-2 flex @min-[16rem]:h-44 @xl:h-72">
        <div aria-hidden="true" className="relative hidden w-10 shrink-0 @min-[16rem]:block">
          {starts.map((value, index) => (
            <span
              key={value}
              className="tabular absolute -translate-y-1/2 text-sm leading-none text-soft"
              style={{ top: percent(figures[index] ?? 0) }}
            >
              {format.number(value)}
            </span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="hidden h-full w-0 grow overflow-visible text-accent @min-[16rem]:block rtl:-scale-x-100"
        >
          {sorted.map(({ before, after }, index) => (
            <g key={index} fill="currentColor" stroke="currentColor" strokeWidth="2.5">
              <line y1={percent(place(before))} x2="100%" y2={percent(place(after))} />
              <circle cy={percent(place(before))} r="4" className="text-line-strong" />
              <circle cx="100%" cy={percent(place(after))} r="4" />
            </g>
          ))}
        </svg>
        <svg
          aria-hidden="true"
          className="hidden h-full w-6 shrink-0 overflow-visible @min-[16rem]:block rtl:-scale-x-100"
        >
          {sorted.map(({ after }, index) => (
            <line
              key={index}
              x1="8"
              y1={percent(place(after))}
              x2="20"
              y2={percent(names[index] ?? 0)}
              stroke="var(--line-strong)"
            />
          ))}
        </svg>
        <ul className="relative grow @min-[16rem]:w-40 @min-[16rem]:grow-0">
          {sorted.map(({ region, before, after }, index) => (
            <li
              key={index}
              className="inset-x-0 text-sm @min-[16rem]:absolute @min-[16rem]:-translate-y-1/2 @min-[16rem]:leading-none"
              style={{ top: percent(names[index] ?? 0) }}
            >
              <span className="@min-[16rem]:sr-only">
                {t('tables.before')}: {format.number(before)}. {t('tables.after')}:{' '}
              </span>
              <span className="tabular font-semibold">{format.number(after)}</span> {region}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
