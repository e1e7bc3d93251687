import type { SectionOf } from '../../../content/types.generated';
import { useLabels } from '../../../i18n/language';
import { Heading } from '../../../ui/heading';
import { SectionFrame } from '../../../ui/section-frame';
import { layerColors, layers } from '../../layers';

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** The height of a layer, as a share of the column. */
const layer = 1 / layers.length;

/** Where each receiver's line begins, as a share of the column from its top: lines of one layer are spread over its height. */
function beginnings(receivers: SectionOf<'systems'>['receivers']): number[] {
  const from = receivers.map((receiver) => layers.indexOf(receiver.layer ?? 'action'));
  return from.map((one, index) => {
    const before = from.slice(0, index).filter((other) => other === one).length;
    const all = from.filter((other) => other === one).length;
    return (layers.length - 1 - one + (before + 0.5) / all) * layer;
  });
}

/**
 * Systems on one side, receivers on the other, and the four layers between them. The lines of the systems end in the lowest
 * layer; those of the receivers begin in the highest, or in the layer that the document names. In a narrow container the
 * layers stand at the edge, with the receivers above and the systems below.
 */
export function Systems({
  sourcesTitle,
  sources,
  receiversTitle,
  receivers,
  ...frame
}: SectionOf<'systems'>) {
  const t = useLabels();
  return (
    <SectionFrame {...frame}>
      <div className="grid gap-y-3 @max-3xl:grid-cols-[2rem_1fr] @max-3xl:gap-x-4 @3xl:grid-cols-[1fr_7rem_8rem_7rem_1fr] @5xl:grid-cols-[1fr_9rem_10rem_9rem_1fr] @3xl:grid-rows-[auto_1fr]">
        <Heading className="border-b-2 border-ink pb-2 font-semibold @max-3xl:col-start-2 @max-3xl:row-start-3 @max-3xl:mt-6 @3xl:pe-4 @3xl:text-end">
          {sourcesTitle}
        </Heading>
        <ul className="grid auto-rows-fr @max-3xl:col-start-2 @max-3xl:row-start-4 @3xl:row-start-2 @3xl:pe-4 @3xl:text-end">
          {sources.map(({ name, holds }, index) => (
            <Entry key={index} name={name}>
              {holds}
            </Entry>
          ))}
        </ul>
        <svg
          aria-hidden="true"
          className="size-full overflow-visible fill-surface stroke-ink stroke-[1.5] rtl:-scale-x-100 @max-3xl:hidden @3xl:col-start-2 @3xl:row-start-2"
        >
          {sources.map((_, index) => (
            <line
              key={index}
              y1={percent((index + 0.5) / sources.length)}
              x2="100%"
              y2={percent(1 - layer + ((index + 0.5) / sources.length) * layer)}
            />
          ))}
          {sources.map((_, index) => (
            <circle key={index} cy={percent((index + 0.5) / sources.length)} r="4" />
          ))}
        </svg>
        <ol className="grid auto-rows-fr @max-3xl:col-start-1 @max-3xl:row-span-4 @max-3xl:row-start-1 @3xl:col-start-3 @3xl:row-start-2 @3xl:min-h-80 @5xl:min-h-104">
          {layers.map((name, index) => (
            <li key={name} className={`grid place-items-center ${layerColors[name].fill} ${orders[index]}`}>
              <span className="bg-surface px-2 py-0.5 text-xs font-semibold @max-3xl:sr-only">
                {`${index + 1} ${t(`core.${name}`)}`}
              </span>
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          className="size-full overflow-visible fill-surface stroke-ink stroke-[1.5] rtl:-scale-x-100 @max-3xl:hidden @3xl:col-start-4 @3xl:row-start-2"
        >
          {beginnings(receivers).map((beginning, index) => (
            <line
              key={index}
              y1={percent(beginning)}
              x2="100%"
              y2={percent((index + 0.5) / receivers.length)}
            />
          ))}
          {receivers.map((_, index) => (
            <circle key={index} cx="100%" cy={percent((index + 0.5) / receivers.length)} r="4" />
          ))}
        </svg>
        <Heading className="border-b-2 border-ink pb-2 font-semibold @max-3xl:col-start-2 @max-3xl:row-start-1 @3xl:col-start-5 @3xl:ps-4 @3xl:row-start-1">
          {receiversTitle}
        </Heading>
        <ul className="grid auto-rows-fr @max-3xl:col-start-2 @max-3xl:row-start-2 @3xl:col-start-5 @3xl:row-start-2 @3xl:ps-4">
          {receivers.map(({ name, gets }, index) => (
            <Entry key={index} name={name}>
              {gets}
            </Entry>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

/** The lowest layer is at the bottom, as everywhere. */
const orders = ['order-4', 'order-3', 'order-2', 'order-1'] as const;

function Entry({ name, children }: { name: string; children: string | undefined }) {
  return (
    <li className="grid content-center border-line py-2.5 @max-3xl:border-b">
      <span className="font-semibold @5xl:text-item">{name}</span>
      {children && <span className="font-mono text-xs text-soft">{children}</span>}
    </li>
  );
}
