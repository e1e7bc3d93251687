import type { SectionOf } from '../../../content/types.generated';
import { useStandsBesideHeading } from '../../../ui/beside-heading';
import { Figure, fitOf } from '../../../ui/figure';
import { Icon } from '../../../ui/icon';
import { SectionFrame } from '../../../ui/section-frame';

type Item = SectionOf<'headline-metrics'>['items'][number];

/** A page's most important figures, each with its period. */
export function HeadlineMetrics({ variant = 'tiles', items, ...frame }: SectionOf<'headline-metrics'>) {
  const isBeside = useStandsBesideHeading();
  const list =
    variant === 'lead' ? (
      <Led items={items} />
    ) : (
      <Tiles items={items} className={isBeside ? 'mt-5 @4xl:grid-cols-4' : '@6xl:grid-cols-4'} />
    );
  if (!isBeside) return <SectionFrame {...frame}>{list}</SectionFrame>;
  const { id, title, subtitle } = frame;
  return (
    <div id={id} className="@container">
      {title && <h2 className="text-item">{title}</h2>}
      {list}
      {subtitle && <p className="mt-5 text-sm text-soft">{subtitle}</p>}
    </div>
  );
}

const colors = { accent: 'text-accent', ink: 'text-ink' } as const;

/** The first figure very large, the others one below the other on rules beside it. */
function Led({ items }: { items: Item[] }) {
  return (
    <dl className="grid items-start gap-x-16 @4xl:mt-5 @4xl:grid-cols-[fit-content(60%)_minmax(0,1fr)]">
      {items.map(({ metric, value, timeframe, color = 'accent' }, index) => (
        <div
          key={index}
          className={
            index === 0
              ? 'flex flex-col-reverse pt-4 pb-6 @4xl:row-span-9 @4xl:pb-0'
              : 'grid @min-[15rem]:grid-cols-[2fr_3fr] items-center gap-x-4 border-t border-line-strong py-3 @4xl:py-4'
          }
        >
          <dt className={index === 0 ? '' : 'order-last'}>
            <span className="block font-semibold">{metric}</span>
            <span className="block text-sm text-soft">{timeframe}</span>
          </dt>
          <dd
            className={`figure wrap-break-word ${colors[color]} ${index === 0 ? 'text-[calc(min(25cqi,clamp(4.5rem,20vw,6rem))*var(--fit,1))] @4xl:text-[calc(min(15cqi,13rem)*var(--fit,1))] leading-[0.9]' : 'text-section @4xl:text-page'}`}
            style={fitOf(value)}
          >
            <Figure>{value}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures side by side in cells. */
function Tiles({ items, className }: { items: Item[]; className: string }) {
  return (
    <dl className={`cells @min-[21rem]:grid-cols-2 ${className}`}>
      {items.map(({ metric, value, timeframe, icon, color = 'accent' }, index) => (
        <div key={index} className="flex flex-col p-4 @lg:px-6 @lg:py-8">
          <dt className="order-2 mt-3 flex items-center gap-2 font-semibold">
            {icon && <Icon path={icon} className="size-5 text-accent @max-sm:hidden" />}
            {metric}
          </dt>
          <dd className={`figure order-1 text-figure @6xl:text-page ${colors[color]}`}>
            <Figure>{value}</Figure>
          </dd>
          <dd className="order-3 text-sm text-soft">{timeframe}</dd>
        </div>
      ))}
    </dl>
  );
}
