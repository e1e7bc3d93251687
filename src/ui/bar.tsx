import type { CSSProperties } from 'react';
import { percent } from './percent';

/** The most units that can be told apart on one line; a bar of more is plain. */
const countable = 12;

interface BarProps {
  value: number;
  /** What the line is as long as: a whole, or the largest value on the same scale. */
  of: number;
  /** Whether this is a value of the past, which is gray. */
  isPast?: boolean;
  className?: string;
}

/**
 * A value as a bar on a hairline, in countable units if there are few. Nothing is the hairline alone. Decorative: the text next
 * to it says the same.
 */
export function Bar({ value, of, isPast = false, className = '' }: BarProps) {
  const isCount = of <= countable && Number.isInteger(of) && Number.isInteger(value);
  const share = Math.min(value / (of || 1), 1);
  const style: CSSProperties = { width: percent(share) };
  return (
    <span aria-hidden="true" className={`track ${isPast ? 'past' : ''} ${className}`}>
      {value > 0 &&
        (isCount && value > 1 ? (
          <span className="units" style={{ ...style, '--units': value }} />
        ) : (
          <span style={style} />
        ))}
    </span>
  );
}
