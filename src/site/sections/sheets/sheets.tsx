import type { SectionOf } from '../../../content/types.generated';
import { DrawingFrame } from '../../drawing-frame';

/** How far the lines of a sheet are filled, in percent, one after the other. */
const fillings = [90, 55, 75, 40];

/** One figure and the sheets that it stands on, each in its own form; where they stand in a row, lines lead from it to its places. */
export function Sheets({ figure, items, ...frame }: SectionOf<'sheets'>) {
  // In rem: a word of a name has room in its column.
  const longestWord = Math.max(...items.flatMap(({ name }) => name.split(/\s/).map((word) => word.length)));
  const room = Math.min(9, Math.max(4.75, longestWord * 0.58));
  return (
    <DrawingFrame {...frame}>
      <p className="drawn flex flex-wrap items-baseline gap-x-6 bg-accent px-4 py-2 text-on-accent @3xl:px-6 @3xl:py-3">
        <span className="figure text-page @5xl:text-display">{figure.value}</span>
        <span>
          <span className="block text-item font-semibold">{figure.name}</span>
          {figure.note && <span className="block text-sm">{figure.note}</span>}
        </span>
      </p>
      <ul
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(var(--room),1fr))] items-start gap-x-2 gap-y-3 @xl:grid-cols-[repeat(auto-fill,minmax(max(9rem,var(--room)),1fr))] @5xl:mt-10 @5xl:grid-cols-[repeat(var(--of),minmax(0,1fr))] @5xl:gap-x-3"
        style={{ '--of': items.length, '--room': `${room}rem` }}
      >
        {items.map(({ name, lines, at }, index) => (
          <li key={index} className="flex flex-col text-xs">
            <span className="mb-1 leading-tight font-semibold @5xl:order-last @5xl:mt-1">{name}</span>
            <span className="grid gap-1 border-2 border-line-strong bg-raised p-1.5 @5xl:gap-1.5 @5xl:p-2">
              {Array.from({ length: Math.max(lines, at) }, (_, line) =>
                line === at - 1 ? (
                  <b
                    key={line}
                    className="figure relative border-b-2 border-accent text-base leading-tight text-accent @6xl:text-item"
                  >
                    <span
                      aria-hidden="true"
                      className="absolute end-1 bottom-0 h-[calc(100%+(var(--line)*0.875rem)+3.25rem)] border-e-2 border-accent @max-5xl:hidden"
                      style={{ '--line': line }}
                    />
                    {figure.value}
                  </b>
                ) : (
                  <i
                    key={line}
                    aria-hidden="true"
                    className="drawn h-1.5 bg-line-strong @5xl:h-2"
                    style={{ width: `${fillings[(line * 3 + index) % fillings.length]}%` }}
                  />
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
    </DrawingFrame>
  );
}
