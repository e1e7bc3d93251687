import type { SectionOf } from '../../content/types.generated';
import { useAmountWords } from '../../i18n/amount-words';
import { Amount, drawablesOf } from '../../ui/amount';
import { Figure, figureWidth, fitOf } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { columnsFor, SectionFrame } from '../../ui/section-frame';

/** Styles of the layouts: src/ui/utilities.css. */
const layouts = { row: '', lead: 'metrics-lead', parts: 'metrics-parts' };

/** Large figures side by side, below a larger one, or below the parts of a bar. */
export function Metrics({ variant = 'row', items, ...frame }: SectionOf<'metrics'>) {
  const words = useAmountWords();
  const isLed = variant === 'lead';
  const shares = items.flatMap(({ share }) => share ?? []);
  // In rem: each figure keeps to its own part, and there are parts in a container of this width or wider.
  const widths = items.map(({ improvement }) => Math.max(6.5, 2 * figureWidth(improvement)));
  const hasRoom = widths.reduce((sum, width) => sum + width) <= 60;
  // A bar in which a part is missing would make the others look larger.
  const layout = variant === 'parts' && (shares.length < items.length || !hasRoom) ? 'row' : variant;
  // Next to the drawing of a larger figure, others would be of another scale.
  const drawables = isLed ? items.slice(0, 1) : drawablesOf(items);
  const others = items.length - 1;
  const below =
    others % 3 === 0 ? '@xl:grid-cols-3' : `@xl:grid-cols-2 ${others > 3 ? '@5xl:grid-cols-4' : ''}`;
  const columns = isLed ? below : columnsFor(items.length);
  // Descriptions need a full row; figures alone fit two columns even in a narrow container.
  const isLong = items.some(({ description }) => description);
  const narrow = isLong ? '' : '@min-[24rem]:grid-cols-2';
  // In a narrow container, a figure with a description has its name beside it.
  const isBeside = isLong
    ? '@max-xl:grid @max-xl:grid-cols-[auto_1fr] @max-xl:items-center @max-xl:gap-x-4'
    : '';
  const isWhole = isLong ? '@max-xl:col-span-full' : '';
  return (
    <SectionFrame {...frame}>
      <dl
        className={`grid gap-x-8 gap-y-6 @xl:-mt-8 @xl:gap-y-0 ${narrow} ${columns} ${layouts[layout]}`}
        style={
          layout === 'parts'
            ? {
                '--parts': shares
                  .map(({ part }, index) => `minmax(${widths[index]}rem, ${part}fr)`)
                  .join(' '),
              }
            : undefined
        }
      >
        {items.map(({ icon, metric, improvement, timeframe, description }, index) => (
          <div
            key={index}
            className={`flex flex-col border-t-2 border-ink pt-3 @xl:row-span-5 @xl:mt-8 @xl:grid @xl:grid-rows-subgrid @xl:gap-y-0 @xl:pt-4 ${isBeside}`}
          >
            <dt className="order-2 flex items-center gap-2 font-semibold @xl:mt-2 @xl:self-start">
              {icon && <Icon path={icon} className="size-5 text-accent @max-xl:hidden" />}
              {metric}
            </dt>
            <dd className="figure order-1 wrap-break-word text-figure text-accent" style={fitOf(improvement)}>
              <Figure>{improvement}</Figure>
            </dd>
            <Amount
              {...drawables[index]}
              {...words}
              in="dd"
              className={`order-last mt-auto @xl:row-start-5 @xl:mt-0 ${isWhole}`}
            />
            {timeframe && <dd className={`order-3 text-sm text-soft ${isWhole}`}>{timeframe}</dd>}
            {description && (
              <dd className={`order-4 mt-2 text-sm text-soft @xl:row-start-4 ${isWhole}`}>{description}</dd>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
