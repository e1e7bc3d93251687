import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { DrawingFrame } from '../../drawing-frame';

/** One thing under several numbers that run together into one, and how much there is of it in each place. */
export function Numbers({ numbersTitle, places, master, stockTitle, move, ...frame }: SectionOf<'numbers'>) {
  const format = useFormat();
  const comingTo = (place: number) => (move?.to === place + 1 ? move.count : 0);
  // The longest bar: what a place has, and what comes to it.
  const longest = Math.max(...places.map(({ stock }, index) => stock + comingTo(index)));
  const sum = places.reduce((all, { stock }) => all + stock, 0);
  const title = 'self-end border-b-2 border-ink pb-1 text-item';
  const rows = 'grid gap-2 pt-2 @4xl:auto-rows-fr @4xl:gap-0 @4xl:pt-0';
  return (
    <DrawingFrame {...frame}>
      <div
        className="grid @4xl:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,6fr)_minmax(0,2fr)_minmax(0,7fr)] @4xl:grid-rows-[auto_minmax(22.5rem,1fr)]"
        style={{ '--of': places.length }}
      >
        <Heading className={`@max-4xl:sr-only ${title}`}>{numbersTitle}</Heading>
        <ul
          className={`grid-cols-[repeat(var(--of),minmax(0,1fr))] @4xl:row-start-2 @4xl:grid-cols-1 ${rows}`}
        >
          {places.map(({ name, number }, index) => (
            <li
              key={index}
              className="flex flex-col justify-between gap-x-3 border-2 border-ink bg-raised p-1.5 wrap-anywhere @4xl:my-2 @4xl:justify-center @4xl:px-4 @6xl:flex-row @6xl:items-center @6xl:justify-between"
            >
              <span className="text-xs leading-tight @4xl:text-sm @6xl:order-last">{name}</span>
              <samp className="font-mono text-sm leading-tight font-semibold tracking-tight @lg:text-item @lg:tracking-normal @4xl:text-block">
                {number}
              </samp>
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className="mx-10 h-3 border-x-2 border-b-2 border-ink @4xl:hidden" />
        <div aria-hidden="true" className="mx-auto h-3 border-s-2 border-ink @4xl:hidden" />
        <Lines count={places.length} className="col-start-2 stroke-ink stroke-[1.5] rtl:-scale-x-100" />
        <p className="drawn bg-accent px-4 py-3 text-on-accent @4xl:col-start-3 @4xl:mb-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:grid @4xl:content-between @4xl:px-6 @4xl:py-5">
          <span className="font-semibold">{master.title}</span>
          <span className="block">
            <samp className="block font-mono text-page font-semibold wrap-anywhere">{master.number}</samp>
            <span className="text-item">{master.name}</span>
          </span>
          <span className="mt-1 block border-t-2 border-current pt-2 @4xl:pt-4">
            <span className="figure text-block">{format.number(sum)}</span> {master.unit}
          </span>
        </p>
        <Lines
          count={places.length}
          className="col-start-4 -scale-x-100 stroke-accent stroke-2 rtl:scale-x-100"
        />
        <Heading className={`mt-4 @4xl:col-start-5 @4xl:row-start-1 @4xl:mt-0 ${title}`}>
          {stockTitle}
        </Heading>
        <ul className={`@4xl:col-start-5 @4xl:row-start-2 ${rows}`}>
          {places.map(({ name, stock, note }, index) => {
            const leaving = move?.from === index + 1 ? Math.min(move.count, stock) : 0;
            const coming = comingTo(index);
            return (
              <li
                key={index}
                className="grid content-center border-accent @4xl:my-2 @4xl:border-s-2 @4xl:ps-3"
              >
                <p className="flex flex-wrap items-baseline gap-x-3 text-sm leading-tight">
                  <span className="font-semibold">{name}</span>
                  <span className="figure text-item">{format.number(stock)}</span>
                  {note && <span className="text-soft">{note}</span>}
                  {move && coming > 0 && (
                    <span className="text-accent">
                      +{format.number(coming)} {move.label}
                    </span>
                  )}
                </p>
                <span aria-hidden="true" className="mt-1 flex h-4 @4xl:h-8">
                  {[
                    ['bg-ink', stock - leaving],
                    ['bg-accent', leaving],
                    ['border-2 border-dashed border-accent', coming],
                  ].map(
                    ([look, count]) =>
                      Number(count) > 0 && (
                        <span
                          key={look}
                          className={`drawn ${look}`}
                          style={{ width: percent(Number(count) / longest) }}
                        />
                      ),
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </DrawingFrame>
  );
}

/** Lines that run together from the middle of so many rows, in a wide container. */
function Lines({ count, className }: { count: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`row-start-2 size-full overflow-visible @max-4xl:hidden ${className}`}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={Array.from({ length: count }, (_, at) => `M0 ${((at + 0.5) / count) * 100}L100 50`).join('')}
      />
    </svg>
  );
}
