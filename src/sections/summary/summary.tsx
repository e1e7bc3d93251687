import type { SectionOf } from '../../content/types.generated';
import { useAmountWords } from '../../i18n/amount-words';
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
const foldedFrom = 200;

/** The number of characters below which text without figures is one column: in two, each would be a line or two. */
const twoColumnsFrom = 250;

/**
 * Running text next to key figures, and the course of a project on a time axis in months. A single figure is as large as a
 * heading. Text without figures has its first paragraph large, and the others next to it, or below it
 * where they are short; alone it is larger. A statement goes across the page, as large as a heading, above all that.
 */
export function Summary({
  variant = 'figures',
  paragraphs: all,
  facts,
  timeline,
  events,
  result,
  ...frame
}: SectionOf<'summary'>) {
  const t = useLabels();
  const words = useAmountWords();
  const isStatement = variant === 'statement';
  const paragraphs = isStatement ? all.slice(1) : all;
  const isLong = paragraphs.slice(1).join('').length > foldedFrom;
  const others = <Text>{paragraphs.slice(1)}</Text>;
  const rest = paragraphs.length > 1 && (isLong ? <Fold label={t('summary.more')}>{others}</Fold> : others);
  const first = paragraphs.slice(0, 1);
  // What is collapsed has a control with room around it.
  const gap = isLong ? '@xl:gap-4' : 'gap-4';
  const hasColumns = rest && paragraphs.join('').length >= twoColumnsFrom;
  const isRegister = variant === 'register';
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-x-16 gap-y-8 @3xl:grid-cols-12">
        {isStatement && (
          <p className="font-display text-section leading-tight! font-semibold text-balance @3xl:col-span-full @5xl:text-page @5xl:in-[.night]:text-display">
            {all[0]}
          </p>
        )}
        {facts ? (
          <div className={`flex flex-col @3xl:col-span-7 @3xl:text-lg ${gap}`}>
            <Text>{first}</Text>
            {rest}
          </div>
        ) : (
          <div
            className={`flex flex-col ${gap} ${hasColumns ? '@3xl:col-span-full @3xl:grid @3xl:grid-cols-[7fr_5fr] @3xl:gap-x-16' : timeline ? '@3xl:col-span-9' : '@3xl:col-span-10 @3xl:col-start-2'}`}
          >
            <Text className={`@3xl:leading-snug ${rest || timeline ? '@3xl:text-item' : '@3xl:text-block'}`}>
              {first}
            </Text>
            {rest && <div className="@3xl:text-lg">{rest}</div>}
          </div>
        )}
        {facts && (
          <dl
            className={`grid content-start gap-x-4 @3xl:col-span-5 ${isRegister ? '' : '@min-[24rem]:grid-cols-2 gap-y-6 @3xl:grid-cols-1'}`}
          >
            {facts.map(({ value, label, share, change }, index) => (
              <div
                key={index}
                className={
                  isRegister
                    ? 'grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-t border-line py-4'
                    : 'flex flex-col-reverse justify-end border-s-4 border-accent ps-4 @max-3xl:last:odd:col-span-full'
                }
              >
                <dt className="text-sm text-soft">{label}</dt>
                <dd
                  className={
                    isRegister
                      ? 'figure order-first text-block'
                      : `figure ${facts.length === 1 ? 'text-display' : 'text-figure'}`
                  }
                >
                  <Figure>{value}</Figure>
                </dd>
                <Amount
                  share={share}
                  change={change}
                  {...words}
                  in="dd"
                  className={isRegister ? 'col-start-2' : 'order-first'}
                />
              </div>
            ))}
          </dl>
        )}
        {(timeline || events || result) && <Course timeline={timeline} events={events} result={result} />}
      </div>
    </SectionFrame>
  );
}

function Text({ className = '', children }: { className?: string; children: string[] }) {
  return (
    <div className={`flex flex-col gap-4 ${className}`}>
      {children.map((paragraph, index) => (
        <p key={index} className="max-w-[65ch]">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
