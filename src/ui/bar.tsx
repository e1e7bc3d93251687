import type { CSSProperties } from 'react';

/** The most units that can be told apart on one line; a bar of more is plain. */
const countable = 12;

interface BarProps {
  value: number;
  /** What the line is as long as: a whole, or the largest value on the same scale. */
  of: number;
  /** Whether this is a value of the past, which is grey. */
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
  return (
    <span aria-hidden="true" className={`track ${className}`}>
      {value > 0 && (
        <span
          className={`drawn ${isPast ? 'bg-line-strong' : 'bg-accent'} ${isCount && value > 1 ? 'units' : ''}`}
          style={{
            width: `${Math.round(share * 1000) / 10}%`,
            ...(isCount && ({ '--units': value } as CSSProperties)),
          }}
        />
      )}
    </span>
  );
}
