import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Amount } from '../../../ui/amount';
import { Impact } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Short client stories, each with its impact as a badge. */
export function SuccessStories({ variant = 'columns', items, ...frame }: SectionOf<'success-stories'>) {
  const t = useLabels();
  const areRows = variant === 'rows';
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title}>
        <ul
          className={
            areRows
              ? 'border-b border-line'
              : `grid gap-x-12 gap-y-12 @4xl:grid-cols-2 ${items.length % 3 === 0 ? '@6xl:grid-cols-3' : ''}`
          }
        >
          {items.map(({ industry, title, description, challenge, outcome, impact, share, change }, index) => (
            <li
              key={index}
              className={
                areRows
                  ? 'grid gap-x-12 gap-y-5 border-t border-line py-8 @3xl:grid-cols-12'
                  : 'in-two-rows border-t-2 border-ink pt-5'
              }
            >
              <div className={areRows ? 'max-w-[65ch] @3xl:col-span-7' : ''}>
                {industry && <p className="eyebrow mb-2">{industry}</p>}
                <Heading className="text-item">{title}</Heading>
                {description && <p className="mt-3 text-soft">{description}</p>}
                {(challenge || outcome) && (
                  <dl className="mt-3 flex flex-col gap-3">
                    {challenge && <Part name={t('stories.challenge')} text={challenge} />}
                    {outcome && <Part name={t('stories.outcome')} text={outcome} />}
                  </dl>
                )}
              </div>
              <p className={areRows ? '@3xl:order-first @3xl:col-span-5' : ''}>
                <span className="sr-only">{t('stories.impact')}: </span>
                <Impact size={areRows ? 'text-block' : undefined}>{impact}</Impact>
                <Amount share={share} change={change} before={t('tables.before')} after={t('tables.after')} />
              </p>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="text-soft">{text}</dd>
    </div>
  );
}
