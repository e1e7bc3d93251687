import { between, type Random } from './random';

/** Wells that go down through beds of rock, each to its own depth, some turning along the bed that pays. */
export function wells(random: Random) {
  const beds = Array.from({ length: 9 }, (_, index) => 110 + index * 42 + between(random, -8, 8));
  const holes = Array.from({ length: 5 }, (_, index) => ({
    x: 50 + index * 92,
    bed: between(random, 3, 8),
    turn: between(random, 0, 1),
  }));
  return (
    <>
      {beds.map((y, index) => (
        <path
          key={y}
          className={`fill-none ${index % 3 === 1 ? 'stroke-line-strong' : 'stroke-line'}`}
          strokeWidth={index % 3 === 1 ? 10 : 3}
          d={`M0 ${y}Q120 ${y + between(random, -18, 18)} 240 ${y}T480 ${y}`}
        />
      ))}
      <path className="stroke-ink" strokeWidth="2" d="M0 86H480" />
      {holes.map(({ x, bed, turn }) => {
        const depth = beds[bed] ?? 300;
        return (
          <g key={x} className="fill-none">
            <path
              className="stroke-ink"
              strokeWidth="2"
              d={`M${x - 20} 86 ${x} 22 ${x + 20} 86M${x - 13} 64h26M${x - 7} 44h14`}
            />
            <path
              className="stroke-accent"
              strokeWidth="5"
              d={
                turn
                  ? `M${x} 86V${depth - 34}Q${x} ${depth} ${x + 34} ${depth}H${Math.min(476, x + 90)}`
                  : `M${x} 86V${depth}`
              }
            />
          </g>
        );
      })}
    </>
  );
}
