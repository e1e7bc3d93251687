interface GridLinesProps {
  /** Where lines stand on the axis, in its unit. */
  marks: readonly number[];
  /** The place of a mark from the beginning of the axis, as a CSS length. */
  at: (mark: number) => string;
}

/** The marks of an axis from 0 to its length, one in each distance. */
export const marksEvery = (distance: number, length: number) =>
  Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);

/** The vertical lines of an axis behind the drawing of a row, which is positioned. */
export function GridLines({ marks, at }: GridLinesProps) {
  return marks.map((mark) => (
    <span
      key={mark}
      className="absolute inset-y-0 border-s border-line"
      style={{ insetInlineStart: at(mark) }}
    />
  ));
}

interface AxisNumbersProps extends GridLinesProps {
  /** Writes a number in the language of the page. */
  format: (value: number) => string;
  className?: string;
}

/** Leaves out every second number in a container that has less room than they need, however large the text is. */
const thinned: readonly [need: number, className: string][] = [
  [20, '@max-[30rem]:[&>:nth-child(even)]:hidden'],
  [14, '@max-[20rem]:[&>:nth-child(even)]:hidden'],
  [9, '@max-[14rem]:[&>:nth-child(even)]:hidden'],
];

/** The end of a chart: a hairline with the numbers of the axis below it, each on its line. */
export function AxisNumbers({ marks, at, format, className = '' }: AxisNumbersProps) {
  const numbers = marks.map(format);
  // In rem: a digit is a little narrower than half of one, and there is a gap between numbers.
  const need = numbers.reduce((sum, number) => sum + 0.45 * number.length + 0.6, 0);
  const [, sparse = ''] = thinned.find(([least]) => need > least) ?? [];
  return (
    <p
      aria-hidden="true"
      className={`tabular relative h-6 border-t border-line-strong text-xs text-soft ${sparse} ${className}`}
    >
      {numbers.map((number, index) => (
        <span
          key={marks[index]}
          className="absolute top-1 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          style={{ insetInlineStart: at(marks[index] ?? 0) }}
        >
          {number}
        </span>
      ))}
    </p>
  );
}
