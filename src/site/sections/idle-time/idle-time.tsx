import type { SectionOf } from '../../../content/types.generated';
import { Figure } from '../../../ui/figure';
import { DrawingFrame } from '../../drawing-frame';

type IdleTimeSection = SectionOf<'idle-time'>;

/**
 * Days of waiting as one bar with the minutes of work as hairlines in it, and these enlarged to its length. In a narrow container
 * both go from top to bottom, next to each other, as long as the container is wide: the scale of what stands below.
 */
export function IdleTime({ whole, work, steps, after, ...frame }: IdleTimeSection) {
  let [hours, minutes] = [0, 0];
  for (const step of steps) {
    hours += step.hours;
    minutes += step.minutes;
  }
  // Units in which both all of the time and all of the work are whole numbers, and equally long.
  const length = hours * minutes;
  let [waited, worked] = [0, 0];
  // From the moment of each step in the whole time, above, to its stretch in all of the work, below.
  const lenses = steps.map((step) => {
    waited += step.hours * minutes;
    const lens = `M${waited} 0L${worked} ${length}h${step.minutes * hours}z`;
    worked += step.minutes * hours;
    return lens;
  });
  const row = 'flex flex-col @3xl:min-h-28 @3xl:flex-row';
  const item = 'flex basis-0 items-center px-2';
  const text = 'text-xs leading-tight wrap-anywhere @5xl:text-sm';
  return (
    <DrawingFrame {...frame}>
      <div className="grid grid-cols-2 gap-x-4 @3xl:grid-cols-12 @3xl:gap-x-12">
        <Time {...whole} className="@3xl:col-span-7" />
        <Time {...work} className="text-accent @3xl:col-span-5" />
      </div>
      <div className="mt-4 grid @max-3xl:aspect-square @max-3xl:grid-cols-[1fr_12%_1fr] @3xl:grid-rows-[auto_3.5rem]">
        <ol className={`text-line-strong hatch-lost ${row}`}>
          {steps.map((step, index) => (
            <li
              key={index}
              className={`border-accent @max-3xl:border-b-3 @3xl:border-e-3 ${item}`}
              style={{ flexGrow: step.hours }}
            >
              <span className={`bg-surface px-1 text-ink ${text}`}>{step.wait}</span>
            </li>
          ))}
        </ol>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${length} ${length}`}
          preserveAspectRatio="none"
          className="drawn size-full fill-line rtl:-scale-x-100"
        >
          <path d={lenses.join('')} className="@max-3xl:[transform:matrix(0,1,1,0,0,0)]" />
        </svg>
        <ol className={`gap-1 ${row}`}>
          {steps.map((step, index) => (
            <li
              key={index}
              className={`drawn bg-accent text-on-accent ${item}`}
              style={{ flexGrow: step.minutes }}
            >
              <span className={text}>
                <span className="figure text-item @3xl:block @3xl:text-section">
                  <Figure>{step.value}</Figure>
                </span>{' '}
                {step.name}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {after && (
        <div className="mt-4 flex border-2 border-line-strong">
          <span
            className="drawn bg-accent min-w-1"
            style={{ width: `${(after.minutes / hours / 0.6).toFixed(2)}%` }}
          />
          <Time {...after} className="text-accent px-3" />
        </div>
      )}
    </DrawingFrame>
  );
}

/** A time, very large, with what it counts. */
function Time({ value, label, className }: IdleTimeSection['whole'] & { className: string }) {
  return (
    <p className={`flex flex-wrap content-start items-baseline gap-x-4 ${className}`}>
      <span className="figure text-page wrap-anywhere @3xl:text-display">
        <Figure>{value}</Figure>
      </span>
      <span className="text-sm leading-tight text-ink">{label}</span>
    </p>
  );
}
