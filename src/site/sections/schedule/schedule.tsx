import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';
import { Key } from '../../key';

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

/** Steps of a piece of work on one axis of time, as bars; a step that has moved has a bar for each of both times. */
export function Schedule({ unit, length, beforeTitle, afterTitle, items, ...frame }: SectionOf<'schedule'>) {
  const format = useFormat();
  const marks = marksOf(length);
  const at = (time: number) => `${Math.round((Math.min(time, length) / length) * 1000) / 10}%`;
  const bar = ({ start, end }: { start: number; end: number }, color: string) =>
    end > start ? (
      <span
        className={`drawn relative h-3 ${color}`}
        style={{ marginInlineStart: at(start), width: at(Math.min(end, length) - start) }}
      />
    ) : (
      <span
        className={`drawn relative -ms-1.5 size-3 rotate-45 ${color}`}
        style={{ insetInlineStart: at(start) }}
      />
    );
  return (
    <SectionFrame {...frame}>
      <figure>
        <figcaption className="flex flex-wrap justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm">
          <span className="font-semibold">{unit}</span>
          <span className="flex gap-6">
            {beforeTitle && <Key color="bg-line-strong">{beforeTitle}</Key>}
            {afterTitle && <Key color="bg-accent">{afterTitle}</Key>}
          </span>
        </figcaption>
        <ol>
          {items.map(({ title, when, note, href, before, after }, index) => (
            <li key={index} className="grid gap-x-10 border-line @3xl:grid-cols-[2fr_3fr] @3xl:border-b">
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
              <div className="relative mx-3 grid content-center gap-1 py-2" aria-hidden="true">
                <GridLines marks={marks} at={at} />
                {before && bar(before, 'bg-line-strong')}
                {bar(after, 'bg-accent')}
              </div>
            </li>
          ))}
        </ol>
        <div className="grid gap-x-10 @3xl:grid-cols-[2fr_3fr]">
          <AxisNumbers marks={marks} at={at} format={format.number} className="mx-3 @3xl:col-start-2" />
        </div>
      </figure>
    </SectionFrame>
  );
}
