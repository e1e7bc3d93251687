import type { SectionOf } from '../../../content/types.generated';
import { useAmountWords } from '../../../i18n/amount-words';
import { useLabels } from '../../../i18n/language';
import { Amount, drawablesOf } from '../../../ui/amount';
import { Emphasized } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Styles: src/site/styles.css. */
const layouts = { columns: 'story-columns', rows: 'story-rows', lead: 'story-lead' };

/** Short client stories, each with its impact as a badge. */
export function SuccessStories({ variant = 'columns', items, ...frame }: SectionOf<'success-stories'>) {
  const t = useLabels();
  const words = useAmountWords();
  const drawables = drawablesOf(items);
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length} stacked={2}>
        <ul className={layouts[variant]}>
          {items.map(({ industry, title, description, challenge, outcome, impact }, index) => (
            <li key={index}>
              <div>
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
              <p className="font-display text-item font-semibold text-balance">
                <span className="sr-only">{t('stories.impact')}: </span>
                <Emphasized>{impact}</Emphasized>
                <Amount {...drawables[index]} {...words} />
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
