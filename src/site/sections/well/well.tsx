import type { SectionOf } from '../../../content/types.generated';
import { useFormat } from '../../../i18n/language';
import { percent } from '../../../ui/percent';
import { axisMarks } from '../../axis-marks';
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
  const at = (value: number) => ({ top: percent(value / depth) });
  const isLevel = (item: { depth: number }) => item.depth >= hole.depth;
  const words = (value: number) => `${format.number(value)} ${unit}`;
  return (
    <DrawingFrame {...frame}>
      <div className="relative well">
        <div aria-hidden="true">
          <div className="relative h-15 @xl:not-in-data-beside:h-28">
            <Pump />
          </div>
          <div className="relative h-(--height) text-xs">
            <Formations {...{ formations, depth }} />
            <Depths {...{ formations, depth, at, words }} />
            <Names {...{ formations, depth }} />
            <div className="absolute inset-y-0 start-[26%] @xl:start-[38%]">
              <Hole {...{ depth, hole, firstHole, casings }} />
              {items.map((item, index) => (
                <span
                  key={index}
                  className="absolute [print-color-adjust:exact] start-[calc(var(--reach)*var(--across))] -ms-3 grid size-6 -translate-y-1/2 place-items-center rounded-full bg-ink font-semibold text-surface @xl:-ms-2.5 @xl:size-5 @xl:border-4 @xl:border-ink @xl:bg-surface"
                  style={{
                    ...at(item.depth),
                    '--reach': isLevel(item) ? hole.reach / depth : 0,
                  }}
                >
                  <span className="@xl:hidden">{index + 1}</span>
                </span>
              ))}
            </div>
            {[...casings, ...(firstHole ? [firstHole] : [])].map(({ name, until }, index) => (
              <span
                key={index}
                className={`absolute end-[62%] me-6 px-1.5 haloed @max-[44rem]:hidden -translate-y-1/2 ${until > depth * 0.95 ? '@min-[84rem]:-translate-y-full' : ''}`}
                style={at(until)}
              >
                {name}
              </span>
            ))}
          </div>
        </div>
        <ol className="pointer-events-none *:pointer-events-auto @xl:absolute @xl:inset-x-0 @xl:top-28 @xl:bottom-0 @xl:in-data-beside:top-15">
          {items.map((item, index) => (
            <Held
              key={index}
              {...item}
              number={index + 1}
              isLevel={isLevel(item)}
              depthInWords={words(item.depth)}
              style={at(item.depth)}
            />
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

type Scale = Pick<WellSection, 'formations' | 'depth'>;

/** The rock, from edge to edge. */
function Formations({ formations, depth }: Scale) {
  return (
    <div className="absolute inset-0 border-t-4 border-ink bleed">
      {formations.map(({ rock, until }, index) => {
        const from = formations[index - 1]?.until ?? 0;
        return (
          <div
            key={index}
            className={`drawn absolute inset-x-0 border-t border-line-strong ${rocks[rock]}`}
            style={{
              top: percent(from / depth),
              bottom: index + 1 < formations.length ? percent(1 - until / depth) : 'var(--foot)',
            }}
          />
        );
      })}
    </div>
  );
}

/** The names of the formations. */
function Names({ formations, depth }: Scale) {
  return formations.map(({ name, until }, index) => (
    <span
      key={index}
      className="absolute start-[calc(26%+1.5rem)] bottom-(--bottom) px-1.5 font-semibold haloed @xl:start-20 @2xl:start-28 @xl:top-(--top) @xl:bottom-auto @xl:mt-2.5"
      style={{
        '--top': percent((formations[index - 1]?.until ?? 0) / depth),
        '--bottom': index + 1 < formations.length ? percent(1 - until / depth) : 'var(--foot)',
      }}
    >
      {name}
    </span>
  ));
}

/** The depths at the edge. */
function Depths({
  formations,
  depth,
  at,
  words,
}: Scale & { at: (depth: number) => { top: string }; words: (depth: number) => string }) {
  // The edge of a formation where the label of a mark would stand: it stands below the mark, if there is room.
  const hasEdgeAbove = (mark: number) =>
    formations.some(({ until }) => until < mark && mark - until < depth * 0.04);
  return axisMarks(depth, 6).map((mark) => (
    <span
      key={mark}
      className={`tabular absolute border-ink pe-2 haloed @max-[18rem]:hidden ${mark === 0 ? '@max-xl:hidden' : ''} -translate-y-full border-b-2 ${hasEdgeAbove(mark) ? '@xl:translate-y-0 @xl:border-t-2 @xl:border-b-0' : ''}`}
      style={at(mark)}
    >
      {words(mark)}
    </span>
  ));
}

/** What one system holds, at its depth. */
function Held({
  name,
  system,
  holds,
  depth,
  number,
  isLevel,
  depthInWords,
  style,
}: WellSection['items'][number] & {
  number: number;
  isLevel: boolean;
  depthInWords: string;
  style: { top: string };
}) {
  return (
    <li
      className={`flex gap-x-4 border-line py-3 @max-xl:border-b @xl:absolute @xl:start-[calc(38%+0.5rem)] @xl:end-0 @xl:-translate-y-full @xl:items-end @xl:py-0 @xl:ps-8 ${isLevel ? '@xl:pb-2.5' : depth > 0 ? '@xl:border-b-2 @xl:border-ink' : ''}`}
      style={style}
    >
      <span
        aria-hidden="true"
        className="drawn mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-ink text-xs font-semibold text-surface @xl:hidden"
      >
        {number}
      </span>
      {/* The rock stays visible around the words; the name at the surface stands on the page. */}
      <span
        className={`flex min-w-0 flex-wrap items-end gap-x-4 @xl:px-2 @xl:pt-1 @5xl:flex-nowrap ${depth > 0 ? 'haloed' : '@xl:flex-nowrap'}`}
      >
        <span className="figure min-w-0 text-block text-accent @xl:shrink-0 @xl:text-section @xl:whitespace-nowrap">
          {name}
        </span>
        <span className={`@xl:pb-1 ${depth > 0 ? '@max-5xl:w-full' : '@max-xl:w-full'}`}>
          <span className="block font-semibold">{system}</span>
          <span className="block text-sm">{holds}</span>
        </span>
      </span>
      <span
        className={`tabular ms-auto shrink-0 text-xs text-soft @xl:px-1.5 @xl:pb-1 @xl:text-ink ${depth > 0 ? 'haloed' : '@xl:hidden'}`}
      >
        {depthInWords}
      </span>
    </li>
  );
}

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
  const way = `M0 0V${hole.turn}a${bend} ${bend} 0 0 0 ${bend} ${bend}H${hole.reach}`;
  return (
    <svg
      aria-hidden="true"
      // Narrow, so that its box is not where texts stand: what is drawn goes beyond it.
      viewBox={`0 0 ${depth / 100} ${depth}`}
      preserveAspectRatio="none"
      className="h-full w-[calc(var(--across)/100)] overflow-visible rtl:-scale-x-100"
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
        <path d={way} stroke="var(--surface)" strokeWidth="16" />
        <path d={way} stroke="var(--accent)" />
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
      className="absolute bottom-0 start-[26%] h-full overflow-visible -scale-x-100 [translate:-91.25%_0] @xl:start-[38%] rtl:scale-x-100 rtl:[translate:91.25%_0]"
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
