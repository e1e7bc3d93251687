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
