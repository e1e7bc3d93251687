import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { DrawingFrame } from '../../drawing-frame';

type Item = SectionOf<'tally'>['items'][number];

/** The number of a find. */
const sign = 'drawn grid size-6 place-items-center rounded-full bg-ink text-xs font-semibold text-surface';

/** A share that looks like chance and is the same everywhere. */
const chance = (index: number) => ((index * index * 7919 + index * 3301) % 1009) / 1009;

/** The places of the large marks, counted from 0: one after the other, or scattered, never close to each other in a row. */
function placesOf({ amount, of, first = 1, isScattered }: Item): number[] {
  return Array.from({ length: amount }, (_, index) =>
    isScattered ? Math.floor(((index + 0.8 * chance(index + 1)) / amount) * of) : first - 1 + index,
  );
}

/** Marks as a path of dots: one piece for all that follow each other in a row. */
function dots(places: readonly number[], columns: number): string {
  let path = '';
  places.forEach((place, index) => {
    const column = place % columns;
    if (column > 0 && places[index - 1] === place - 1) return;
    let end = index;
    while (places[end + 1] === (places[end] ?? 0) + 1 && (places[end + 1] ?? 0) % columns > 0) end++;
    path += `M${column} ${Math.floor(place / columns)}h${end - index + 0.01}`;
  });
  return path;
}

/**
 * Fields of marks, one for each of a number of things: those that are meant are large. In a wide container the fields stand side by
 * side, in a narrow one they lie one below the other.
 */
export function Tally({ unit, items, ...frame }: SectionOf<'tally'>) {
  const format = useFormat();
  // About as high as there is room for, whatever their number: how wide a field is for its height.
  const [wide, narrow] = items.length > 1 ? [5.5 / items.length, 5.2] : [4.4, 1.45];
  return (
    <DrawingFrame {...frame}>
      <figure>
        <figcaption className="border-b-2 border-ink pb-2 text-sm font-semibold">{unit}</figcaption>
        <ol className="grid gap-8 pt-4 @3xl:auto-cols-fr @3xl:grid-flow-col">
          {items.map((item, index) => (
            <li key={index} className="flex flex-col">
              <div
                className={`mb-2 flex items-baseline gap-3 @3xl:mb-4 ${items.length > 3 ? '@3xl:block' : '@3xl:@max-6xl:block'}`}
              >
                <p className={`figure text-section @3xl:text-page ${item.isResult ? 'text-accent' : ''}`}>
                  {format.number(item.amount)}
                </p>
                <div>
                  <Heading className="font-semibold">{item.title}</Heading>
                  {item.note && <p className="text-sm text-soft">{item.note}</p>}
                </div>
              </div>
              <Field item={item} ratio={narrow} className="mt-auto @3xl:hidden" />
              <Field item={item} ratio={wide} className="mt-auto @max-3xl:hidden" />
              {item.finds && (
                <ol className="mt-4 grid gap-4 @3xl:auto-cols-fr @3xl:grid-flow-col">
                  {item.finds.map(({ title, note }, at) => (
                    <li key={at} className="grid grid-cols-[auto_1fr] gap-x-3">
                      <span className={sign}>{format.number(at + 1)}</span>
                      <div>
                        <Heading isPart className="font-semibold">
                          {title}
                        </Heading>
                        <p className="text-sm text-soft">{note}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </figure>
    </DrawingFrame>
  );
}

/** One field, in as many columns as the ratio of its sides asks for. */
function Field({ item, ratio, className }: { item: Item; ratio: number; className: string }) {
  const format = useFormat();
  const columns = Math.round(Math.sqrt(item.of * ratio));
  const rows = Math.ceil(item.of / columns);
  const all = Array.from({ length: item.of }, (_, place) => place);
  // Few among many are larger than their place.
  const size = item.isScattered && item.amount * 20 < item.of ? 1.8 : 0.76;
  const at = (place: number, count: number) => percent((place + 0.5) / count);
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <svg
        aria-hidden="true"
        viewBox={`-.5 -.5 ${columns} ${rows}`}
        className="block w-full overflow-visible fill-none [stroke-dasharray:.01_.99] [stroke-linecap:round] rtl:-scale-x-100"
      >
        <path d={dots(all, columns)} strokeWidth={0.32} className="stroke-line-strong" />
        <path
          d={dots(placesOf(item), columns)}
          strokeWidth={size}
          className={item.isResult ? 'stroke-accent' : 'stroke-soft'}
        />
      </svg>
      {item.finds?.map(({ at: place }, index) => (
        <span
          key={index}
          data-number={format.number(index + 1)}
          className={`absolute -ms-3 -mt-3 ring-2 ring-surface before:content-[attr(data-number)] ${sign}`}
          style={{
            // Its circle stays inside of the field.
            insetInlineStart: `clamp(0.75rem, ${at((place - 1) % columns, columns)}, 100% - 0.75rem)`,
            top: at(Math.floor((place - 1) / columns), rows),
          }}
        />
      ))}
    </div>
  );
}
