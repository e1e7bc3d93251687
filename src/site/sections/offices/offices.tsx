import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels, useLanguage } from '../../../i18n/language';
import { Bar } from '../../../ui/bar';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { Row } from '../../../ui/row';
import { DrawingFrame } from '../../drawing-frame';
import { clock, offsetOf, workday, zoneName } from './time-zone';

type Section = SectionOf<'offices'>;
type Item = Section['items'][number];

/** The offices, with headcounts drawn in proportion and working days on one clock. Beside the page's heading they are a clock. */
export function Offices({ variant = 'columns', items, ...frame }: Section) {
  const isBeside = useStandsBesideHeading();
  return (
    <DrawingFrame {...frame}>
      {isBeside || variant === 'day' ? (
        <Day items={items} />
      ) : (
        <>
          <Row name={frame.title} count={items.length} stacked={4}>
            <Columns items={items} />
          </Row>
          <WorkingDays items={items} />
        </>
      )}
    </DrawingFrame>
  );
}

function Columns({ items }: { items: Item[] }) {
  const t = useLabels();
  const format = useFormat();
  const largest = Math.max(...items.map(({ headcount }) => headcount));
  return (
    <ul className="grid gap-x-10 gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4">
      {items.map((item, index) => (
        <li key={index} className="border-t-2 border-ink pt-5">
          <Heading className="text-item">{item.city}</Heading>
          <p className="text-soft">{item.country}</p>
          <address className="mt-3 mb-1 text-sm not-italic">{item.address}</address>
          <Zone item={item} />
          <p className="mt-5 text-sm">
            <span className="figure me-1 text-figure">{format.number(item.headcount)}</span>{' '}
            {t('offices.people')}
          </p>
          <Bar value={item.headcount} of={largest} className="mt-1 @5xl:h-6" />
          <p className="mt-4 text-sm text-soft">{item.focus}</p>
          <Links item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Hours of the clock that have a line. */
const hours = [0, 6, 12, 18, 24];

/** Where a moment of the day is on the clock. */
const at = (hour: number) => percent(hour / 24);

/** A row for each office, with its working day on one clock. The earliest is first. */
function Day({ items }: { items: Item[] }) {
  const t = useLabels();
  const format = useFormat();
  const rows = items
    .map((item) => ({ item, offset: offsetOf(item.timezone) }))
    .toSorted((one, other) => (other.offset ?? 0) - (one.offset ?? 0));
  return (
    <figure>
      <ul className="border-t-2 border-ink">
        {rows.map(({ item, offset }, index) => {
          const parts = offset === undefined ? [] : workday(offset);
          return (
            <li
              key={index}
              className="grid gap-x-10 gap-y-3 border-b border-line pt-4 pb-5 @3xl:grid-cols-[15rem_1fr] @3xl:py-0 @5xl:grid-cols-[17rem_1fr_22rem]"
            >
              <div className="@3xl:py-3">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Heading className="text-item">{item.city}</Heading>
                  <p className="text-sm font-semibold whitespace-nowrap">
                    {format.number(item.headcount)} {t('offices.people')}
                  </p>
                </div>
                <address className="text-sm not-italic">{item.address}</address>
                <Zone item={item} hasCountry={item.country !== item.city} />
              </div>
              <div className="relative grid content-center py-2 @max-3xl:mx-2.5">
                <GridLines marks={hours} at={at} />
                <p className="tabular relative text-xs">
                  {parts.map(({ start, end }) => (
                    <span
                      key={start}
                      aria-hidden="true"
                      className="drawn absolute top-1/2 -mt-3 h-6 bg-accent"
                      style={{ insetInlineStart: at(start), width: at(end - start) }}
                    />
                  ))}
                  <Hours parts={parts} />
                </p>
              </div>
              <div className="self-center text-sm @3xl:@max-5xl:col-start-2 @3xl:pb-3 @5xl:py-3">
                <p className="text-soft">{item.focus}</p>
                <Links item={item} />
              </div>
            </li>
          );
        })}
      </ul>
      <figcaption className="grid gap-x-10 @3xl:grid-cols-[15rem_1fr] @5xl:grid-cols-[17rem_1fr_22rem]">
        <AxisNumbers marks={hours} at={at} format={String} className="@max-3xl:mx-2.5 @3xl:col-start-2" />
        <span className="eyebrow pt-1 @max-3xl:pt-2 @3xl:col-start-1 @3xl:row-start-1">
          {t('offices.clock')}
        </span>
      </figcaption>
    </figure>
  );
}

/** The last hour of a day after whose bar there is room for its hours. */
const lastWithRoom = 15;

/** The hours of a working day behind its bar, or before it where there is no room. */
function Hours({ parts }: { parts: { start: number; end: number }[] }) {
  const start = parts[0]?.start;
  const end = parts.at(-1)?.end;
  if (start === undefined || end === undefined) return null;
  // Text that has no room breaks on its side of the bar, which reaches into the margin of the row.
  return (
    <span
      className={`relative inline-block ${end > lastWithRoom ? 'pe-2' : 'ps-2'}`}
      style={
        end > lastWithRoom
          ? { float: 'inline-end', marginInlineEnd: at(24 - start), marginInlineStart: '-0.625rem' }
          : { marginInlineStart: at(end) }
      }
    >
      {clock(start)}–{clock(end)}
    </span>
  );
}

function Zone({ item, hasCountry = false }: { item: Item; hasCountry?: boolean }) {
  const { language } = useLanguage();
  const zone = zoneName(item.timezone, language);
  return (
    // Browsers and Node may name a time zone differently; the prerendered name stays.
    <p className="text-sm text-soft" suppressHydrationWarning>
      {hasCountry ? `${item.country} · ${zone}` : zone}
    </p>
  );
}

function Links({ item: { links } }: { item: Item }) {
  return (
    links && (
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <a
              href={href}
              className="inline-flex min-h-8 min-w-6 items-center text-sm text-accent underline underline-offset-4 hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}

/** Nine to five in every office on one clock, from the earliest office to the latest. */
function WorkingDays({ items }: { items: Item[] }) {
  const t = useLabels();
  const days = items
    .flatMap(({ city, timezone }) => {
      const offset = offsetOf(timezone);
      return offset === undefined ? [] : [{ city, offset }];
    })
    .toSorted((a, b) => b.offset - a.offset);
  if (days.length < 2) return null;
  return (
    <figure className="mt-[clamp(2.5rem,5vw,4rem)]">
      <figcaption className="eyebrow mb-4">{t('offices.clock')}</figcaption>
      <ul className="border-b border-line">
        {days.map(({ city, offset }, index) => {
          const parts = workday(offset);
          return (
            <li
              key={index}
              className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-t border-line py-3 text-sm @3xl:grid-cols-[10rem_1fr_8rem]"
            >
              <span className="font-semibold">{city}</span>
              <span className="tabular @3xl:order-last @3xl:text-end">
                {clock(parts[0]?.start ?? 0)}–{clock(parts.at(-1)?.end ?? 0)}
              </span>
              <span aria-hidden="true" className="track relative @max-3xl:col-span-2 @3xl:h-6">
                {parts.map(({ start, end }) => (
                  <span
                    key={start}
                    className="drawn absolute inset-y-0 bg-accent"
                    style={{ insetInlineStart: at(start), width: at(end - start) }}
                  />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
