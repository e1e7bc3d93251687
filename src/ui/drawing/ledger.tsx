import { between, type Random } from './random';

/** A close calendar: the days of a month, the work of each day as a bar, and the line that ends earlier every month. */
export function ledger(random: Random) {
  const rows = Array.from({ length: 9 }, (_, row) => ({
    start: between(random, 0, 40),
    end: 440 - row * 38 + between(random, -14, 14),
    split: between(random, 3, 7) / 10,
  }));
  return (
    <>
      {Array.from({ length: 13 }, (_, day) => 20 + day * 36).map((x) => (
        <path key={x} className="stroke-line" strokeWidth="1" d={`M${x} 20V460`} />
      ))}
      {rows.map(({ start, end, split }, row) => {
        const y = 36 + row * 47;
        const middle = Math.round(start + (end - start) * split);
        return (
          <g key={y}>
            <path className="stroke-ink" strokeWidth="14" d={`M${20 + start} ${y}H${middle}`} />
            <path className="stroke-accent" strokeWidth="14" d={`M${middle + 4} ${y}H${end}`} />
          </g>
        );
      })}
      <path
        className="fill-none stroke-ink"
        strokeWidth="2"
        strokeDasharray="2 6"
        d={`M${rows.map(({ end }, row) => `${end + 14} ${36 + row * 47}`).join('L')}`}
      />
    </>
  );
}
