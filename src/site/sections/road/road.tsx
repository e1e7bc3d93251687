import type { SectionOf } from '../../../content/types.generated';
import { Figure } from '../../../ui/figure';
import { Heading } from '../../../ui/heading';
import { Icon } from '../../../ui/icon';
import { DrawingFrame } from '../../drawing-frame';

type RoadSection = SectionOf<'road'>;
type Stop = RoadSection['roads'][number]['stops'][number];

/** The number of each stop's sign: where something is typed, how often it has been by then. */
function signsOf(stops: readonly Stop[]): (number | undefined)[] {
  let typed = 0;
  return stops.map(({ isTyped }) => (isTyped ? ++typed : undefined));
}

/**
 * Roads on one scale of time, with a stop wherever something happens and a sign wherever it is typed again. In a narrow
 * container they run down the page, on the same scale.
 */
export function Road({ length, roads, ...frame }: RoadSection) {
  return (
    <DrawingFrame {...frame}>
      <div className="grid gap-x-12 gap-y-8 @2xl:@max-[82rem]:grid-cols-2 @min-[82rem]:gap-y-12 @min-[82rem]:in-data-beside:gap-y-6">
        {roads.map(({ title, result, stops }, index) => {
          const isNow = index === roads.length - 1;
          const signs = signsOf(stops);
          return (
            <div key={index}>
              <Heading
                className={`text-item @min-[82rem]:not-in-data-beside:text-block ${isNow ? 'text-accent' : ''}`}
              >
                {title}
              </Heading>
              <div className="relative mt-4 @min-[82rem]:in-data-beside:mt-2">
                <ol className="flex @max-[82rem]:flex-col">
                  {stops.map((stop, at) => (
                    <li
                      key={at}
                      className="relative flex min-h-[calc(var(--way)*3.25rem)] shrink-0 gap-4 last:min-h-16 @min-[82rem]:block @min-[82rem]:min-h-0 @min-[82rem]:w-[calc((100%-11rem)*var(--way)/var(--length))] @min-[82rem]:last:min-h-0 @min-[82rem]:last:w-44"
                      style={{
                        '--way': Math.max(0, (stops[at + 1]?.at ?? stop.at) - stop.at),
                        '--length': length,
                      }}
                    >
                      {at < stops.length - 1 && (
                        <Asphalt isFirst={at === 0} isNow={isNow} isPaper={stop.isPaper} />
                      )}
                      <Sign number={signs[at]} icon={stop.icon} isNow={isNow} />
                      <div className="pb-3 @min-[82rem]:pe-3 @min-[82rem]:pt-3 @min-[82rem]:pb-0 @min-[82rem]:in-data-beside:pt-1">
                        <p className="figure text-item @min-[82rem]:not-in-data-beside:text-block">
                          {stop.when}
                        </p>
                        <Heading isPart className="font-semibold">
                          {stop.title}
                        </Heading>
                        <p className="text-sm text-soft">{stop.note}</p>
                      </div>
                    </li>
                  ))}
                </ol>
                {result && (
                  // What is saved, on the scale of the road above: from the last stop to the end.
                  <p
                    className="mt-4 border-s-8 border-accent ps-4 @min-[82rem]:absolute @min-[82rem]:top-0 @min-[82rem]:in-data-beside:h-14 @min-[82rem]:start-[calc((100%-11rem)*var(--last)/var(--length)+6.5rem)] @min-[82rem]:end-24 @min-[82rem]:in-data-beside:end-[7.5rem] @min-[82rem]:mt-0 @min-[82rem]:flex @min-[82rem]:h-20 @min-[82rem]:items-center @min-[82rem]:gap-5 @min-[82rem]:border-4 @min-[82rem]:border-dashed @min-[82rem]:ps-6"
                    style={{ '--last': stops.at(-1)?.at ?? 0, '--length': length }}
                  >
                    <span className="figure block text-page text-accent in-data-beside:text-section">
                      <Figure>{result.value}</Figure>
                    </span>
                    <span className="text-item">{result.label}</span>
                  </p>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </DrawingFrame>
  );
}

/** The road from one stop to the next: down the page in a narrow container, else across it, at its beginning from the edge of the page. */
function Asphalt({
  isFirst,
  isNow,
  isPaper,
}: {
  isFirst: boolean;
  isNow: boolean;
  isPaper: boolean | undefined;
}) {
  const place = `drawn absolute start-0 top-7 -bottom-7 w-14 @min-[82rem]:top-0 @min-[82rem]:bottom-auto @min-[82rem]:h-20 @min-[82rem]:w-auto @min-[82rem]:in-data-beside:h-14 @min-[82rem]:-end-10 @min-[82rem]:in-data-beside:-end-7 ${isFirst ? '@min-[82rem]:-start-[calc((100cqi-min(100cqi,var(--wrap)))/2+var(--spacing-gutter))]' : '@min-[82rem]:start-10 @min-[82rem]:in-data-beside:start-7'}`;
  if (isPaper)
    return (
      <span
        aria-hidden="true"
        className={`${place} border-x-4 border-dashed border-line-strong @min-[82rem]:border-x-0 @min-[82rem]:border-y-4`}
      />
    );
  return (
    <span aria-hidden="true" className={`${place} ${isNow ? 'bg-accent' : 'bg-ink'}`}>
      <span className="absolute inset-y-0 start-1/2 -ms-0.5 border-s-4 border-dashed border-surface @min-[82rem]:inset-x-0 @min-[82rem]:inset-y-auto @min-[82rem]:top-1/2 @min-[82rem]:-mt-0.5 @min-[82rem]:ms-0 @min-[82rem]:border-s-0 @min-[82rem]:border-t-4" />
    </span>
  );
}

/** The sign of a stop: how often something has been typed by then, or an icon. */
function Sign({
  number,
  icon,
  isNow,
}: {
  number: number | undefined;
  icon: string | undefined;
  isNow: boolean;
}) {
  const color = isNow ? 'border-accent text-accent' : 'border-ink text-ink';
  return (
    <span
      className={`figure relative grid size-14 shrink-0 place-items-center rounded-full border-6 bg-surface text-block @min-[82rem]:not-in-data-beside:size-20 @min-[82rem]:not-in-data-beside:text-section ${color}`}
    >
      {number ?? (icon && <Icon path={icon} className="size-7 @min-[82rem]:size-10" />)}
    </span>
  );
}
