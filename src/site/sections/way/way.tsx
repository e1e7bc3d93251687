import type { SectionOf } from '../../../content/types.generated';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { Figure } from '../../../ui/figure';
import { Heading, LevelAbove } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'way'>['items'][number];

/** The way to a first result: stations along a line, each with its figure; the line lies where the width of the page is free. */
export function Way({ id, title, subtitle, background, items }: SectionOf<'way'>) {
  if (useStandsBesideHeading())
    return (
      <div id={id} className="@container">
        {title && <h2 className="text-item">{title}</h2>}
        {subtitle && <p className="mt-2 text-sm text-soft">{subtitle}</p>}
        <LevelAbove value={title ? 2 : 1}>
          <Stations items={items} />
        </LevelAbove>
      </div>
    );
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} background={background}>
      <Stations items={items} />
    </SectionFrame>
  );
}

/** Along a lying line, figures and drawings stand on it, and the texts are below it. */
function Stations({ items }: { items: Item[] }) {
  return (
    <ol className="mt-5 ps-1.5 @4xl:mt-4 @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-rows-[auto_1fr] @4xl:ps-0">
      {items.map(({ figure, drawing, title, description }, index) => (
        <li
          key={index}
          className="relative border-accent ps-6 pb-4 last:pb-0 @max-4xl:border-s-2 @4xl:row-span-2 @4xl:grid @4xl:grid-rows-subgrid @4xl:ps-0 @4xl:pb-0"
        >
          <span
            aria-hidden="true"
            className="drawn absolute start-0 top-2.5 -ms-[7px] size-3 rotate-45 bg-ink @4xl:hidden"
          />
          <div className="flex min-h-9 items-start justify-between gap-4 border-accent @4xl:min-h-0 @4xl:flex-col-reverse @4xl:justify-start @4xl:border-b-4 @4xl:pb-3 @6xl:flex-row @6xl:items-end">
            <p className="figure text-section leading-none text-accent @4xl:text-page">
              <Figure>{figure}</Figure>
            </p>
            {drawing && <Amount {...drawing} />}
          </div>
          <div className="@4xl:pe-8 @4xl:pt-3">
            <Heading className="font-semibold">{title}</Heading>
            <p className="text-sm text-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type Drawing = NonNullable<Item['drawing']>;

/** How many days stand on top of each other, and the widest pile of pages. */
const high = 5;
const widest = 12;

/** As many squares as days, an hour's share of a clock, or a pile of pages: five units high. */
function Amount({ of, amount }: Drawing) {
  const step = Math.min(4.2, (widest - 3.7) / amount);
  const width = { days: Math.ceil(amount / high), minutes: high, pages: step * (amount - 1) + 3.8 }[of];
  const all = Array.from({ length: amount }, (_, index) => index);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${high}`}
      className="h-8 shrink-0 overflow-visible stroke-ink stroke-[.16] [print-color-adjust:exact] @4xl:h-20"
    >
      {of === 'minutes' ? (
        <>
          <circle cx="2.5" cy="2.5" r="2.35" className="fill-surface" />
          <circle
            cx="2.5"
            cy="2.5"
            r=".95"
            pathLength="60"
            strokeDasharray={`${amount} 60`}
            transform="rotate(-90 2.5 2.5)"
            className="fill-none stroke-accent stroke-[1.9]"
          />
          <path d="M2.5.2v.6m0 3.4v.6M.2 2.5h.6m3.4 0h.6" />
        </>
      ) : of === 'days' ? (
        <path
          d={all.map((day) => `M${Math.floor(day / high)} ${high - 0.8 - (day % high)}h.8v.8h-.8z`).join('')}
          className="fill-accent stroke-none"
        />
      ) : (
        all.map((page) => (
          <g key={page} transform={`translate(${Math.round(page * step * 100) / 100})`}>
            <path d="M.1.1h3.5v4.8H.1z" className="fill-surface" />
            <path
              d="M.7 1h1.5M.7 1.9h2.3M.7 2.6h2.3M.7 3.3h2.3M.7 4h1.2"
              className="stroke-accent stroke-[.24]"
            />
          </g>
        ))
      )}
    </svg>
  );
}
