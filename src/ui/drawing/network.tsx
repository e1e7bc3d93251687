import { between, type Random } from './random';

/** Twelve houses and the record that they share: nodes on a ring, joined to the middle and to their neighbours. */
export function network(random: Random) {
  const nodes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI + random() * 0.2;
    const radius = between(random, 140, 210);
    return {
      x: Math.round(240 + Math.cos(angle) * radius),
      y: Math.round(240 + Math.sin(angle) * radius),
      size: between(random, 12, 26),
    };
  });
  return (
    <>
      {nodes.map(({ x, y }, index) => {
        const next = nodes[(index + 1) % nodes.length] ?? { x, y };
        return (
          <g key={`${x} ${y}`} className="fill-none">
            <path
              className="stroke-line-strong"
              strokeWidth="1.5"
              d={`M${x} ${y}Q240 240 ${next.x} ${next.y}`}
            />
            <path className="stroke-accent" strokeWidth="2.5" d={`M${x} ${y}L240 240`} />
          </g>
        );
      })}
      {nodes.map(({ x, y, size }) => (
        <g key={`${x}-${y}`}>
          <rect
            className="fill-surface stroke-ink"
            strokeWidth="2"
            x={x - size}
            y={y - size}
            width={size * 2}
            height={size * 2}
          />
          <path className="stroke-ink" strokeWidth="2.5" d={`M${x - 6} ${y}h12M${x} ${y - 6}v12`} />
        </g>
      ))}
      <circle className="fill-accent" cx="240" cy="240" r="38" />
      <circle className="fill-none stroke-surface" strokeWidth="3" cx="240" cy="240" r="26" />
    </>
  );
}
