interface GridLinesProps {
  /** Where lines stand on the axis, in its unit. */
  marks: readonly number[];
  /** The place of a mark from the beginning of the axis, as a CSS length. */
  at: (mark: number) => string;
}

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

/** The end of a chart: a hairline with the numbers of the axis below it, each on its line. */
export function AxisNumbers({ marks, at, format, className = '' }: AxisNumbersProps) {
  return (
    <p
      aria-hidden="true"
      className={`tabular relative h-6 border-t border-line-strong text-xs text-soft ${className}`}
    >
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute top-1 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
          style={{ insetInlineStart: at(mark) }}
        >
          {format(mark)}
        </span>
      ))}
    </p>
  );
}
