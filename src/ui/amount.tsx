import { Fragment } from 'react';

/** The numbers behind a figure: a share of a whole, or a value before and after. */
export interface Drawable {
  share?: { part: number; of: number } | undefined;
  change?: { before: number; after: number } | undefined;
}

interface AmountProps extends Drawable {
  /** The labels of the two values of a change. */
  before: string;
  after: string;
}

/** The most squares that can be counted at a glance, in one row and in two; a larger number is shown as a bar. */
const row = 10;
const rows = 20;

/** The most units that can be told apart on one line; a larger number is shown as a bar. */
const line = 24;

/** Whether every language writes a number alike: a whole one without a separator of thousands. */
export const isUngrouped = (value: number) => isCount(value, 999);

const isCount = (value: number, most: number) => Number.isInteger(value) && value <= most;

/**
 * Draws a figure as countable squares, or as bars on one scale, with their values where every language writes these alike. Decorative: the
 * text next to it says the same.
 * @returns null if there are no numbers to draw
 */
export function Amount({ share, change, before, after }: AmountProps) {
  const names = { before, after };
  if (!share && !change) return null;
  const areAlike = change && isUngrouped(change.before) && isUngrouped(change.after);
  const areCounts = change && isCount(change.before, row) && isCount(change.after, row);
  return (
    <span
      aria-hidden="true"
      className={`amount mt-4 font-sans text-xs font-normal text-soft ${areCounts ? 'w-fit' : ''}`}
    >
      {share && (
        <span className="col-span-full">
          <Size value={share.part} of={share.of} isCount={isCount(share.of, rows)} hasRest />
        </span>
      )}
      {change &&
        (['before', 'after'] as const).map((when) => (
          <Fragment key={when}>
            <span>{names[when]}</span>
            <Size
              value={change[when]}
              of={Math.max(change.before, change.after)}
              isCount={areCounts === true}
              isPast={when === 'before'}
            />
            <b>{areAlike && change[when]}</b>
          </Fragment>
        ))}
    </span>
  );
}

interface SizeProps {
  value: number;
  of: number;
  isCount: boolean;
  /** Whether to show the rest of the whole as well. */
  hasRest?: boolean;
  isPast?: boolean;
}

function Size({ value, of, isCount, hasRest = false, isPast = false }: SizeProps) {
  const ground = isPast ? 'bg-line-strong' : 'bg-accent';
  // Nothing is an empty square: a bar without length would look like a mistake.
  if (value === 0 && !hasRest) return <span className="drawn size-4 border-2 border-accent" />;
  const count = hasRest ? of : value;
  // More than a row are two rows of the same length; the smaller of two counts has room for the larger.
  const columns = of > row ? Math.ceil(of / 2) : hasRest ? row : of;
  if (isCount)
    return (
      <span
        className="squares"
        style={columns === row ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1rem))` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <i key={index} className={`drawn ${index < value ? ground : 'bg-line'}`} />
        ))}
      </span>
    );
  return (
    <span className={`block ${hasRest ? 'drawn bg-line' : ''}`}>
      <span
        className={`drawn block h-2.5 min-w-0.5 ${ground}`}
        style={{ width: `${Math.round(Math.min(value / (of || 1), 1) * 1000) / 10}%` }}
      />
    </span>
  );
}

/**
 * A number drawn in countable units on a line as long as the largest: weeks of twelve. Decorative: the text next to it says the
 * same.
 */
export function Units({ count, of, className = '' }: { count: number; of: number; className?: string }) {
  const gap = of <= line ? 0.08 : 0;
  const draw = (length: number, color: string) => (
    <path
      d={`M0 .5h${Math.min(length, of)}`}
      className={color}
      stroke="currentColor"
      strokeDasharray={gap ? `${1 - gap} ${gap}` : undefined}
    />
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${of - gap} 1`}
      preserveAspectRatio="none"
      className={`h-2.5 w-full rtl:-scale-x-100 ${className}`}
    >
      {draw(of, 'text-line-strong opacity-40')}
      {draw(count, 'text-accent')}
    </svg>
  );
}
