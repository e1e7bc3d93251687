import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
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
  return Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);
}

interface Span {
  start: number;
  end: number;
}

/** The time that a step took before: open, with diagonals. What is left of it beside the time that it takes now is saved. */
const past = 'text-line-strong hatch-lost';

const isMoment = ({ start, end }: Span) => end <= start;

/**
 * Steps of a piece of work on one axis of time: a bar as high as its row; a bar and what is saved of its former time; or a bar for each of both times.
 * Moments are diamonds.
 */
export function Schedule({ unit, length, beforeTitle, afterTitle, items, ...frame }: SectionOf<'schedule'>) {
  const format = useFormat();
  const marks = marksOf(length);
  const at = (time: number) => `${Math.round((Math.min(time, length) / length) * 1000) / 10}%`;
  const columns = 'grid gap-x-10 @3xl:grid-cols-[1fr_2fr]';
  const mark = (span: Span, look: string) => (
    <span
      className={`drawn absolute ${isMoment(span) ? 'top-1/2 -ms-2.5 size-5 -translate-y-1/2 rotate-45' : 'inset-y-0'} ${look}`}
      style={{
        insetInlineStart: at(span.start),
        width: isMoment(span) ? undefined : at(Math.min(span.end, length) - span.start),
      }}
    />
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
            const hasRest = before?.start === after.start && before.end > after.end;
            const isOnOneLine = !before || areMoments || hasRest;
            const sizeOf = ({ start, end }: Span) => format.number(areMoments ? start : end - start);
            return (
              <li key={index} className={`${columns} border-line @3xl:border-b`}>
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
                <div
                  className={`relative mx-4 grid gap-1 py-2 ${before ? 'content-center' : ''}`}
                  aria-hidden="true"
                >
                  <GridLines marks={marks} at={at} />
                  {!isOnOneLine && <span className="relative h-5">{mark(before, past)}</span>}
                  <span className={`relative ${isOnOneLine ? 'min-h-7' : 'h-5'}`}>
                    {areMoments && mark(before, 'border-2 border-line-strong')}
                    {hasRest && mark({ start: after.end, end: before.end }, past)}
                    {before && (
                      <span
                        className={`tabular absolute inset-y-0.5 flex items-center gap-1 ms-0.5 pe-2 text-sm leading-none font-semibold whitespace-nowrap ps-4.5 ${frame.background === 'muted' ? 'bg-muted' : 'bg-surface'}`}
                        // Near the end of the axis there is no room after the bar.
                        style={
                          after.end > length * 0.75
                            ? { insetInlineEnd: 0 }
                            : { insetInlineStart: at(after.end) }
                        }
                      >
                        <span className="text-soft">{sizeOf(before)}</span>
                        <span className="rtl:-scale-x-100">→</span>
                        <span>{sizeOf(after)}</span>
                      </span>
                    )}
                    {mark(after, 'bg-accent')}
                  </span>
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
