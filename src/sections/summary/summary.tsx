import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Figure } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { SectionFrame } from '../../ui/section-frame';

/** Running text beside key figures, and the phases of a project as a bar whose parts are as long as they took. */
export function Summary({ paragraphs, facts, timeline, ...frame }: SectionOf<'summary'>) {
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-x-16 gap-y-10 @3xl:grid-cols-12">
        <div
          className={`flex flex-col gap-5 text-lg ${facts ? '@3xl:col-span-7' : '@3xl:col-span-8 @3xl:col-start-3'}`}
        >
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="max-w-[65ch]">
              {paragraph}
            </p>
          ))}
        </div>
        {facts && (
          <dl className="flex flex-col gap-6 @3xl:col-span-5">
            {facts.map(({ value, label }, index) => (
              <div key={index} className="flex flex-col-reverse border-s-4 border-accent ps-5">
                <dt className="text-soft">{label}</dt>
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

function Timeline({ phases }: { phases: { title: string; months: number }[] }) {
  const t = useLabels();
  const longest = Math.max(...phases.map(({ months }) => months));
  return (
    <div className="@3xl:col-span-12">
      <Heading className="eyebrow mb-3">{t('use-cases.timeline')}</Heading>
      <ol className="grid gap-5 @2xl:flex @2xl:gap-1">
        {phases.map(({ title, months }, index) => (
          <li key={index} style={{ flexGrow: months, flexBasis: 0 }}>
            <span
              aria-hidden="true"
              style={{ width: `${(months / longest) * 100}%` }}
              className={`drawn block h-4 @2xl:w-full! ${index % 2 === 0 ? 'bg-accent' : 'bg-ink'}`}
            />
            <span className="mt-3 block font-semibold tabular">
              {t('use-cases.months', { count: months })}
            </span>
            <span className="block text-sm text-soft">{title}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
