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
}

/** The numbers of an axis, each below its line; their row is positioned. */
export function AxisNumbers({ marks, at, format }: AxisNumbersProps) {
  return marks.map((mark) => (
    <span
      key={mark}
      className="absolute top-1 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
      style={{ insetInlineStart: at(mark) }}
    >
      {format(mark)}
    </span>
  ));
}
