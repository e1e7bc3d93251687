import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { ButtonLink } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { Heading } from '../../ui/heading';
import { TickList } from '../../ui/lists';
import { SectionFrame } from '../../ui/section-frame';

/** Prices side by side: what they have in common stands on one line. */
export function Pricing({ items, ...frame }: SectionOf<'pricing'>) {
  const t = useLabels();
  // Three items are in one row or stacked; two columns would leave a gap.
  const columns =
    items.length === 3 ? '@4xl:grid-cols-3' : '@2xl:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]';
  return (
    <SectionFrame {...frame}>
      <ul className={`-mt-6 grid gap-x-6 ${columns}`}>
        {items.map((item, index) => (
          <li
            key={index}
            className={`row-span-5 mt-6 grid grid-rows-subgrid border-t-4 p-6 ${item.highlighted ? 'border border-accent bg-raised' : 'border-ink'}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading className="text-item">{item.title}</Heading>
              {item.highlighted && (
                <p className="text-sm font-semibold text-accent">{t('pricing.highlighted')}</p>
              )}
            </div>
            <p className="row-start-2 mt-4 flex flex-wrap items-baseline gap-x-3">
              <span className="figure text-section">
                <Figure>{item.price}</Figure>
              </span>
              {item.period && <span className="text-sm text-soft">{item.period}</span>}
            </p>
            {item.description && <p className="row-start-3 mt-3 text-soft">{item.description}</p>}
            {item.points && <TickList items={item.points} className="row-start-4 mt-5" />}
            {item.href && (
              <p className="no-print row-start-5 self-end pt-7">
                <ButtonLink href={item.href} look={item.highlighted ? 'primary' : 'secondary'}>
                  <span>
                    {item.actionLabel ?? item.title}
                    {item.actionLabel && <span className="sr-only">: {item.title}</span>}
                  </span>
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
