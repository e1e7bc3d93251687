/**
 * A hundred squares, filled from the bottom: so many before, and so many more after; the rest are hairlines. Decorative: the text next to it says the
 * same.
 */
export function Hundred({ before, after }: { before: number; after: number }) {
  const squares = (from: number, to: number, color: string, height = 9) =>
    to > from && <path d={rowsOf(from, to)} className={color} stroke="currentColor" strokeWidth={height} />;
  const least = Math.min(before, after);
  const most = Math.max(before, after);
  return (
    <svg aria-hidden="true" viewBox="0 0 99 99" strokeDasharray="9 1" className="w-full rtl:-scale-x-100">
      {squares(0, least, 'text-line-strong')}
      {squares(least, most, 'text-accent')}
      {squares(most, 100, 'text-line-strong', 0.75)}
    </svg>
  );
}

/** The rows of ten that squares number `from` to `to` take, each a line of dashes. */
function rowsOf(from: number, to: number): string {
  let path = '';
  for (let start = from; start < to; start = (Math.floor(start / 10) + 1) * 10) {
    const row = Math.floor(start / 10);
    const end = Math.min(to, (row + 1) * 10);
    path += `M${(start % 10) * 10} ${94.5 - row * 10}H${(end - row * 10) * 10 - 1}`;
  }
  return path;
}
