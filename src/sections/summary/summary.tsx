import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Figure } from '../../ui/figure';
import { Fold } from '../../ui/fold';
import { Heading } from '../../ui/heading';
import { SectionFrame } from '../../ui/section-frame';

/**
 * The number of characters after the first paragraph above which a narrow container collapses them; shorter text is not worth a
 * control.
 */
const foldedFrom = 250;

/** Running text next to key figures, and a project's phases as a bar with parts in proportion to their duration. */
export function Summary({ paragraphs, facts, timeline, ...frame }: SectionOf<'summary'>) {
  const t = useLabels();
  const isLong = paragraphs.slice(1).join('').length > foldedFrom;
  const shown = isLong ? 1 : paragraphs.length;
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-x-16 gap-y-8 @3xl:grid-cols-12">
        <div
          className={`flex flex-col @xl:gap-4 @3xl:text-lg ${facts ? '@3xl:col-span-7' : '@3xl:col-span-8 @3xl:col-start-3'}`}
        >
          <Text>{paragraphs.slice(0, shown)}</Text>
          {shown < paragraphs.length && (
            <Fold label={t('summary.more')}>
              <Text>{paragraphs.slice(shown)}</Text>
            </Fold>
          )}
        </div>
        {facts && (
          <dl className="grid @min-[24rem]:grid-cols-2 content-start gap-x-4 gap-y-6 @3xl:col-span-5 @3xl:grid-cols-1">
            {facts.map(({ value, label }, index) => (
              <div key={index} className="flex flex-col-reverse justify-end border-s-4 border-accent ps-4">
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="figure text-figure">
                  <Figure>{value}</Figure>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {timeline && <Timeline phases={timeline} />}
      </div>
    </SectionFrame>
  );
}

function Text({ children }: { children: string[] }) {
  return (
    <div className="flex flex-col gap-4">
      {children.map((paragraph, index) => (
        <p key={index} className="max-w-[65ch]">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Timeline({ phases }: { phases: { title: string; months: number }[] }) {
  const t = useLabels();
  const longest = Math.max(...phases.map(({ months }) => months));
  return (
    <div className="@3xl:col-span-12">
      <Heading className="eyebrow mb-3">{t('use-cases.timeline')}</Heading>
      <ol className="grid gap-4 @2xl:flex @2xl:gap-1">
        {phases.map(({ title, months }, index) => (
          <li key={index} style={{ flexGrow: months, flexBasis: 0 }}>
            <span
              aria-hidden="true"
              style={{ width: `${(months / longest) * 100}%` }}
              className={`drawn block h-4 @2xl:w-full! ${index % 2 === 0 ? 'bg-accent' : 'bg-ink'}`}
            />
            <span className="mt-2 me-2 font-semibold tabular @2xl:block">
              {t('use-cases.months', { count: months })}
            </span>
            <span className="text-sm text-soft">{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
