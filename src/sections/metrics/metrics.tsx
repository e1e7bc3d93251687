import type { SectionOf } from '../../content/types.generated';
import { useLabels } from '../../i18n/language';
import { Amount } from '../../ui/amount';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Row } from '../../ui/row';
import { SectionFrame } from '../../ui/section-frame';

/** Large figures side by side. */
export function Metrics({ items, ...frame }: SectionOf<'metrics'>) {
  const t = useLabels();
  const columns = items.length % 3 === 0 ? '@4xl:grid-cols-3' : '@5xl:grid-cols-4';
  // Descriptions need a full row; figures alone fit two columns even in a narrow container.
  const isLong = items.some(({ description }) => description);
  const narrow = isLong ? '@xl:grid-cols-2' : '@min-[24rem]:grid-cols-2';
  const list = (
    <dl className={`grid gap-x-8 gap-y-8 ${narrow} ${columns}`}>
      {items.map(({ icon, metric, improvement, timeframe, description, share, change }, index) => (
        <div key={index} className="flex flex-col border-t-2 border-ink pt-4">
          <dt className="order-2 mt-2 flex items-center gap-2 font-semibold">
            {icon && <Icon path={icon} className="size-5 text-accent" />}
            {metric}
          </dt>
          <dd className="figure order-1 text-figure text-accent">
            <Figure>{improvement}</Figure>
          </dd>
          {(share || change) && (
            <dd aria-hidden="true" className="order-last mt-auto">
              <Amount share={share} change={change} before={t('tables.before')} after={t('tables.after')} />
            </dd>
          )}
          {timeframe && <dd className="order-3 text-sm text-soft">{timeframe}</dd>}
          {description && <dd className="order-4 mt-2 text-sm text-soft">{description}</dd>}
        </div>
      ))}
    </dl>
  );
  return <SectionFrame {...frame}>{isLong ? <Row name={frame.title}>{list}</Row> : list}</SectionFrame>;
}
