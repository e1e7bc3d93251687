import type { SectionOf } from '../../../content/types.generated';
import { useFormat, useLabels } from '../../../i18n/language';
import { Bar } from '../../../ui/bar';
import { Impact } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { RuleList } from '../../../ui/lists';
import { Row } from '../../../ui/row';
import { SectionFrame } from '../../../ui/section-frame';

/** Categories of metrics that a portfolio shares, with so many companies of the largest number on a line. */
export function Portfolio({ items, ...frame }: SectionOf<'portfolio'>) {
  const t = useLabels();
  const format = useFormat();
  const most = Math.max(...items.map(({ companies }) => companies));
  return (
    <SectionFrame {...frame}>
      <Row name={frame.title} count={items.length}>
        <ul className="grid gap-x-12 gap-y-12 @3xl:grid-cols-3">
          {items.map(({ category, metrics, companies, improvement }, index) => (
            <li key={index} className="in-two-rows border-t-2 border-ink pt-5">
              <div>
                <Heading className="text-item">{category}</Heading>
                <p className="mt-2 text-soft">
                  <span className="figure me-1 text-figure text-accent">{format.number(companies)}</span>{' '}
                  {t('portfolio.companies')}
                </p>
                <Bar value={companies} of={most} className="mt-2 h-6" />
                <RuleList items={metrics} className="mt-4" />
              </div>
              <p>
                <Impact>{improvement}</Impact>
              </p>
            </li>
          ))}
        </ul>
      </Row>
    </SectionFrame>
  );
}
