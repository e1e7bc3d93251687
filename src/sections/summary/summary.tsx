import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Amount } from '../../ui/amount';
import { Figure } from '../../ui/figure';
import { Fold } from '../../ui/fold';
import { SectionFrame } from '../../ui/section-frame';
import { Course } from './course';

/**
 * The number of characters after the first paragraph above which a narrow container collapses them; shorter text is not worth a
 * control.
 */
const foldedFrom = 250;

/** Running text next to key figures, and the course of a project on a time axis in months. */
export function Summary({ paragraphs, facts, timeline, events, result, ...frame }: SectionOf<'summary'>) {
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
            {facts.map(({ value, label, share, change }, index) => (
              <div
                key={index}
                className="flex flex-col-reverse justify-end border-s-4 border-accent ps-4 @max-3xl:last:odd:col-span-full"
              >
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="figure text-figure">
                  <Figure>{value}</Figure>
                </dd>
                {(share || change) && (
                  <dd className="order-first" aria-hidden="true">
                    <Amount
                      share={share}
                      change={change}
                      before={t('tables.before')}
                      after={t('tables.after')}
                    />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
        {(timeline || events || result) && <Course timeline={timeline} events={events} result={result} />}
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
