import { between, type Random } from './random';

/** A message on its way: arcs that leave one point and reach four places. */
export function signal(random: Random) {
  const places = [110, 210, 310, 400].map((x) => ({ x, y: between(random, 60, 330) }));
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
        <path
          key={`arc ${index}`}
          className={`fill-none ${index % 3 === 0 ? 'stroke-accent' : 'stroke-line-strong'}`}
          strokeWidth={index % 3 === 0 ? 4 : 1.5}
          d={`M${20 + index * 4} ${420 - index * 46}A${60 + index * 46} ${60 + index * 46} 0 0 1 ${100 + index * 46} 460`}
        />
      ))}
      {places.map(({ x, y }) => (
        <g key={x}>
          <path className="stroke-ink" strokeWidth="2" d={`M${x} ${y}V460`} />
          <rect
            className="fill-surface stroke-ink"
            strokeWidth="2.5"
            x={x - 13}
            y={y - 13}
            width="26"
            height="26"
          />
        </g>
      ))}
      <circle className="fill-ink" cx="30" cy="456" r="18" />
    </>
  );
}
