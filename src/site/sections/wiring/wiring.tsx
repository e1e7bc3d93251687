import type { ReactNode } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { DrawingFrame } from '../../drawing-frame';

type WiringSection = SectionOf<'wiring'>;

/** A line from a system to a report: the heights of its ends, in percent. */
type Line = readonly [system: number, report: number];

/** The lines of the reports. In the row of a system or a report, each line has a place of its own, in an order in which lines of one row do not cross. */
export function linesOf({ systems, reports }: Pick<WiringSection, 'systems' | 'reports'>): Line[] {
  const pairs = reports.flatMap(({ from }, report) =>
    systems.flatMap((_, system) => (from.includes(system + 1) ? [{ system, report }] : [])),
  );
  return pairs.map((pair) => {
    const heightIn = (row: 'system' | 'report', rows: number) => {
      const neighbors = pairs.filter((other) => other[row] === pair[row]);
      const place = (neighbors.indexOf(pair) + 0.5) / neighbors.length;
      return Math.round(((pair[row] + 0.2 + 0.6 * place) / rows) * 10_000) / 100;
    };
    return [heightIn('system', systems.length), heightIn('report', reports.length)];
  });
}

/** Systems and the reports that take their figures from them: wired one by one, and through one bar. */
export function Wiring({ systems, reports, before, after, bar, ...frame }: WiringSection) {
  const t = useLabels();
  const format = useFormat();
  const lines = linesOf({ systems, reports });
  const rows = 'grid auto-rows-fr text-xs leading-tight @5xl:text-sm';
  const row = 'col-span-2 grid grid-cols-subgrid items-center';
  const wire = 'border-t-2 border-accent';
  return (
    <DrawingFrame {...frame}>
      <div className="grid gap-x-16 gap-y-8 @4xl:grid-cols-2">
        <Half
          title={before.title}
          columns="grid-cols-[auto_minmax(20%,1fr)_auto]"
          text={
            <>
              <span className="figure text-ink">{format.number(lines.length)}</span> {before.unit}
            </>
          }
        >
          <ul className={`pe-2 ${rows}`}>
            {systems.map(({ name }, index) => (
              <li key={index} className="flex items-center">
                {name}
              </li>
            ))}
          </ul>
          <Wires lines={lines} />
          <ul className={`ps-3 font-semibold ${rows}`}>
            {reports.map(({ name, from }, index) => (
              <li key={index} className="flex items-center">
                <span>
                  {name}
                  <span className="sr-only">
                    :{' '}
                    {systems
                      .flatMap((system, at) => (from.includes(at + 1) ? system.name : []))
                      .join(t('format.comma'))}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Half>
        <Half
          title={after.title}
          columns="grid-cols-[1.5rem_6.75rem_minmax(min-content,1fr)] @min-[26rem]:grid-cols-[minmax(min-content,1fr)_minmax(min-content,clamp(5.75rem,15cqi,12rem))_minmax(min-content,1fr)]"
          text={after.summary}
        >
          <ul
            aria-hidden="true"
            className={`grid-cols-[auto_minmax(0.5rem,1fr)] gap-x-1 @lg:gap-x-2 ${rows}`}
          >
            {systems.map(({ name }, index) => (
              <li key={index} className={row}>
                {/* In the smallest window, the half above has their names. */}
                <span className="@max-[26rem]:hidden">{name}</span>
                <span className={`col-start-2 ${wire}`} />
              </li>
            ))}
          </ul>
          <p className="drawn grid content-center bg-accent px-1.5 py-4 text-on-accent forced-colors:border-2 @5xl:px-5">
            <span className="figure text-page [&>small]:ms-0 [&>small]:block [&>small]:text-sm @lg:[&>small]:text-item">
              <Figure>{bar.value}</Figure>
            </span>
            {bar.note && <span className="mt-2 text-xs @5xl:text-sm">{bar.note}</span>}
          </p>
          <ul
            aria-hidden="true"
            className={`grid-cols-[minmax(0.75rem,1fr)_auto] gap-x-1.5 @lg:gap-x-2 font-semibold ${rows}`}
          >
            {reports.map(({ name }, index) => (
              <li key={index} className={row}>
                <span className={`relative ${wire}`}>
                  <span className="drawn absolute -end-1 -top-px size-2 -translate-y-1/2 rounded-full bg-accent @5xl:size-2.5" />
                </span>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Half>
      </div>
    </DrawingFrame>
  );
}

/** One wire for each line, with a dot where it leaves its system and a ring where it enters its report. */
function Wires({ lines }: { lines: readonly Line[] }) {
  const reached = lines.map(([, to]) => `M100 ${to}h0`).join('');
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible stroke-ink rtl:-scale-x-100 [&>*]:[vector-effect:non-scaling-stroke]"
      >
        <path strokeWidth="1.5" d={lines.map(([from, to]) => `M0 ${from}L100 ${to}`).join('')} />
        {/* A line of no length, with round ends, is a dot in any proportion. */}
        <path
          strokeWidth="7"
          strokeLinecap="round"
          d={lines.map(([from]) => `M0 ${from}h0`).join('') + reached}
        />
        <path strokeWidth="4" strokeLinecap="round" className="stroke-surface" d={reached} />
      </svg>
    </div>
  );
}

interface HalfProps {
  title: string;
  text: ReactNode;
  columns: string;
  children: ReactNode;
}

/** One half of the drawing: a heading with what is counted, and the systems, what lies between and the reports, side by side. */
function Half({ title, text, columns, children }: HalfProps) {
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-1">
        <Heading className="text-item">{title}</Heading>
        <p className="text-sm text-soft">{text}</p>
      </div>
      <div className={`mt-2 grid min-h-72 grow @4xl:min-h-96 @4xl:in-data-beside:min-h-[22.5rem] ${columns}`}>
        {children}
      </div>
    </div>
  );
}
