import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers, GridLines, marksEvery } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { DrawingFrame, Key } from '../../drawing-frame';

/** The possible distances between two marks of an axis. */
const distances = [1, 2, 3, 4, 5, 6, 10, 12, 20, 25, 50, 100];

/** Those that anybody can count in. */
const roundDistances = [1, 2, 5, 10, 20, 50, 100];

/** The marks of an axis, few enough that their labels fit a narrow window; the last one is at its end where that is possible. */
function marksOf(length: number): number[] {
  const areFew = (distance: number) => length / distance <= 6;
  const distance =
    distances.find((one) => areFew(one) && length % one === 0 && length / one >= 3) ??
    roundDistances.find(areFew) ??
    length;
  return marksEvery(distance, length);
}

interface Span {
  start: number;
  end: number;
}

/** The time that a step took before: open, with diagonals. */
const past = 'text-line-strong hatch-lost';

const isMoment = ({ start, end }: Span) => end <= start;

/**
 * Steps of a piece of work on one axis of time: a bar, or one for what it was before above one for what it is, with how long both
 * took at the end of the row. Moments are diamonds.
 */
export function Schedule({ unit, length, beforeTitle, afterTitle, items, ...frame }: SectionOf<'schedule'>) {
  const format = useFormat();
  const marks = marksOf(length);
  const at = (time: number) => percent(Math.min(time, length) / length);
  const isCompared = items.some(({ before }) => before);
  const columns = `grid gap-x-10 ${isCompared ? '@3xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_7.5rem]' : '@3xl:grid-cols-[1fr_2fr]'}`;
  const lane = (span: Span, look: string, diamond: string) => (
    <span className="relative h-6">
      <span
        className={`drawn absolute ${isMoment(span) ? `top-1/2 -ms-2.5 size-5 -translate-y-1/2 rotate-45 ${diamond}` : `inset-y-0 ${look}`}`}
        style={{
          insetInlineStart: at(span.start),
          width: isMoment(span) ? undefined : at(Math.min(span.end, length) - span.start),
        }}
      />
    </span>
  );
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="flex flex-wrap justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm">
          <span className="font-semibold">{unit}</span>
          <span className="flex gap-6">
            {beforeTitle && <Key color={past}>{beforeTitle}</Key>}
            {afterTitle && <Key color="bg-accent">{afterTitle}</Key>}
          </span>
        </figcaption>
        <ol>
          {items.map(({ title, when, note, href, before, after }, index) => {
            const areMoments = before && isMoment(before) && isMoment(after);
            const sizeOf = ({ start, end }: Span) => format.number(areMoments ? start : end - start);
            return (
              <li
                key={index}
                className={`${columns} border-line @3xl:border-b ${isCompared ? '@max-3xl:grid-cols-[1fr_auto]' : ''}`}
              >
                <div className="pt-3 pb-1 @3xl:pb-3">
                  <Heading className="font-semibold">
                    {href ? (
                      <a href={href} className="inline-block min-h-6 underline hover:text-accent">
                        {title}
                      </a>
                    ) : (
                      title
                    )}
                  </Heading>
                  <p className="text-sm text-accent">{when}</p>
                  {note && <p className="text-sm text-soft">{note}</p>}
                </div>
                {before && (
                  <p
                    className="figure flex items-center justify-end gap-1 self-center text-item whitespace-nowrap @3xl:order-last @3xl:text-block"
                    aria-hidden="true"
                  >
                    <span className="text-soft">{sizeOf(before)}</span>
                    <span className="text-[0.75em] rtl:-scale-x-100">→</span>
                    <span className="text-accent">{sizeOf(after)}</span>
                  </p>
                )}
                <div
                  className="relative mx-4 grid content-center gap-1 py-2 @max-3xl:col-span-full"
                  aria-hidden="true"
                >
                  <GridLines marks={marks} at={at} />
                  {before && lane(before, past, 'border-2 border-line-strong')}
                  {lane(after, 'bg-accent', 'bg-accent')}
                </div>
              </li>
            );
          })}
        </ol>
        <div className={columns}>
          <AxisNumbers marks={marks} at={at} format={format.number} className="mx-4 @3xl:col-start-2" />
        </div>
      </figure>
    </DrawingFrame>
  );
}
