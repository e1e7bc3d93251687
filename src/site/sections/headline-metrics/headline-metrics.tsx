import { useContext } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { StandsBesideHeading } from '../../../ui/beside-heading';
import { Figure } from '../../../ui/figure';
import { Icon } from '../../../ui/icon';
import { SectionFrame } from '../../../ui/section-frame';

/** A page's most important figures, each with its period. */
export function HeadlineMetrics({ items, ...frame }: SectionOf<'headline-metrics'>) {
  if (useContext(StandsBesideHeading)) {
    const { id, title, subtitle } = frame;
    return (
      <div id={id} className="@container">
        {title && <h2 className="text-item">{title}</h2>}
        <Tiles items={items} className="mt-5 @4xl:grid-cols-4" />
        {subtitle && <p className="mt-5 text-sm text-soft">{subtitle}</p>}
      </div>
    );
  }
  return (
    <SectionFrame {...frame}>
      <Tiles items={items} className="@6xl:grid-cols-4" />
    </SectionFrame>
  );
}

function Tiles({ items, className }: { items: SectionOf<'headline-metrics'>['items']; className: string }) {
  return (
    <dl className={`cells @min-[21rem]:grid-cols-2 ${className}`}>
      {items.map(({ metric, value, timeframe, icon, color = 'accent' }, index) => (
        <div key={index} className="flex flex-col p-4 @lg:px-6 @lg:py-8">
          <dt className="order-2 mt-3 flex items-center gap-2 font-semibold">
            {icon && <Icon path={icon} className="size-5 text-accent @max-sm:hidden" />}
            {metric}
          </dt>
          <dd
            className={`figure order-1 text-figure @6xl:text-page ${color === 'accent' ? 'text-accent' : 'text-ink'}`}
          >
            <Figure>{value}</Figure>
          </dd>
          <dd className="order-3 text-sm text-soft">{timeframe}</dd>
        </div>
      ))}
    </dl>
  );
}
