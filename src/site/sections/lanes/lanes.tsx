import type { SectionOf } from '../../../content/types.generated';
import { AxisNumbers, GridLines } from '../../../ui/grid-lines';
import { Heading } from '../../../ui/heading';
import { AxisCaption, AxisLine } from '../../axis-line';
import { hoursBetween, placeBetween } from '../../clock';
import { DrawingFrame } from '../../drawing-frame';

type Item = SectionOf<'lanes'>['items'][number];
type Part = NonNullable<Item['parts']>[number];

/** Hours of one day in lanes: what follows what in each of them, what stands still, and single moments. */
export function Lanes({ unit, start, end, line, items, ...frame }: SectionOf<'lanes'>) {
  const at = placeBetween(start, end);
  const marks = hoursBetween(start, end, 8);
  // Marks of an axis are numbers.
  const numbers = marks.map((_, index) => index);
  const place = (mark: number) => at(marks[mark] ?? start);
  const columns = 'grid gap-x-10 @3xl:grid-cols-[15rem_minmax(0,1fr)]';
  return (
    <DrawingFrame {...frame}>
      <figure>
        <AxisCaption unit={unit} line={line} />
        <ol>
          {items.map(({ title, summary, isResult, parts = [], moments = [] }, index) => (
            <li key={index} className={`${columns} border-line @3xl:border-b`}>
              <div className="pt-3 pb-1 @3xl:self-center @3xl:pb-3">
                <Heading className="text-item">{title}</Heading>
                <p className={`text-sm ${isResult ? 'text-accent' : 'text-soft'}`}>{summary}</p>
              </div>
              <div className="relative mx-3 py-2 @3xl:py-3">
                <GridLines marks={numbers} at={place} />
                {line && <AxisLine at={at(line.at)} />}
                {parts.length > 0 && (
                  <ul className="relative h-16 @3xl:h-20">
                    {parts.map((part, number) => (
                      <Stretch key={number} {...{ part, at, isResult }} />
                    ))}
                  </ul>
                )}
                {moments.length > 0 && <Moments {...{ moments, at }} />}
              </div>
            </li>
          ))}
        </ol>
        <div className={columns}>
          <AxisNumbers
            marks={numbers}
            at={place}
            format={(mark) => marks[mark] ?? ''}
            className="mx-3 @max-3xl:[&>:nth-child(even)]:hidden @3xl:col-start-2"
          />
        </div>
      </figure>
    </DrawingFrame>
  );
}

interface StretchProps {
  part: Part;
  at: (time: string) => string;
  isResult: boolean | undefined;
}

/** From which width of a stretch its name is shown, and is large: a word of so many letters has room there. */
function sizesOf(name: string) {
  const longest = Math.max(...name.split(/\s/).map((word) => word.length));
  if (longest <= 5) return '@min-[7rem]:text-block';
  return `@min-[13rem]:text-block ${longest <= 9 ? '@max-[6rem]:sr-only' : '@max-[10rem]:sr-only'}`;
}

/** A stretch of a lane with its name: work, work that is meant, or a standstill. */
function Stretch({ part: { name, from, until, look }, at, isResult }: StretchProps) {
  const looks = {
    plain: 'drawn border-ink bg-surface text-ink',
    meant: `drawn border-ink ${isResult ? 'bg-accent text-on-accent' : 'bg-ink text-surface'}`,
    idle: 'z-1 hatch-lost text-ink',
  };
  return (
    <li
      className={`@container absolute inset-y-0 grid border-2 ${looks[look ?? 'plain']}`}
      style={{ insetInlineStart: at(from), width: `calc(${at(until)} - ${at(from)})` }}
    >
      <span
        className={`grid grid-cols-[minmax(0,1fr)] content-center @min-[7rem]:px-3 ${look === 'idle' ? '' : 'px-1'}`}
      >
        <span
          className={`figure leading-tight ${sizesOf(name)} ${look === 'idle' ? 'justify-self-center bg-surface text-center text-xs wrap-anywhere @min-[5rem]:px-1 @min-[5rem]:text-base' : 'justify-self-start text-sm wrap-anywhere'}`}
        >
          {name}
        </span>
        <span className={`tabular text-xs @max-[6rem]:sr-only ${look === 'idle' ? 'sr-only' : ''}`}>
          {from}–{until}
        </span>
      </span>
    </li>
  );
}

/**
 * Moments of a lane as diamonds, open where they did not come true, joined by a line. Their words are below them, or in a narrow
 * container below each other.
 */
function Moments({ moments, at }: { moments: NonNullable<Item['moments']>; at: (time: string) => string }) {
  const [first, last] = [moments[0], moments.at(-1)];
  return (
    <div className="relative pt-7 @5xl:h-14 @5xl:pt-0">
      {first && last && (
        <span
          aria-hidden="true"
          className="absolute top-2.5 ms-4 border-t-2 border-dashed border-ink"
          style={{ insetInlineStart: at(first.at), width: `calc(${at(last.at)} - ${at(first.at)} - 2rem)` }}
        />
      )}
      <ol>
        {moments.map(({ name, at: time, isOpen }, index) => (
          <li
            key={index}
            className="text-xs leading-tight @5xl:absolute @5xl:start-(--moment) @5xl:top-0 @5xl:-ms-2.5 @5xl:w-(--room) @5xl:text-sm"
            style={{
              '--moment': at(time),
              // As far as the next one.
              '--room': `calc(${at(moments[index + 1]?.at ?? '24:00')} - ${at(time)})`,
            }}
          >
            <span
              aria-hidden="true"
              className={`drawn absolute start-(--moment) top-0 -ms-2.5 size-5 rotate-45 border-2 border-ink @5xl:static @5xl:ms-0 @5xl:block ${isOpen ? '' : 'bg-ink'}`}
            />
            <span className="relative mt-1 block w-fit bg-surface pe-1 @5xl:mt-1.5 @5xl:bg-transparent @5xl:ps-4">
              <b className="tabular whitespace-nowrap">{time}</b> {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
