interface CaptionProps {
  /** What the axis counts. */
  unit: string;
  line?: { label: string } | undefined;
}

/** The caption of rows on one axis, with the key of the line across them. */
export function AxisCaption({ unit, line }: CaptionProps) {
  return (
    <figcaption className="flex flex-wrap justify-between gap-x-6 border-b-2 border-ink pb-2 text-sm font-semibold">
      <span>{unit}</span>
      {line && (
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 border-s-3 border-ink" />
          {line.label}
        </span>
      )}
    </figcaption>
  );
}

/** The part of the line in one row. @param at its place in the row, as a percentage */
export function AxisLine({ at }: { at: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-y-0 -ms-px border-s-3 border-ink"
      style={{ insetInlineStart: at }}
    />
  );
}
