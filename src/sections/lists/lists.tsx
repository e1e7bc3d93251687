import type { SectionOf } from '../../content/types.generated';
import { Impact } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { RuleList } from '../../ui/lists';
import { Row } from '../../ui/row';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

/** Up to how many entries three lists have in all to stand one below the other on a phone. */
const mostStacked = 6;

/** Short lists side by side, each with a heading. */
export function Lists({ items, ...frame }: SectionOf<'lists'>) {
  const isShort = items.flatMap(({ items: entries }) => entries).length <= mostStacked;
  const hasImpacts = items.some(({ impact }) => impact);
  return (
    <SectionFrame {...frame} density="tight">
      <Row name={frame.title} count={items.length} stacked={isShort ? 3 : 1}>
        <div className={`grid gap-x-12 gap-y-6 ${columnsFor(items.length)}`}>
          {items.map(({ title, description, items: entries, impact }, index) => (
            <div key={index} className={`border-t-2 border-ink pt-4 ${hasImpacts ? 'in-two-rows' : ''}`}>
              <div>
                <Heading className="text-item">{title}</Heading>
                {description && <p className="mt-2 text-soft">{description}</p>}
                <RuleList items={entries} className="mt-3" />
              </div>
              {impact && (
                <p>
                  <Impact>{impact}</Impact>
                </p>
              )}
            </div>
          ))}
        </div>
      </Row>
    </SectionFrame>
  );
}
