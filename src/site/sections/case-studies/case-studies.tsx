import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { ArrowLink } from '../../../ui/button';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'case-studies'>['items'][number];

/** The client's situation, the solution and the measured results. */
export function CaseStudies({ variant = 'rows', items, linkLabel, ...frame }: SectionOf<'case-studies'>) {
  const t = useLabels();
  const isRows = variant === 'rows';
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul
          className={
            isRows ? 'border-b border-line' : 'grid gap-x-12 gap-y-14 @4xl:grid-cols-2 @6xl:grid-cols-3'
          }
        >
          {items.map((item, index) => {
            const name = item.title ?? item.company ?? item.industry;
            const above = [item.industry, item.timeline].filter((text) => text && text !== name).join(' · ');
            return (
              <li
                key={index}
                className={
                  isRows
                    ? 'grid gap-x-14 gap-y-8 border-t border-line py-10 @4xl:grid-cols-12'
                    : 'in-two-rows border-t-2 border-ink pt-5'
                }
              >
                <div className={isRows ? '@4xl:col-span-7' : ''}>
                  {above && <p className="eyebrow">{above}</p>}
                  <Heading className="mt-1 text-item">{name}</Heading>
                  {(item.client ?? (item.title && item.company)) && (
                    <p className="mt-1 text-soft">{item.client ?? item.company}</p>
                  )}
                  <dl className="mt-4 flex flex-col gap-3">
                    <Part name={t('stories.challenge')} text={item.challenge} />
                    <Part name={t('stories.solution')} text={item.solution} />
                  </dl>
                  {item.href && (
                    <p className="mt-5">
                      <ArrowLink href={item.href} about={item.title ?? item.industry}>
                        {linkLabel ?? t('solutions.more')}
                      </ArrowLink>
                    </p>
                  )}
                </div>
                <Results results={item.results} isRows={isRows} />
              </li>
            );
          })}
        </ul>
      </Row>
    </SectionFrame>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="max-w-[65ch] text-soft">{text}</dd>
    </div>
  );
}

/** Next to the text in rows; in cards, which are narrow, a line for each. */
function Results({ results, isRows }: { results: Item['results']; isRows: boolean }) {
  return (
    <dl
      className={
        isRows
          ? 'grid content-start @min-[24rem]:grid-cols-2 gap-x-6 gap-y-5 @4xl:col-span-5'
          : 'grid content-start border-b border-line'
      }
    >
      {results.map(({ metric, improvement }, index) => (
        <div
          key={index}
          className={
            isRows
              ? 'flex flex-col-reverse justify-end border-s-4 border-accent ps-4'
              : 'grid grid-cols-[2fr_3fr] items-baseline gap-x-4 border-t border-line py-3'
          }
        >
          <dt className="text-sm text-soft">{metric}</dt>
          <dd className={`figure ${isRows ? 'text-section' : 'order-first text-block'}`}>
            <Figure>{improvement}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
