import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { axisMarks } from '../../axis-marks';
import { customProperties } from '../../custom-properties';
import { DrawingFrame } from '../../drawing-frame';

type WellSection = SectionOf<'well'>;

/**
 * A well in section, as deep and as far as it goes: rock from edge to edge, casings, the hole, and at each depth what one system
 * holds. In a narrow container the records stand below the picture, whose numbers name them.
 */
export function Well({
  unit,
  depth,
  hole,
  firstHole,
  formations,
  casings = [],
  items,
  ...frame
}: WellSection) {
  const format = useFormat();
  const percent = (value: number) => `${Math.round((value / depth) * 1000) / 10}%`;
  const at = (value: number) => ({ top: percent(value) });
  const isLevel = (item: { depth: number }) => item.depth >= hole.depth;
  // The edge of a formation where the label of a mark would stand: it stands below the mark.
  const hasEdgeAbove = (mark: number) =>
    formations.some(({ until }) => until < mark && mark - until < depth * 0.04);
  const words = (value: number) => `${format.number(value)} ${unit}`;
  return (
    <DrawingFrame {...frame}>
      <div className="relative">
        <div aria-hidden="true" className="relative bleed">
          <div className="wrap">
            <div className="relative h-[60px] @5xl:not-in-data-beside:h-28">
              <Pump />
            </div>
          </div>
          <div className="relative h-[min(70cqi,24rem)] border-t-4 border-ink @5xl:h-[36rem] @5xl:in-data-beside:h-[21rem]">
            {formations.map(({ rock, until }, index) => {
              const from = formations[index - 1]?.until ?? 0;
              return (
                <div
                  key={index}
                  className={`drawn absolute inset-x-0 border-t border-line-strong ${rocks[rock]}`}
                  style={{ top: percent(from), height: percent(until - from) }}
                />
              );
            })}
            <div className="wrap absolute inset-0">
              <div className="relative h-full text-xs">
                {axisMarks(depth, 6).map((mark) => (
                  <span
                    key={mark}
                    className={`tabular absolute border-ink pe-2 haloed @max-5xl:first:hidden ${hasEdgeAbove(mark) ? 'border-t-2' : '-translate-y-full border-b-2'}`}
                    style={at(mark)}
                  >
                    {words(mark)}
                  </span>
                ))}
                {formations.map(({ name, until }, index) => (
                  <span
                    key={index}
                    className="absolute start-[calc(26%+1.5rem)] bottom-(--bottom) px-1.5 font-semibold haloed @5xl:start-28 @5xl:top-(--top) @5xl:bottom-auto @5xl:mt-2.5"
                    style={customProperties({
                      top: percent(formations[index - 1]?.until ?? 0),
                      bottom: percent(depth - until),
                    })}
                  >
                    {name}
                  </span>
                ))}
                <div className="absolute inset-y-0 start-[26%] @5xl:start-[36%]">
                  <Hole {...{ depth, hole, firstHole, casings }} />
                  {items.map((item, index) => (
                    <span
                      key={index}
                      className="absolute [print-color-adjust:exact] start-[calc(var(--reach)*min(70cqi,24rem))] -ms-3 grid size-6 -translate-y-1/2 place-items-center rounded-full bg-ink font-semibold text-surface @5xl:start-[calc(var(--reach)*36rem)] @5xl:in-data-beside:start-[calc(var(--reach)*21rem)] @5xl:-ms-2.5 @5xl:size-5 @5xl:border-4 @5xl:border-ink @5xl:bg-surface"
                      style={{
                        ...at(item.depth),
                        ...customProperties({ reach: isLevel(item) ? hole.reach / depth : 0 }),
                      }}
                    >
                      <span className="@5xl:hidden">{index + 1}</span>
                    </span>
                  ))}
                </div>
                {[...casings, ...(firstHole ? [firstHole] : [])].map(({ name, until }, index) => (
                  <span
                    key={index}
                    className={`absolute end-[64%] me-6 px-1.5 haloed @max-5xl:hidden -translate-y-1/2 ${until > depth * 0.95 ? '@min-[84rem]:-translate-y-full' : ''}`}
                    style={at(until)}
                  >
                    {name}
                  </span>
                ))}
              </div>
            </div>
          </div>
        </div>
        <ol className="pointer-events-none mt-4 *:pointer-events-auto @5xl:absolute @5xl:inset-x-0 @5xl:top-28 @5xl:bottom-0 @5xl:in-data-beside:top-[60px] @5xl:mt-1">
          {items.map((item, index) => (
            <li
              key={index}
              className={`flex gap-x-4 border-line py-3 @max-5xl:border-b @5xl:absolute @5xl:start-[calc(36%+0.5rem)] @5xl:end-0 @5xl:-translate-y-full @5xl:items-end @5xl:py-0 @5xl:ps-8 ${isLevel(item) ? '@5xl:pb-2.5' : item.depth > 0 ? '@5xl:border-b-2 @5xl:border-ink' : ''}`}
              style={at(item.depth)}
            >
              <span
                aria-hidden="true"
                className="drawn mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-ink text-xs font-semibold text-surface @5xl:hidden"
              >
                {index + 1}
              </span>
              {/* The rock stays visible around the words; the name at the surface stands on the page. */}
              <span
                className={`flex min-w-0 flex-wrap items-end gap-x-4 @5xl:flex-nowrap @5xl:px-2 @5xl:pt-1 ${item.depth > 0 ? 'haloed' : ''}`}
              >
                <span className="figure min-w-0 text-block text-accent @5xl:shrink-0 @5xl:text-section @5xl:whitespace-nowrap">
                  {item.name}
                </span>
                <span className="@max-5xl:w-full @5xl:pb-1">
                  <span className="block font-semibold">{item.system}</span>
                  <span className="block text-sm">{item.holds}</span>
                </span>
              </span>
              <span
                className={`tabular ms-auto shrink-0 text-xs text-soft @5xl:px-1.5 @5xl:pb-1 @5xl:text-ink ${item.depth > 0 ? 'haloed' : '@5xl:hidden'}`}
              >
                {words(item.depth)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </DrawingFrame>
  );
}

/** The signs of rock on maps of geologists. */
const rocks = {
  sand: 'rock-sand',
  shale: 'rock-shale',
  limestone: 'rock-limestone',
  pay: 'rock-pay',
} as const;

/** Casings, the first hole and the hole itself, in true proportions but for their width. */
function Hole({
  depth,
  hole,
  firstHole,
  casings,
}: {
  depth: number;
  hole: WellSection['hole'];
  firstHole: WellSection['firstHole'];
  casings: NonNullable<WellSection['casings']>;
}) {
  const bend = hole.depth - hole.turn;
  return (
    <svg
      aria-hidden="true"
      // Narrow, so that its box is not where texts stand: what is drawn goes beyond it.
      viewBox={`0 0 ${depth / 100} ${depth}`}
      className="h-full overflow-visible rtl:-scale-x-100"
      fill="none"
      strokeWidth="8"
    >
      <g className="[&>*]:[vector-effect:non-scaling-stroke]">
        {casings.map(({ until }, index) => {
          const width = 14 + (casings.length - index) * 12;
          return (
            <g key={index} className="[&>*]:[vector-effect:non-scaling-stroke]">
              <path d={`M0 0V${until}`} stroke="var(--ink)" strokeWidth={width} />
              <path d={`M0 0V${until}`} stroke="var(--surface)" strokeWidth={width - 7} />
            </g>
          );
        })}
        {firstHole && (
          <path d={`M0 ${hole.turn}V${firstHole.until}`} stroke="var(--ink)" strokeDasharray="3 5" />
        )}
        <path
          d={`M0 0V${hole.turn}a${bend} ${bend} 0 0 0 ${bend} ${bend}H${hole.reach}`}
          stroke="var(--surface)"
          strokeWidth="16"
        />
        <path
          d={`M0 0V${hole.turn}a${bend} ${bend} 0 0 0 ${bend} ${bend}H${hole.reach}`}
          stroke="var(--accent)"
        />
      </g>
    </svg>
  );
}

/** A pump above the wellhead. */
function Pump() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className="absolute bottom-0 start-[26%] h-full overflow-visible -scale-x-100 [translate:-91.25%_0] @5xl:start-[36%] rtl:scale-x-100 rtl:[translate:91.25%_0]"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
    >
      <path d="M10 96V36M46 96 62 34 78 96M54 66h16M10 41.2 106 22" />
      <path d="M20 20Q4 36 10 58" strokeWidth="9" />
      <path d="M104 24v44" />
      <circle cx="104" cy="76" r="14" fill="var(--ink)" />
      <path d="M0 96h120" />
    </svg>
  );
}
