import type { CSSProperties } from 'react';
import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers } from '../../layers';

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** The middle of a layer, as a share of the height of all four from the top. */
const middleOf = (layer: (typeof layers)[number]) => 1 - (layers.indexOf(layer) + 0.5) / layers.length;

/**
 * A section through the four layers, across the page: the wells of the receivers go down to the layer that the document
 * names, or to the highest; the systems feed the lowest from below. In a narrow container the layers stand at the edge,
 * with the receivers above and the systems below.
 */
export function Systems({
  sourcesTitle,
  sources,
  receiversTitle,
  receivers,
  ...frame
}: SectionOf<'systems'>) {
  const t = useLabels();
  const across = { receivers: columns(receivers.length), sources: columns(sources.length) };
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-y-3 @max-3xl:grid-cols-[2rem_1fr] @max-3xl:gap-x-4 @3xl:gap-y-0">
        <Heading className="border-b-2 border-ink pb-2 font-semibold @max-3xl:col-start-2 @max-3xl:row-start-3 @max-3xl:mt-6 @3xl:row-start-5 @3xl:border-t-2 @3xl:border-b-0 @3xl:pt-2">
          {sourcesTitle}
        </Heading>
        <ul
          className="grid @max-3xl:col-start-2 @max-3xl:row-start-4 @max-3xl:auto-rows-fr @3xl:row-start-4 @3xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={across.sources}
        >
          {sources.map(({ name, holds }, index) => (
            <Entry key={index} name={name} className="@3xl:pt-5 @3xl:pb-4">
              {holds}
            </Entry>
          ))}
        </ul>
        <ol className="grid auto-rows-fr @max-3xl:col-start-1 @max-3xl:row-span-4 @max-3xl:row-start-1 @3xl:col-start-1 @3xl:row-start-3 @3xl:h-64 @3xl:bleed @5xl:h-80">
          {layers.map((name, index) => (
            <li key={name} className={`grid items-center ${layerColors[name].fill} ${orders[index]}`}>
              <span className="wrap text-end @max-3xl:sr-only">
                <span className="inline-block bg-surface px-2 py-0.5 text-xs font-semibold">
                  {`${index + 1} ${t(`core.${name}`)}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          className="pointer-events-none size-full translate-x-px overflow-visible fill-surface stroke-ink stroke-2 rtl:-translate-x-px rtl:-scale-x-100 @max-3xl:hidden @3xl:col-start-1 @3xl:row-start-3"
        >
          {receivers.map(({ layer = 'action' }, index) => (
            <Well key={index} x={index / receivers.length} from={0} to={middleOf(layer)} />
          ))}
          {sources.map((_, index) => (
            <Well key={index} x={index / sources.length} from={1} to={middleOf('ingest')} />
          ))}
        </svg>
        <Heading className="border-b-2 border-ink pb-2 font-semibold @max-3xl:col-start-2 @max-3xl:row-start-1 @3xl:row-start-1">
          {receiversTitle}
        </Heading>
        <ul
          className="grid @max-3xl:col-start-2 @max-3xl:row-start-2 @max-3xl:auto-rows-fr @3xl:row-start-2 @3xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={across.receivers}
        >
          {receivers.map(({ name, gets }, index) => (
            <Entry key={index} name={name} className="@3xl:pt-4 @3xl:pb-5">
              {gets}
            </Entry>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

const columns = (count: number) => ({ '--columns': count }) as CSSProperties;

/** The lowest layer is at the bottom, as everywhere. */
const orders = ['order-4', 'order-3', 'order-2', 'order-1'] as const;

/** A line from the edge of the layers to a ring in one of them, below or above the start of its column, with an outline. */
function Well({ x, from, to }: { x: number; from: number; to: number }) {
  const line = { x1: percent(x), x2: percent(x), y1: percent(from), y2: percent(to) };
  return (
    <>
      <line {...line} className="stroke-surface stroke-8" />
      <line {...line} />
      <circle cx={percent(x)} cy={percent(to)} r="5.5" />
    </>
  );
}

function Entry({
  name,
  className,
  children,
}: {
  name: string;
  className: string;
  children: string | undefined;
}) {
  return (
    <li
      className={`grid content-center border-line py-2.5 wrap-anywhere hyphens-auto @max-3xl:border-b @3xl:content-start @3xl:border-s-2 @3xl:border-ink @3xl:ps-2 @3xl:pe-1 @5xl:ps-3 @5xl:pe-4 ${className}`}
    >
      <span className="font-semibold @5xl:text-item">{name}</span>
      {children && <span className="font-mono text-xs text-soft">{children}</span>}
    </li>
  );
}
