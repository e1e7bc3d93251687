import type { ReactNode } from 'react';
import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Figure } from '../../ui/figure';
import { GridLines, marksEvery } from '../../ui/grid-lines';
import { Heading } from '../../ui/heading';
import { percent } from '../../ui/percent';

type Timeline = Pick<SectionOf<'summary'>, 'timeline' | 'events' | 'result'>;

/** The possible distances between two grid lines, in months. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 24, 36, 48];

/** The distance between grid lines: few enough that their labels fit a narrow window, with a line at the very end if possible. */
function stepOf(months: number): number {
  const wide = steps.filter((step) => months / step <= 4);
  return wide.find((step) => months % step === 0 && months / step > 1) ?? wide[0] ?? months;
}

/** A project on one time axis in months: phases as bars, events as diamonds, and the result as a rising slope. */
export function Course({ timeline = [], events = [], result }: Timeline) {
  const t = useLabels();
  let end = 0;
  const phases = timeline.map(({ title, months }) => {
    const start = end;
    end += months;
    return { title, months, start };
  });
  const from = result?.from ?? end;
  const last = Math.max(
    end,
    result ? Math.max(result.until, from + 1) : 1,
    ...events.map(({ month }) => month),
  );
  const marks = marksEvery(stepOf(last), last);
  const at = (month: number) => percent(month / last);
  const row = (key: string, words: ReactNode, drawing: ReactNode) => (
    <li key={key} className="grid gap-x-10 border-line @3xl:grid-cols-[2fr_3fr] @3xl:border-b">
      <div className="pt-1.5 @3xl:py-3">{words}</div>
      <div className="relative flex items-center" aria-hidden="true">
        <GridLines marks={marks} at={at} />
        {drawing}
      </div>
    </li>
  );
  /** Each row with the month in which it begins, to sort by. */
  const rows: [month: number, row: ReactNode][] = [
    ...phases.map(({ title, months, start }, index): [number, ReactNode] => [
      start,
      row(
        `phase ${index}`,
        <Words lead={t('use-cases.months', { count: months })}>{title}</Words>,
        <span
          className="drawn relative h-3 bg-accent @3xl:h-6"
          style={{ marginInlineStart: at(start), width: at(months) }}
        />,
      ),
    ]),
    ...events.map(({ month, title }, index): [number, ReactNode] => [
      month - 0.5,
      row(
        `event ${index}`,
        <Words lead={t('use-cases.month', { value: month })}>{title}</Words>,
        <span
          className="drawn relative -ms-1.5 size-3 rotate-45 @3xl:-ms-2.5 @3xl:size-5 bg-ink"
          style={{ insetInlineStart: at(month - 0.5) }}
        />,
      ),
    ]),
  ];
  return (
    <figure className="@3xl:col-span-12">
      <figcaption>
        <Heading className="eyebrow border-b-2 border-ink pb-2">{t('use-cases.timeline')}</Heading>
      </figcaption>
      <ol>
        {rows.sort(([one], [other]) => one - other).map(([, one]) => one)}
        {result &&
          row(
            'result',
            <>
              <span className="figure block text-section text-accent @3xl:pt-6 @3xl:text-page">
                <Figure>{result.value}</Figure>
              </span>
              <span className="text-sm text-soft">{result.label}</span>
            </>,
            <span
              className="drawn relative h-14 self-end bg-accent [clip-path:polygon(0_100%,100%_0,100%_100%)] @3xl:h-44 rtl:-scale-x-100"
              style={{ marginInlineStart: at(from), width: at(Math.max(1, result.until - from)) }}
            />,
          )}
      </ol>
      <div className="grid gap-x-10 text-xs text-soft @3xl:grid-cols-[2fr_3fr]" aria-hidden="true">
        <p className="tabular relative h-6 border-t border-line-strong @3xl:col-start-2">
          {marks.map((mark, index) => (
            <span
              key={mark}
              // The last label includes the unit, so in a narrow container it takes the room of two.
              className={`absolute top-1 ${index === marks.length - 2 ? '@max-xl:hidden' : ''}`}
              style={
                index === marks.length - 1
                  ? { insetInlineEnd: at(last - mark) }
                  : { insetInlineStart: at(mark) }
              }
            >
              {index === marks.length - 1 ? t('use-cases.months', { count: mark }) : mark}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

function Words({ lead, children }: { lead: string; children: string }) {
  return (
    <>
      <span className="me-1 font-semibold tabular">{lead}</span>{' '}
      <span className="text-sm text-soft">{children}</span>
    </>
  );
}
