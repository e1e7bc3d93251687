import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { percent } from '../../../ui/percent';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers } from '../../layers';

type Layer = (typeof layers)[number];
type Receiver = SectionOf<'systems'>['receivers'][number];

const fromTop = layers.toReversed();

const layerOf = ({ layer = 'action' }: Receiver): Layer => layer;

interface Place {
  /** The height in relation to the other layers: a layer is higher for each of up to three receivers, the lowest also for the systems. */
  weight: number;
  /** The middle, as a share of all layers from the top. */
  middle: number;
  /** In a narrow container, the first row and the number of rows: one for each receiver, and in the lowest for each system. */
  row: number;
  rows: number;
}

/** Where each layer stands. */
function placesOf(receivers: readonly Receiver[], sources: number): Record<Layer, Place> {
  const places = {} as Record<Layer, Place>;
  const served = (layer: Layer) => receivers.filter((receiver) => layerOf(receiver) === layer).length;
  const weightOf = (layer: Layer) => 1 + Math.min(served(layer), 3) + (layer === 'ingest' ? 1 : 0);
  const total = fromTop.reduce((sum, layer) => sum + weightOf(layer), 0);
  let above = 0;
  // The first row is the heading of the receivers.
  let row = 2;
  for (const layer of fromTop) {
    const weight = weightOf(layer);
    const rows = layer === 'ingest' ? served(layer) + 1 + sources : Math.max(1, served(layer));
    places[layer] = { weight, middle: (above + weight / 2) / total, row, rows };
    above += weight;
    row += rows;
  }
  return places;
}

/**
 * A section through the four layers, across the page: the wells of the receivers go down to the layer that the document
 * names, or to the highest; the systems feed the lowest from below. In a narrow container the layers stand at the edge, each
 * next to those whom it serves, the lowest also next to the systems.
 */
export function Systems({
  sourcesTitle,
  sources,
  receiversTitle,
  receivers,
  ...frame
}: SectionOf<'systems'>) {
  const t = useLabels();
  const places = placesOf(receivers, sources.length);
  const firstSource = places.ingest.row + places.ingest.rows - sources.length;
  const rowOf = (receiver: Receiver) => {
    const layer = layerOf(receiver);
    return places[layer].row + receivers.filter((one) => layerOf(one) === layer).indexOf(receiver);
  };
  return (
    <SectionFrame {...frame}>
      <div className="grid @max-5xl:grid-cols-[2rem_1fr] @max-5xl:gap-x-4">
        <Heading
          className="border-ink font-semibold @max-5xl:col-start-2 @max-5xl:row-(--row) @max-5xl:border-b-2 @max-5xl:pt-6 @max-5xl:pb-2 @5xl:row-start-5 @5xl:border-t-2 @5xl:pt-2"
          style={{ '--row': firstSource - 1 }}
        >
          {sourcesTitle}
        </Heading>
        <ul
          className="@max-5xl:contents @5xl:row-start-4 @5xl:grid @5xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={{ '--columns': sources.length }}
        >
          {sources.map(({ name, holds }, index) => (
            <Entry key={index} name={name} row={firstSource + index} className="@5xl:pt-5 @5xl:pb-4">
              {holds}
            </Entry>
          ))}
        </ul>
        <ol
          className="@max-5xl:contents @5xl:col-start-1 @5xl:row-start-3 @5xl:grid @5xl:grid-rows-(--rows) @5xl:bleed @5xl:h-80"
          style={{ '--rows': fromTop.map((layer) => `${places[layer].weight}fr`).join(' ') }}
        >
          {layers.map((name, index) => (
            <li
              key={name}
              className={`grid min-h-10 items-center @max-5xl:col-start-1 @max-5xl:row-(--row) @5xl:min-h-0 @5xl:coarse ${layerColors[name].fill} ${orders[index]}`}
              style={{ '--row': `${places[name].row} / span ${places[name].rows}` }}
            >
              <span className="wrap text-end @max-5xl:sr-only">
                <span className="inline-block bg-surface px-2 py-0.5 text-xs font-semibold">
                  {`${index + 1} ${t(`core.${name}`)}`}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <div className="pointer-events-none relative @max-5xl:hidden @5xl:col-start-1 @5xl:row-start-3">
          {receivers.map((receiver, index) => (
            <Well key={index} x={index / receivers.length} from={0} to={places[layerOf(receiver)].middle} />
          ))}
          {sources.map((_, index) => (
            <Well key={index} x={index / sources.length} from={1} to={places.ingest.middle} />
          ))}
        </div>
        <Heading className="border-b-2 border-ink pb-2 font-semibold @max-5xl:col-start-2 @max-5xl:row-start-1 @5xl:row-start-1">
          {receiversTitle}
        </Heading>
        <ul
          className="@max-5xl:contents @5xl:row-start-2 @5xl:grid @5xl:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={{ '--columns': receivers.length }}
        >
          {receivers.map((receiver, index) => (
            <Entry key={index} name={receiver.name} row={rowOf(receiver)} className="@5xl:pt-4 @5xl:pb-5">
              {receiver.gets}
            </Entry>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

/** The lowest layer is at the bottom, as everywhere. */
const orders = ['order-4', 'order-3', 'order-2', 'order-1'] as const;

/**
 * A line from the edge of the layers to a ring in one of them, below or above the start of its column, with an outline. Each is a
 * drawing of its own, so that none lies over the names of the layers.
 */
function Well({ x, from, to }: { x: number; from: number; to: number }) {
  const line = { x1: '50%', x2: '50%', y1: percent(from), y2: percent(to) };
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-y-0 -ms-[7px] h-full w-4 overflow-visible fill-surface stroke-ink stroke-2"
      style={{ insetInlineStart: percent(x) }}
    >
      <line {...line} className="stroke-surface stroke-8" />
      <line {...line} />
      <circle cx="50%" cy={percent(to)} r="5.5" />
    </svg>
  );
}

/** @param row in a narrow container */
function Entry({
  name,
  row,
  className,
  children,
}: {
  name: string;
  row: number;
  className: string;
  children: string | undefined;
}) {
  return (
    <li
      className={`grid content-center border-line py-2.5 wrap-anywhere hyphens-auto @max-5xl:col-start-2 @max-5xl:row-(--row) @max-5xl:border-b @5xl:content-start @5xl:border-s-2 @5xl:border-ink @5xl:ps-3 @5xl:pe-1 @7xl:pe-4 ${className}`}
      style={{ '--row': row }}
    >
      <span className="font-semibold @7xl:text-item">{name}</span>
      {children && <span className="font-mono text-xs text-soft">{children}</span>}
    </li>
  );
}
