import { between, type Random } from './random';

/** Many systems on the left, one stream in the middle, fewer and clearer answers on the right. */
export function flow(random: Random) {
  const sources = Array.from({ length: 11 }, (_, index) => ({
    y: 24 + index * 43,
    width: between(random, 28, 76),
  }));
  const targets = [110, 240, 370];
  return (
    <>
      {sources.map(({ y, width }, index) => (
        <g key={y}>
          <path
            className={`fill-none ${index % 3 === 0 ? 'stroke-accent' : 'stroke-line-strong'}`}
            strokeWidth={index % 3 === 0 ? 3 : 1.5}
            d={`M${width} ${y}C180 ${y} 170 ${225 + index * 3} 250 ${225 + index * 3}`}
          />
          <rect className="fill-ink" x="0" y={y - 9} width={width} height="18" />
        </g>
      ))}
      {targets.map((y, index) => (
        <g key={y}>
          <path
            className="fill-none stroke-accent"
            strokeWidth="6"
            d={`M276 ${232 + index * 8}C350 ${232 + index * 8} 340 ${y} 400 ${y}`}
          />
          <circle className="fill-surface stroke-accent" strokeWidth="6" cx="430" cy={y} r="30" />
        </g>
      ))}
      <rect className="fill-accent" x="248" y="196" width="30" height="88" />
    </>
  );
}
