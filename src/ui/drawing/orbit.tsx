import { between, type Random } from './random';

/** Roles around one set of figures: rings of different speed, each carrying its people. */
export function orbit(random: Random) {
  const rings = [70, 120, 170, 222].map((radius, index) => ({
    radius,
    bodies: Array.from({ length: 3 + index * 2 }, () => ({
      angle: random() * 2 * Math.PI,
      size: between(random, 6, 15),
    })),
  }));
  return (
    <>
      {rings.map(({ radius, bodies }, ring) => (
        <g key={radius}>
          <circle className="fill-none stroke-line-strong" strokeWidth="1.5" cx="240" cy="240" r={radius} />
          {bodies.map(({ angle, size }, index) => (
            <circle
              key={angle}
              className={(index + ring) % 3 === 0 ? 'fill-accent' : 'fill-surface stroke-ink'}
              strokeWidth="2.5"
              cx={Math.round(240 + Math.cos(angle) * radius)}
              cy={Math.round(240 + Math.sin(angle) * radius)}
              r={size}
            />
          ))}
        </g>
      ))}
      <circle className="fill-ink" cx="240" cy="240" r="30" />
    </>
  );
}
