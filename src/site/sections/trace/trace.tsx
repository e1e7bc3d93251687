import type { SectionOf } from '../../../content/types.generated';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { DrawingFrame } from '../../drawing-frame';

type Part = SectionOf<'trace'>['levels'][number]['parts'][number];

const amountOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Whether a part of these is too narrow for its name on a phone. */
const hidesNames = (parts: readonly Part[]) => parts.some(({ amount }) => amount < amountOf(parts) / 4);

/**
 * A figure on top of what it is made of, level below level, to the single entries: each part as wide as it is large. A part
 * shows as much of its text as it is wide; on a phone, a line says the rest.
 */
export function Trace({ figure, levels, ...frame }: SectionOf<'trace'>) {
  const [first] = levels;
  // What is taken off is below the figure, but no part of it.
  const share = first
    ? amountOf(first.parts.filter(({ look }) => look !== 'off')) / amountOf(first.parts)
    : 1;
  const row = 'grid gap-x-8 gap-y-1 @6xl:grid-cols-[13rem_minmax(0,1fr)]';
  return (
    <DrawingFrame {...frame}>
      <div className={row}>
        <p className="self-end pb-2">
          <span className="block text-item font-semibold">{figure.name}</span>
          {figure.note && <span className="block text-sm text-soft">{figure.note}</span>}
        </p>
        <p
          className="drawn figure grid min-h-24 items-center bg-accent px-4 text-page text-on-accent @6xl:not-in-data-beside:min-h-36 @6xl:not-in-data-beside:text-display"
          style={{ width: `calc(${percent(share)} - 0.25rem)` }}
        >
          <span>
            <Figure>{figure.value}</Figure>
          </span>
        </p>
      </div>
      <ol>
        {levels.map(({ title, parts }, index) => {
          const isLast = index === levels.length - 1;
          return (
            <li key={index} className={`mt-2 @6xl:mt-1 ${row}`}>
              <Heading className="self-center wrap-anywhere font-semibold">{title}</Heading>
              <ul
                className="grid"
                style={{ gridTemplateColumns: parts.map(({ amount }) => `minmax(0, ${amount}fr)`).join(' ') }}
              >
                {parts.map(({ value, name, look }, at) => (
                  <li key={at} className="@container grid pe-1">
                    <div
                      className={`grid min-h-20 in-data-beside:min-h-14 content-center justify-items-center py-2 leading-tight @min-[5.25rem]:justify-items-start @min-[5.25rem]:px-1 @min-[8rem]:px-2.5 ${look === 'off' ? 'hatch-off' : isLast ? 'border-2 border-ink bg-surface text-ink' : 'drawn bg-ink text-surface'}`}
                    >
                      <span
                        className={`figure whitespace-nowrap @min-[5.25rem]:text-block ${look === 'off' ? 'bg-surface px-0.5 @max-[2rem]:sr-only' : '@max-[1.5rem]:sr-only @max-[3rem]:text-xs'}`}
                      >
                        {value}
                      </span>
                      <span
                        className={`wrap-anywhere text-xs @min-[8rem]:text-sm ${name.length < 7 ? '@max-[2.75rem]:sr-only' : '@max-[5.25rem]:sr-only'} ${look === 'off' ? 'bg-surface px-0.5' : ''}`}
                      >
                        {name}
                      </span>
                    </div>
                  </li>
                ))}
              </ul>
              {hidesNames(parts) && (
                <p aria-hidden="true" className="text-xs text-soft @3xl:hidden">
                  {parts.map(({ value, name }) => `${value} ${name}`).join(' · ')}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </DrawingFrame>
  );
}
