import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Heading } from '../../ui/heading';
import { InlineText } from '../../ui/inline-text';
import { RuleList } from '../../ui/lists';
import { Row } from '../../ui/row';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

/** Numbered steps or phases with the deliverable of each. */
export function Steps({ items, ...frame }: SectionOf<'steps'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame} density="tight">
      <Row name={frame.title} count={items.length} stacked={3}>
        <ol className={`grid gap-x-10 gap-y-6 @xl:gap-y-12 ${columnsFor(items.length)}`}>
          {items.map(({ number, title, description, deliverables }, index) => (
            <li key={index}>
              <p aria-hidden="true" className="figure flex items-center gap-4 text-figure text-accent">
                {number}
                <span className="grow border-t border-line-strong" />
              </p>
              <Heading className="mt-3 text-item">{title}</Heading>
              <p className="mt-2 text-soft">
                <InlineText>{description}</InlineText>
              </p>
              {deliverables && (
                <>
                  <Heading isPart className="eyebrow mt-5 mb-2">
                    {t('steps.deliverables')}
                  </Heading>
                  <RuleList items={deliverables} />
                </>
              )}
            </li>
          ))}
        </ol>
      </Row>
    </SectionFrame>
  );
}
