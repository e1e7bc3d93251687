import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Figure } from '../../../ui/figure';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { axisMarks } from '../../axis-marks';
import { DrawingFrame, Key } from '../../drawing-frame';

type DesksSection = SectionOf<'desks'>;
type Stay = DesksSection['ways'][number]['stays'][number];

/** The ways of a case from desk to desk on one scale of days: gray where it waits, colored where somebody works on it. */
export function Desks({ unit, length, waitLabel, workLabel, desks, ways, ...frame }: DesksSection) {
  const format = useFormat();
  const marks = axisMarks(length, 7);
  const at = (time: number) => percent(time / length);
  return (
    <DrawingFrame {...frame}>
      <div className="grid gap-y-10 @3xl:in-data-beside:gap-y-4">
        {ways.map(({ title, value, summary, stays }, index) => {
          const color = index === ways.length - 1 ? 'bg-accent' : 'bg-ink';
          return (
            <div key={index}>
              <div className="flex flex-wrap items-end justify-between gap-x-8 border-b-2 border-ink pb-2">
                <div>
                  <Heading className="text-item font-semibold">{title}</Heading>
                  <p>
                    <span className="figure me-2 text-page in-data-beside:text-section">
                      <Figure>{value}</Figure>
                    </span>{' '}
                    <span className="@3xl:text-item">{summary}</span>
                  </p>
                </div>
                <p className="flex gap-x-6 pb-1 text-sm">
                  <Key color="bg-line-strong">{waitLabel}</Key>
                  <Key color={color}>{workLabel}</Key>
                </p>
              </div>
              <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] @3xl:grid-cols-[13rem_minmax(0,1fr)]">
                <ul aria-hidden="true">
                  {desks.map((desk, lane) => (
                    <li
                      key={lane}
                      className="flex h-10 items-center @3xl:in-data-beside:h-6 border-b border-line pe-2 text-xs leading-tight @3xl:text-base @3xl:in-data-beside:text-sm @3xl:font-semibold"
                    >
                      {desk}
                    </li>
                  ))}
                </ul>
                <div className="relative">
                  <GridLines marks={marks} at={at} />
                  <ol className="absolute inset-0">
                    {desks.slice(1).map((_, lane) => (
                      <li
                        key={lane}
                        aria-hidden="true"
                        className="absolute inset-x-0 border-t border-line"
                        style={{ top: percent((lane + 1) / desks.length) }}
                      />
                    ))}
                    {stays.map((stay, step) => (
                      <Step
                        key={step}
                        {...{ stay, length, color }}
                        lanes={desks.length}
                        next={stays[step + 1]}
                        text={`${desks[stay.desk - 1] ?? ''}: ${format.number(stay.from)}–${format.number(stay.until)}`}
                      />
                    ))}
                  </ol>
                </div>
                <AxisNumbers marks={marks} at={at} format={format.number} className="col-start-2" />
              </div>
            </div>
          );
        })}
      </div>
      <p className="mt-2 text-xs text-soft">{unit}</p>
    </DrawingFrame>
  );
}

/** A stay on one desk, with the line that leads to the next one. A stay that takes no time is a diamond. */
function Step({
  stay: { desk, from, until, work = 0 },
  next,
  lanes,
  length,
  color,
  text,
}: {
  stay: Stay;
  next: Stay | undefined;
  lanes: number;
  length: number;
  color: string;
  text: string;
}) {
  const at = (time: number) => percent(time / length);
  const bar = 'drawn absolute';
  return (
    <li>
      <span className="sr-only">{text}</span>
      {next && next.desk !== desk && (
        <span
          aria-hidden="true"
          className={`${bar} -ms-px w-0.5 ${color}`}
          style={{
            insetInlineStart: at(until),
            top: percent((Math.min(desk, next.desk) - 0.5) / lanes),
            height: percent(Math.abs(next.desk - desk) / lanes),
          }}
        />
      )}
      <span
        aria-hidden="true"
        className="absolute"
        style={{
          insetInlineStart: at(from),
          width: at(until - from),
          top: percent((desk - 1) / lanes),
          height: percent(1 / lanes),
        }}
      >
        {until > from ? (
          <>
            <span className={`${bar} inset-x-0 top-1/2 -mt-1.5 h-3 bg-line-strong`} />
            {work > 0 && (
              <span
                className={`${bar} end-0 top-1/2 -mt-1.5 h-3 ${color}`}
                style={{ width: percent(work / (until - from)) }}
              />
            )}
          </>
        ) : (
          <span className={`${bar} start-0 top-1/2 -ms-1.5 -mt-1.5 size-3 rotate-45 ${color}`} />
        )}
      </span>
    </li>
  );
}
