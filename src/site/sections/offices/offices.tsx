import type { SectionOf } from '../../../content/types.generated';
import { useLabels, useLanguage } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';
import { clock, offsetOf, workday, zoneName } from './time-zone';

/** The offices, with headcounts drawn in proportion and working days on one clock. */
export function Offices({ items, ...frame }: SectionOf<'offices'>) {
  const t = useLabels();
  const { language } = useLanguage();
  const largest = Math.max(...items.map(({ headcount }) => headcount));
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul className="grid gap-x-10 gap-y-12 @xl:grid-cols-2 @5xl:grid-cols-4">
          {items.map(({ city, country, address, timezone, headcount, focus }, index) => (
            <li key={index} className="border-t-2 border-ink pt-5">
              <Heading className="text-item">{city}</Heading>
              <p className="text-soft">{country}</p>
              <address className="mt-3 text-sm not-italic">{address}</address>
              {/* Browsers and Node may name a time zone differently; the prerendered name stays. */}
              <p className="mt-1 text-sm text-soft" suppressHydrationWarning>
                {zoneName(timezone, language)}
              </p>
              <p className="mt-5 text-sm">
                <span className="figure me-2 text-figure">{headcount}</span>
                {t('offices.people')}
              </p>
              <span
                aria-hidden="true"
                className="drawn mt-1 block h-2 bg-accent"
                style={{ width: `${(headcount / largest) * 100}%` }}
              />
              <p className="mt-4 text-sm text-soft">{focus}</p>
            </li>
          ))}
        </ul>
      </Row>
      <WorkingDays offices={items} />
    </SectionFrame>
  );
}

/** Nine to five in every office on one clock, from the earliest office to the latest. */
function WorkingDays({ offices }: { offices: SectionOf<'offices'>['items'] }) {
  const t = useLabels();
  const days = offices
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
              <span aria-hidden="true" className="drawn relative h-4 bg-line @max-3xl:col-span-2">
                {parts.map(({ start, end }) => (
                  <span
                    key={start}
                    className="absolute inset-y-0 bg-accent"
                    style={{
                      insetInlineStart: `${(start / 24) * 100}%`,
                      width: `${((end - start) / 24) * 100}%`,
                    }}
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
